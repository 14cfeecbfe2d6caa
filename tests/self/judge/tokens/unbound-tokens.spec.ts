import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { refusedBesideUnbound } from '#fixtures/judge/tokens/unbound-tokens.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
const SERVED = { body: envelope(clients(1, 3)) };
const UNBOUND = 'TOKEN-9';

type Sent = Readonly<Record<string, string>>;

/** What each header carries. */
function sentIn({ insert = [] }: ApiRequest): Sent {
  return Object.fromEntries(
    insert.map(({ at, credential, alteration }) => [at, [credential, alteration].filter(Boolean).join(' ')]),
  );
}

interface Scene {
  readonly result: RefusalResult;
  /** What the token of no organization was sent with. */
  readonly asked: readonly Sent[];
}

/** A service that opens by such a token where this holds. */
async function scene(isOpen: (sent: Sent) => boolean, { isGiven = true, status = 403 } = {}): Promise<Scene> {
  const asked: Sent[] = [];
  const service = await knownService((request) => {
    if (request.method === 'POST') {
      const tokens = isGiven ? [tokenSeen({ name: UNBOUND })] : [];
      return Promise.resolve(answer({ request, report: { tokens } }));
    }
    const sent = sentIn(request);
    const isUnbound = sent['Authorization'] === UNBOUND;
    if (isUnbound) asked.push(sent);
    return Promise.resolve(answer({ request, ...(!isUnbound || isOpen(sent) ? SERVED : { status }) }));
  });
  return { result: await refusedBesideUnbound(service, PAGE), asked };
}

test.describe('a token of a log-in that named no organization (A3, A4)', () => {
  test('is sent with each other header left out, and altered', async () => {
    const { result, asked } = await scene(() => false);

    expect(result).toEqual({ findings: [], ofOthers: [] });
    expect(asked).toEqual([
      { Authorization: UNBOUND, 'API-KEY': 'API_KEY' },
      { Authorization: UNBOUND, 'Organization-ID': 'ORGANIZATION_ID altered-middle', 'API-KEY': 'API_KEY' },
      { Authorization: UNBOUND, 'Organization-ID': 'ORGANIZATION_ID' },
      { Authorization: UNBOUND, 'Organization-ID': 'ORGANIZATION_ID', 'API-KEY': 'API_KEY altered-middle' },
    ]);
  });

  for (const { requirement, name, isOpen } of [
    {
      requirement: 'A3',
      name: 'without Organization-ID',
      isOpen: (sent: Sent) => sent['Organization-ID'] === undefined,
    },
    {
      requirement: 'A4',
      name: 'with an altered key',
      isOpen: (sent: Sent) => sent['API-KEY'] === 'API_KEY altered-middle',
    },
  ])
    test(`that opens the list ${name} is told as a breach of ${requirement}`, async () => {
      const { result } = await scene(isOpen);

      expect(result.findings).toEqual([]);
      expect(result.ofOthers).toMatchObject([{ requirement }]);
    });

  test('leaves nothing open where what it is answered with tells nothing', async () => {
    const { result } = await scene(() => false, { status: 503 });

    expect(result).toEqual({ findings: [], ofOthers: [] });
  });

  test('is open: where there is none, nothing is asked', async () => {
    expect(await scene(() => true, { isGiven: false })).toEqual({
      result: { findings: [], ofOthers: [] },
      asked: [],
    });
  });
});
