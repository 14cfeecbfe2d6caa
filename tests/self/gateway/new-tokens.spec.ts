import { expect, test } from '@playwright/test';
import { json, logIn, stand, TOKEN_PATH, type Ask, type Stand } from './stand.ts';
import { makeToken } from './tokens.ts';

type Insert = NonNullable<Ask['insert']>;

const KEY = { in: 'header', at: 'API-KEY', credential: 'API_KEY' } as const;
const ORGANIZATION = { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' } as const;

function by(credential: Insert[number]['credential'], ...others: Insert): Ask {
  const token = { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential } as const;
  return { headers: ['pageNo', '1'], insert: [token, KEY, ...(others.length > 0 ? others : [ORGANIZATION])] };
}

/** A use of a token: which one, from 1, and the how manieth use of it that is. */
type Used = Readonly<{ n: number; time: number }>;

const NEVER_SECOND = ({ n }: Used): boolean => n !== 2;

/** Numbers the tokens of log-ins, notes which ones the list is asked with, and opens it to them as told. */
function numbering(
  opens: (used: Used) => boolean,
  { lifetimeS = 3600, asked = [] }: { readonly lifetimeS?: number; readonly asked?: number[] } = {},
): Promise<Stand> {
  let issued = 0;
  return stand((heard, response) => {
    if (heard.url === TOKEN_PATH) {
      const iat = Math.floor(Date.now() / 1000);
      json(response, 200, { token: makeToken({ n: (issued += 1), iat, exp: iat + lifetimeS }) });
      return;
    }
    const bearer = heard.rawHeaders[heard.rawHeaders.indexOf('Authorization') + 1] ?? '';
    const claims: unknown = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString());
    const { n } = claims as { readonly n: number };
    asked.push(n);
    json(response, opens({ n, time: asked.filter((one) => one === n).length }) ? 200 : 401, {});
  });
}

/** The first token has opened the list; then there is a second one. */
async function havingTwo(service: Stand, second: Ask = logIn()): Promise<void> {
  await service.ask(logIn());
  await service.ask(by('TOKEN-1'));
  await service.ask(second);
}

test('a token that opens nothing while an older one does is told', async () => {
  await using service = await numbering(NEVER_SECOND);
  await havingTwo(service);

  const { status, report } = await service.ask(by('TOKEN-2'));

  expect({ status, isDead: report.deadToken }).toEqual({ status: 401, isDead: true });
});

test('a shared token that opens nothing while the one before it does is told', async () => {
  await using service = await numbering(NEVER_SECOND);
  await service.ask(logIn());
  const expiresAtMs = Date.now() + 100;
  const plan = { places: ['body/token'], name: 'TOKEN-1', sessions: 'several', expiresAtMs } as const;
  service.gateway.keepToken({ ...plan, expiresAtMs: Date.now() + 3_600_000, lifetimeMs: 3_600_000 });
  await service.ask(by('TOKEN'));
  service.gateway.keepToken({ ...plan, lifetimeMs: 3_600_000 });

  const { report } = await service.ask(by('TOKEN'));

  expect(report.deadToken).toBe(true);
});

for (const { title, opens, second, before = [] } of [
  { title: 'the older one is refused, too: a ban', opens: ({ n, time }: Used) => n === 1 && time !== 2 },
  { title: 'the older one is refused behind it', opens: ({ n, time }: Used) => n === 1 && time <= 2 },
  { title: 'it opens a moment later: another node', opens: ({ n, time }: Used) => n === 1 || time > 1 },
  {
    title: 'it has opened before',
    opens: ({ n, time }: Used) => n === 1 || time === 1,
    before: [by('TOKEN-2')],
  },
  {
    title: 'it was used wrongly before',
    opens: NEVER_SECOND,
    before: [by('TOKEN-2', { ...ORGANIZATION, credential: 'UNKNOWN_ORGANIZATION_ID' })],
  },
  {
    title: 'its log-in was for another organization',
    opens: NEVER_SECOND,
    second: {
      ...logIn(),
      insert: [
        ...(logIn().insert ?? []),
        { ...ORGANIZATION, credential: 'UNKNOWN_ORGANIZATION_ID' } as const,
      ],
    },
  },
]) {
  test(`nothing is told of a token that is refused where ${title}`, async () => {
    await using service = await numbering(opens);
    await havingTwo(service, second);
    for (const ask of before) await service.ask(ask);

    const { report } = await service.ask(by('TOKEN-2'));

    expect(report.deadToken).toBeUndefined();
  });
}

test('an older token that has ended is not asked with', async () => {
  const asked: number[] = [];
  await using service = await numbering(NEVER_SECOND, { lifetimeS: 1, asked });
  await service.ask(logIn());
  await service.ask(by('TOKEN-1'));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await service.ask(logIn());

  await service.ask(by('TOKEN-2'));

  expect(asked).toEqual([1, 2]);
});
