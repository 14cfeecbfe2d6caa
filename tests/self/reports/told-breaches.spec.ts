import { expect } from '@playwright/test';
import { longIf } from '#tests/self/long.ts';
import { playwright, prepare, readStatement, test } from './small-project.ts';

const TITLES = ['one', 'two', 'three'];
/** Tests that end with a breach as those of the suite do, and say which worker they ran in. */
const BREACHING = `
  import { Judge } from '#fixtures/judge/judge.ts';
  import { Masking } from '#fixtures/evidence/masking.ts';
  import { answer } from '#tests/self/checks/answers.ts';
  const evidence = { baseUrl: '', masking: new Masking({ showData: true, key: 'key' }) };
  for (const title of ${JSON.stringify(TITLES)}) {
    test(title, rule('A1'), async ({}, info) => {
      console.log('worker ' + process.env.TEST_WORKER_INDEX);
      const judge = new Judge(info, { evidence, requirements: new Map() });
      await judge.holds('A1', [{ exchange: answer({}), expected: 'a list', actual: 'nothing' }]);
    });
  }`;

test('tests that tell a breach share a worker, and each is a failure to whoever counts', async ({
  folder,
  gatewayUrl,
}) => {
  prepare(folder, { gatewayUrl, specs: [BREACHING], toldBreaches: true });

  const { output, code } = await playwright(folder, []);

  expect(workersIn(output), output).toEqual(['0', '0', '0']);
  expect(code).toBe(1);
  const { verdict, requirements } = readStatement(folder);
  expect(verdict).toBe('violates');
  const tests = requirements.find(({ id }) => id === 'A1')?.tests;
  expect(tests?.map(({ title, outcome }) => `${title} ${outcome}`)).toEqual(
    TITLES.map((title) => `${title} failed`),
  );
});

test('an error that is no breach ends its worker, whose state nobody knows', async ({
  folder,
  gatewayUrl,
}) => {
  const broken = `${BREACHING}
    test('four', rule('A1'), () => { throw new TypeError('of the suite'); });
    test('five', rule('A1'), () => { console.log('worker ' + process.env.TEST_WORKER_INDEX); });`;
  prepare(folder, { gatewayUrl, specs: [broken], toldBreaches: true });

  const { output, code } = await playwright(folder, []);

  expect(workersIn(output), output).toEqual(['0', '0', '0', '1']);
  expect(code).toBe(1);
});

for (const { flag, workers, isLong } of [
  { flag: '--reporter=line', workers: 3, isLong: false },
  { flag: '--retries=1', workers: 6, isLong: true },
]) {
  test(
    `with ${flag} each breach ends a worker, as in any project`,
    longIf(isLong),
    async ({ folder, gatewayUrl }) => {
      prepare(folder, { gatewayUrl, specs: [BREACHING], toldBreaches: true });

      const { output, code } = await playwright(folder, [flag]);

      expect(new Set(workersIn(output)).size, output).toBe(workers);
      expect(code).toBe(1);
    },
  );
}

function workersIn(output: string): readonly (string | undefined)[] {
  return [...output.matchAll(/worker (\d+)/g)].map(([, index]) => index);
}
