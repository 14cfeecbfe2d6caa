import { expect, test } from '@playwright/test';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { closedByLogin, closedByServed } from '#fixtures/judge/refusals/closed-by-right-ones.ts';
import { answer, client, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };

/** A right request by the key, seen by the service. */
interface Right {
  /** So many requests behind the latest log-in, from 1; without end where there was none. */
  readonly behind: number;
  readonly logins: number;
}

interface Judged {
  readonly result: RefusalResult;
  readonly logins: number;
}

async function judged(isRefused: (right: Right) => boolean, clients = [client(1)]): Promise<Judged> {
  let behind = Infinity;
  let logins = 0;
  const service = await knownService((request) => {
    if (request.method === 'POST') {
      logins += 1;
      behind = 0;
      const name: TokenName = `TOKEN-${logins}`;
      return Promise.resolve(answer({ request, body: {}, report: { tokens: [tokenSeen({ name })] } }));
    }
    behind += 1;
    return Promise.resolve(
      isRefused({ behind, logins })
        ? answer({ request, status: 401 })
        : answer({ request, body: envelope(clients) }),
    );
  });
  return { result: await closedByLogin(service, PAGE), logins };
}

test('a key that is refused behind each log-in, and served later, is told (A1)', async () => {
  const { result, logins } = await judged(({ behind }) => behind <= 4);

  expect(result.findings).toMatchObject([{ actual: 'status 401' }]);
  expect(logins).toBe(3);
});

test('a key that is served at once tells nothing (A1)', async () => {
  expect(await judged(() => false)).toEqual({ result: { findings: [] }, logins: 1 });
});

test('a key that was refused behind some log-ins may be banned for a moment (A1)', async () => {
  const { result } = await judged(({ behind, logins }) => behind <= 2 && logins !== 3);

  expect(result).toEqual({ findings: [] });
});

test('a key that is served no more, or never, is for others to tell (A1)', async () => {
  const [never, once] = [await judged(() => true), await judged(({ logins }) => logins > 0)];

  expect([never.result.findings, once.result.findings]).toEqual([[], []]);
  expect([never.result.untold, once.result.untold]).toEqual([
    'the right request is not served',
    'the right request is not served',
  ]);
});

test('a list without clients is as open behind a log-in as before (A1)', async () => {
  expect((await judged(() => false, [])).result).toEqual({ findings: [] });
});

/** Requests by each scheme: what the service saw of the other one just before. */
async function judgedBehindServed(
  scheme: SchemeName,
  isRefused: (of: { readonly scheme: SchemeName; readonly last: readonly SchemeName[] }) => boolean,
  lifetimeS = 60,
): Promise<RefusalResult> {
  const last: SchemeName[] = [];
  let logins = 0;
  const token = { places: ['body/token'], kind: 'JWS', sessions: 'several', lifetimeS } as const;
  const service = await knownService(
    (request) => {
      if (request.method === 'POST') {
        logins += 1;
        last.splice(0);
        const name: TokenName = `TOKEN-${logins}`;
        return Promise.resolve(answer({ request, body: {}, report: { tokens: [tokenSeen({ name })] } }));
      }
      const by = JSON.stringify(request.insert).includes('TOKEN') ? 'bearer' : 'apiKey';
      const refused = isRefused({ scheme: by, last });
      last.push(by);
      return Promise.resolve(
        refused ? answer({ request, status: 401 }) : answer({ request, body: envelope([client(1)]) }),
      );
    },
    { ground: { token } },
  );
  return closedByServed(service, PAGE, scheme);
}

for (const scheme of ['apiKey', 'bearer'] as const) {
  test(`what the other scheme has just opened is not to be closed [${scheme}] (A1, A2)`, async () => {
    const isBehind = (of: { readonly scheme: SchemeName; readonly last: readonly SchemeName[] }): boolean =>
      of.scheme === scheme && of.last.length > 0 && of.last.at(-1) !== scheme;

    const wrong = await judgedBehindServed(scheme, isBehind);
    const right = await judgedBehindServed(scheme, () => false);

    expect(wrong.findings).toMatchObject([{ actual: 'status 401' }]);
    expect(right).toEqual({ findings: [] });
  });

  test(`where the other scheme is not served, nothing is told [${scheme}] (A1, A2)`, async () => {
    const result = await judgedBehindServed(scheme, (of) => of.scheme !== scheme);

    expect(result).toEqual({ findings: [], untold: 'the other scheme is not served' });
  });
}

test('a token that may have ended tells nothing (A2)', async () => {
  const isBehind = (of: { readonly scheme: SchemeName; readonly last: readonly SchemeName[] }): boolean =>
    of.scheme === 'bearer' && of.last.at(-1) === 'apiKey';

  expect(await judgedBehindServed('bearer', isBehind, 0)).toEqual({ findings: [] });
});
