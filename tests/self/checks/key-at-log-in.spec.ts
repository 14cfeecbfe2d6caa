import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { loginBesideKey, loginRequest } from '#fixtures/client/login.ts';
import { isRightLogin } from '#fixtures/client/right-requests.ts';
import { withoutKey } from '#fixtures/client/wrong-credentials.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from '#tests/self/judge/known-service.ts';

const contract = await loadContract([]);

test.describe('a log-in beside the key (A3, T7)', () => {
  test('differs from the log-in of the document in that key alone', () => {
    const { insert = [], place, ...others } = loginBesideKey();
    const { insert: plainInsert = [], place: plainPlace, ...plain } = loginRequest();

    expect(others).toEqual(plain);
    expect(place).not.toBe(plainPlace);
    expect(insert).toEqual([...plainInsert, { in: 'header', at: 'API-KEY', credential: 'API_KEY' }]);
    expect(isRightLogin(loginBesideKey())).toBe(false);
  });

  test('tells the tokens that it yields, and none where it yields none', async () => {
    const tokens = [tokenSeen({ name: 'TOKEN-7' }), tokenSeen({ name: 'TOKEN-8', kind: 'opaque' })];
    const granting = await knownService((request) =>
      Promise.resolve(answer({ request, report: { tokens } })),
    );
    const refusing = await knownService((request) => Promise.resolve(answer({ request, status: 400 })));

    expect(await granting.logins.besideKey()).toEqual(['TOKEN-7']);
    expect(await refusing.logins.besideKey()).toEqual([]);
  });
});

test('its token is asked with alone, the key left out', () => {
  const [credentials, ...others] = withoutKey(contract, ['TOKEN-7']);

  expect(others).toEqual([]);
  expect(credentials?.insert).toEqual([
    { in: 'header', at: 'Authorization', credential: 'TOKEN-7', prefix: 'Bearer ' },
    { in: 'header', at: 'Organization-ID', credential: 'ORGANIZATION_ID' },
  ]);
});
