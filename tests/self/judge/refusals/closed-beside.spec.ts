import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { lacking } from '#fixtures/client/wrong-credentials.ts';
import { wrongPassword } from '#fixtures/client/wrong-logins.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, client, envelope, tokenSeen, type AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
const TAKES_MS = 10;

/** A right request, seen by the service. */
interface Right {
  /** So many were on their way at the same moment, and so many of them were wrong. */
  readonly beside: number;
  readonly wrong: number;
  /** The latest wrong one came so long ago. */
  readonly agoMs: number;
  /** So many wrong ones came before. */
  readonly refusals: number;
  readonly credential: string;
}

/** Takes requests as they come, and answers them a moment later. */
class Moments {
  readonly #way = new Set<{ beside: number; wrong: number }>();
  #refusals = 0;
  #latestMs = -Infinity;
  readonly misused = new Set<string>();

  async pass(isRight: boolean, credential: string, takesMs: number): Promise<Right> {
    const own = { beside: 0, wrong: 0 };
    this.#way.add(own);
    for (const one of this.#way) one.beside = Math.max(one.beside, this.#way.size);
    if (!isRight) {
      this.misused.add(credential);
      this.#refusals += 1;
      this.#latestMs = Date.now();
      await sleep(0);
      for (const one of this.#way) one.wrong += 1;
    }
    const agoMs = Date.now() - this.#latestMs;
    await sleep(takesMs);
    this.#way.delete(own);
    return { ...own, agoMs, refusals: this.#refusals, credential };
  }
}

type Refuses = (right: Right, moments: Moments) => boolean;

/** A service that refuses some right requests so. */
async function scene(refuses: Refuses, parts: AnswerParts, takesMs: number): Promise<Service> {
  const [lists, logins] = [new Moments(), new Moments()];
  let tokens = 0;
  const granted = (request: ApiRequest): AnswerParts => {
    if (request.method !== 'POST') return { body: envelope([client(1)]) };
    tokens += 1;
    return { body: {}, report: { tokens: [tokenSeen({ name: `TOKEN-${tokens}` })] } };
  };
  return knownService(async (request) => {
    const moments = request.method === 'POST' ? logins : lists;
    const isRight = isWhole(request);
    const right = await moments.pass(isRight, request.insert?.[0]?.credential ?? '', takesMs);
    const isRefused = !isRight || refuses(right, moments);
    return answer({
      request,
      ...(isRefused ? { status: 401, ...(isRight ? parts : {}) } : granted(request)),
    });
  });
}

/** Nothing is altered or left out. */
function isWhole({ insert = [] }: ApiRequest): boolean {
  const isPlain = insert.every(({ alteration }) => alteration === undefined);
  return isPlain && insert.some(({ at }) => at === 'Organization-ID');
}

/** The requirements that are broken. */
async function judged(
  scheme: SchemeName | 'login',
  refuses: Refuses,
  { parts = {}, takesMs = TAKES_MS }: { readonly parts?: AnswerParts; readonly takesMs?: number } = {},
): Promise<readonly string[]> {
  const service = await scene(refuses, parts, takesMs);
  if (scheme === 'login') {
    const { yielded, closed } = await service.logins.besideRight(wrongPassword(), PAGE);
    expect(yielded).toEqual([]);
    return closed.map(() => 'T1');
  }
  const wrong = lacking(service.contract, scheme, ['Organization-ID']);
  const { findings, ofOthers = [] } = await service.refused.atOnce({ scheme, page: PAGE }, [wrong, wrong]);
  expect(findings).toEqual([]);
  return ofOthers.map(({ requirement }) => requirement);
}

const isBesideWrong = ({ wrong }: Right): boolean => wrong > 0;

for (const [kind, broken] of [
  ['apiKey', 'A1'],
  ['bearer', 'A2'],
  ['login', 'T1'],
] as const) {
  test.describe(`right requests that are on their way beside wrong ones: ${kind}`, () => {
    test(`are told where they are refused each time [${kind}]`, async () => {
      expect(await judged(kind, isBesideWrong)).toEqual([broken]);
    });

    test(`show nothing where they are served [${kind}]`, async () => {
      expect(await judged(kind, () => false)).toEqual([]);
    });

    test(`show nothing where they were refused at first only [${kind}]`, async () => {
      expect(await judged(kind, (right) => isBesideWrong(right) && right.refusals <= 2)).toEqual([]);
    });

    test(`may be too many at once [${kind}]`, async () => {
      expect(await judged(kind, ({ beside }) => beside > 1)).toEqual([]);
    });

    test(`may be shut out for a second [${kind}]`, async () => {
      expect(await judged(kind, ({ agoMs }) => agoMs < 1000)).toEqual([]);
      expect(await judged(kind, ({ agoMs }) => agoMs < 1000, { takesMs: 1200 })).toEqual([]);
    });

    test(`may be told to come again [${kind}]`, async () => {
      const later: AnswerParts = { headers: [['Retry-After', '1']] };

      expect(await judged(kind, isBesideWrong, { parts: later })).toEqual([]);
      expect(await judged(kind, isBesideWrong, { parts: { status: 409 } })).toEqual([]);
    });
  });
}

test('a token by which something wrong is asked meanwhile may be ended', async () => {
  const isMisused: Refuses = ({ credential }, { misused }) => misused.has(credential);

  expect(await judged('bearer', isMisused)).toEqual([]);
});
