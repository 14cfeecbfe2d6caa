import { expect } from '@playwright/test';
import { loadRequirements } from '#spec/catalogue.ts';
import { CONFORMING } from './data/statements.ts';
import { playwright, prepare, readStatement, test } from './small-project.ts';

const [FIRST = '', SECOND = ''] = loadRequirements().map(({ id }) => id);

test('a run with a breach is written as a statement that violates', async ({ folder, gatewayUrl }) => {
  const breach = { requirement: FIRST, where: 'GET /x', expected: 'a list', actual: 'nothing' };
  prepare(folder, {
    gatewayUrl,
    specs: [
      `
      test('red', rule('${FIRST}'), async ({}, info) => {
        await info.attach('breach', { contentType: 'application/json', body: ${JSON.stringify(JSON.stringify(breach))} });
        expect(1, 'GET /x: must be a list').toBe(2);
      });
      test('green', rule('${SECOND}'), () => { test.info().annotations.push({ type: 'warning', description: 'N9: odd' }); });`,
    ],
  });

  const { output, code } = await playwright(folder, []);
  const statement = readStatement(folder);

  expect(statement).toMatchObject({
    verdict: 'violates',
    because: [FIRST],
    target: { name: 'staging' },
    run: { selection: 'full', requests: CONFORMING.run.requests, seed: 'seed-1' },
    warnings: [{ id: 'N9', text: 'odd' }],
  });
  expect(statement.requirements.find(({ id }) => id === FIRST)?.tests[0]?.breaches).toEqual([breach]);
  expect(statement.requirements.find(({ id }) => id === SECOND)?.outcome).toBe('passed');
  expect(statement.requirements).toHaveLength(loadRequirements().length);
  expect(output).toContain('VIOLATES');
  expect(output.slice(output.indexOf('area '))).not.toContain('\u001b');
  expect(code).toBe(1);
});

test('a filtered run says so', async ({ folder, gatewayUrl }) => {
  const spec = `test('green', rule('${FIRST}'), () => {}); test('other', rule('${SECOND}'), () => {});`;
  prepare(folder, { gatewayUrl, specs: [spec] });

  await playwright(folder, ['--grep', 'green']);
  const statement = readStatement(folder);

  expect(statement.run.selection).toBe('filtered');
  expect(statement.requirements.find(({ id }) => id === SECOND)).toMatchObject({
    outcome: 'untested',
    reason: 'not selected in this run',
  });
});

test('a set-up that fails is written as not judged, with the reason', async ({ folder }) => {
  prepare(folder, { specs: [`test('green', () => {});`], setup: `throw new Error('BASE_URL is missing');` });

  await playwright(folder, []);
  const statement = readStatement(folder);

  expect(statement.verdict).toBe('not-judged');
  expect(statement.because).toEqual(['Error: BASE_URL is missing']);
});

test('an interrupted run is written as not judged', async ({ folder, gatewayUrl }) => {
  const spec = `test('slow', rule('${FIRST}'), async () => { console.log('STARTED'); await new Promise(() => {}); });`;
  prepare(folder, { gatewayUrl, specs: [spec] });

  await playwright(folder, [], { interruptAt: 'STARTED' });
  const statement = readStatement(folder);

  expect(statement).toMatchObject({
    verdict: 'not-judged',
    because: ['interrupted'],
    run: { interrupted: true },
  });
});

test('breaches become annotations on GitHub and nowhere else', async ({ folder, gatewayUrl }) => {
  const spec = `test('red', rule('${FIRST}'), () => { expect(1, 'GET /x: must be a list').toBe(2); });`;
  prepare(folder, { gatewayUrl, specs: [spec] });

  const there = await playwright(folder, [], { env: { GITHUB_ACTIONS: 'true' } });
  const elsewhere = await playwright(folder, [], { env: { GITHUB_ACTIONS: 'false' } });

  expect(there.output).toContain(`\n::error title=${FIRST} failed::`);
  expect(elsewhere.output).not.toContain('::error');
});
