import { expect, test } from '@playwright/test';
import { lacking } from '#fixtures/client/wrong-credentials.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { answer, client, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 1, pageSize: 10 };

/** A right request, seen by the service. */
interface Right {
  /** So many requests after the latest refusal, from 1. */
  readonly behind: number;
  /** So many requests were refused before. */
  readonly refusals: number;
}

/** What a group of one wrong request tells of a service that refuses some right ones. */
async function judged(scheme: SchemeName, isRefused: (right: Right) => boolean): Promise<RefusalResult> {
  let behind = Infinity;
  let refusals = 0;
  let tokens = 0;
  const service = await knownService((request) => {
    const { insert = [] } = request;
    if (request.method === 'POST') {
      tokens += 1;
      const name: TokenName = `TOKEN-${tokens}`;
      return Promise.resolve(answer({ request, body: {}, report: { tokens: [tokenSeen({ name })] } }));
    }
    behind += 1;
    const isRight = insert.some(({ at }) => at === 'Organization-ID');
    if (isRight && !isRefused({ behind, refusals }))
      return Promise.resolve(answer({ request, body: envelope([client(1)]) }));
    if (!isRight) {
      behind = 0;
      refusals += 1;
    }
    return Promise.resolve(answer({ request, status: 401 }));
  });
  const wrong = lacking(service.contract, scheme, ['Organization-ID']);
  return service.refused.of({ scheme, page: PAGE }, [wrong]);
}

for (const [scheme, requirement] of [
  ['apiKey', 'A1'],
  ['bearer', 'A2'],
] as const) {
  test(`a right request that is refused once behind each refusal is told [${scheme}]`, async () => {
    const { findings, ofOthers } = await judged(scheme, ({ behind }) => behind === 1);

    expect(findings).toEqual([]);
    expect(ofOthers).toMatchObject([{ requirement, finding: { actual: 'status 401' } }]);
  });

  test(`one that is always served tells nothing but refusals [${scheme}]`, async () => {
    expect(await judged(scheme, () => false)).toEqual({ findings: [] });
  });

  test(`one that is refused behind some refusals may be banned for a moment [${scheme}]`, async () => {
    const { ofOthers } = await judged(scheme, ({ behind, refusals }) => behind === 1 && refusals === 1);

    expect(ofOthers).toBeUndefined();
  });
}
