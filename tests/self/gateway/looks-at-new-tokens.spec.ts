import { expect, test } from '@playwright/test';
import type { Answer } from '#fixtures/gateway/answer.ts';
import { NewTokens, type Use } from '#fixtures/gateway/new-tokens.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';

const answered = (status: number): { readonly answer: Answer } => ({
  answer: { status, isOk: status < 300, header: () => undefined } as unknown as Answer,
});

/** A right use of a token. */
function by(credential: TokenName): Use {
  const request = {
    method: 'GET',
    path: '/api/v1/clients',
    headers: [],
    wantsFirst: false,
    insert: [
      { in: 'header', at: 'Authorization', prefix: 'Bearer ', credential },
      { in: 'header', at: 'API-KEY', credential: 'API_KEY' },
      { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
    ],
  } as const;
  return { request, shared: undefined };
}

test('where many looks at new tokens have shown nothing, there are no more', async () => {
  let waits = 0;
  const tokens = new NewTokens(() => Promise.resolve((waits += 1)));
  const issue = (name: TokenName): void => {
    const nowMs = Date.now();
    tokens.learn({ name, names: [name], issuedAtMs: nowMs, endsAtMs: nowMs + 60_000 });
  };
  issue('TOKEN-1');
  tokens.note(by('TOKEN-1'), answered(200));

  for (let number = 2; number <= 40; number += 1) {
    const use = by(`TOKEN-${number}`);
    issue(`TOKEN-${number}`);
    tokens.note(use, answered(401));
    // Refused once, and served the next time.
    expect(await tokens.isDead(use, answered(401), () => Promise.resolve(answered(200)))).toBe(false);
  }

  expect(waits).toBe(12);
});
