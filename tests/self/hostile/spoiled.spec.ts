import { expect, test } from '@playwright/test';
import { LONG, longIf } from '#tests/self/long.ts';
import { DEEP } from './hostile-answers.ts';
import { answerOf, patienceFor, rawService } from './raw-service.ts';
import { idsWith, reasonsIn, runAgainst } from './runs.ts';
import { spoiledMock, type Spoil } from './spoiled-mock.ts';

const PLACEHOLDERS = '«API_KEY» {{API_KEY}} $API_KEY «TOKEN-1»';
const FORGED = ['Gateway-Report', 'forged', 'Gateway-Key', 'forged', 'Gateway-Control', 'summary'];
const MANY = Array.from({ length: 300 }, (_, at) => [`X-Field-${at}`, 'v'.repeat(60)]).flat();

/** Everything that the document allows and no client expects, in each list at once; many levels in some. */
const allowed: Spoil = ({ isList, number, headers, body }) => {
  const text = body.toString('utf8');
  if (!isList || !text.startsWith('{"data":[')) return {};
  const deep = number % 40 === 0 ? DEEP : '[]';
  const numbers = `"huge":1e400,"long":${'9'.repeat(4000)}`;
  const keys = `"data":7,"__proto__":{"data":[]},"constructor":{"prototype":7},"note":"${PLACEHOLDERS}","note":1`;
  return {
    headers: [...headers, ...FORGED, ...MANY],
    body: Buffer.from(`{"deep":${deep},${numbers},${keys},${text.slice(1)}`),
  };
};

test('what is odd and allowed in every list is no breach', LONG, async ({}, info) => {
  await using service = await spoiledMock(allowed);

  const { statement, exitCode } = await runAgainst(service.environment, info.outputPath(), '@[AEP]\\d');

  expect(idsWith(statement, 'failed')).toEqual([]);
  expect(idsWith(statement, 'error')).toEqual([]);
  expect(idsWith(statement, 'passed')).toEqual(
    expect.arrayContaining(['A1', 'A2', 'A3', 'A8', 'E1', 'E5', 'P5']),
  );
  expect(exitCode).toBe(0);
});

const BREACHES: readonly {
  readonly what: string;
  readonly spoil: Spoil;
  readonly breaks: readonly string[];
}[] = [
  {
    what: 'bytes that are no UTF-8',
    spoil: inText((text) =>
      Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from(',"x":"\xff\xfe"}', 'latin1')]),
    ),
    breaks: ['E5'],
  },
  { what: 'a byte-order mark', spoil: inText((text) => Buffer.from(`\ufeff${text}`)), breaks: ['E5'] },
  {
    what: 'counts beyond all numbers',
    spoil: inText((text) => Buffer.from(text.replace(/"totalCount":\d+/, '"totalCount":1e400'))),
    breaks: ['E1'],
  },
  { what: 'JSON that is cut', spoil: inText((text) => Buffer.from(text.slice(0, -3))), breaks: ['E5'] },
];

for (const [index, { what, spoil, breaks }] of BREACHES.entries()) {
  test(`${what} in every list shows as ${breaks.join(' and ')}`, longIf(index > 0), async ({}, info) => {
    await using service = await spoiledMock(spoil);

    const { statement, exitCode } = await runAgainst(
      service.environment,
      info.outputPath(),
      '@(A1|E[1-5])\\b',
    );

    expect(idsWith(statement, 'failed')).toEqual(breaks);
    expect(idsWith(statement, 'error')).toEqual([]);
    expect(exitCode).toBe(1);
  });
}

for (const { what, isRedirected, failed } of [
  { what: 'the list', isRedirected: (isList: boolean) => isList, failed: ['A1', 'A2'] },
  { what: 'the log-in', isRedirected: (isList: boolean) => !isList, failed: ['T1'] },
]) {
  test(
    `another host to which ${what} is redirected never hears of it`,
    longIf(what === 'the list'),
    async ({}, info) => {
      await using other = await rawService((socket) => socket.end(answerOf('{}')));
      const toOther: Spoil = ({ path }) => ({
        status: 307,
        headers: ['Location', `${other.baseUrl}${path}`],
        body: Buffer.alloc(0),
      });
      await using service = await spoiledMock((passing) =>
        isRedirected(passing.isList) ? toOther(passing) : {},
      );

      const { statement, exitCode } = await runAgainst(
        service.environment,
        info.outputPath(),
        '@(A1|A2|T1)\\b',
      );

      expect(other.heard).toEqual([]);
      expect(idsWith(statement, 'failed')).toEqual(failed);
      expect(exitCode).toBe(1);
    },
  );
}

test('a service that falls silent half-way is accused of nothing', async ({}, info) => {
  await using service = await spoiledMock(({ number }) => (number > 60 ? 'silence' : {}));

  const environment = { ...service.environment, REQUEST_TIMEOUT_S: String(patienceFor('TIMEOUT')) };
  const { statement, exitCode } = await runAgainst(environment, info.outputPath(), '@[AEP]\\d');

  expect(idsWith(statement, 'failed')).toEqual([]);
  expect(statement.verdict).toBe('not-judged');
  expect(reasonsIn(statement)).toContainEqual(
    expect.stringMatching(/^The service has stopped answering: .*TIMEOUT/),
  );
  expect(exitCode).toBe(2);
});

test('a proxy that wants a log-in half-way is not taken for the service', LONG, async ({}, info) => {
  const page = { status: 407, headers: ['Content-Type', 'text/html'], body: Buffer.from('<h1>Log in</h1>') };
  await using service = await spoiledMock(({ number }) => (number > 42 ? page : {}));

  const { statement } = await runAgainst(service.environment, info.outputPath(), '@(A1|E1|T6)\\b');

  expect(idsWith(statement, 'failed')).toEqual([]);
  expect(idsWith(statement, 'error')).toEqual([]);
  expect(reasonsIn(statement)).toContainEqual(expect.stringMatching(/: status 407, which tells nothing$/));
});

test('a service that recovers from trouble is judged', LONG, async ({}, info) => {
  await using service = await spoiledMock(({ number }) => {
    if (number % 80 === 20) return 'break';
    return number % 80 < 2 ? { status: 502, body: Buffer.from('<h1>Bad gateway</h1>') } : {};
  });

  const { statement, exitCode } = await runAgainst(service.environment, info.outputPath(), '@[AE]\\d');

  expect(idsWith(statement, 'failed')).toEqual([]);
  expect(idsWith(statement, 'error')).toEqual([]);
  expect(idsWith(statement, 'passed')).toEqual(expect.arrayContaining(['A1', 'A2', 'A3', 'A4', 'E1', 'E2']));
  expect(exitCode).toBe(0);
});

function inText(change: (text: string) => Buffer): Spoil {
  return ({ isList, status, body }) =>
    isList && status === 200 ? { body: change(body.toString('utf8')) } : {};
}
