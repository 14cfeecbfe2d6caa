import { test, expect } from '@playwright/test';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { loginWith } from '#fixtures/client/login.ts';
import { lackingOne } from '#fixtures/client/wrong-credentials.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import { answer, client, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const GIVEN = tokenSeen({ name: 'TOKEN-9' });
const PAGE = { pageNo: 1, pageSize: 10 };

/** What a refusal with a token in it counts as; `opens`: the list is open to that token. */
async function served(
  token: TokenSeen,
  { opens, isRightToken = false }: { readonly opens: boolean; readonly isRightToken?: boolean },
): Promise<string> {
  const service = await knownService((request) => {
    const isGiven = (request.insert ?? []).some(({ credential }) => credential === token.name);
    return Promise.resolve(
      isGiven && opens
        ? answer({ request, body: envelope([client(1)]) })
        : answer({ request, status: 401, body: {}, report: isGiven ? {} : { tokens: [token] } }),
    );
  });
  const [wrong = rightCredentials(service.contract, 'bearer')] = lackingOne(service.contract, 'bearer');
  const credentials = isRightToken ? rightCredentials(service.contract, 'bearer') : wrong;
  return service.recognition.servedBy(await service.list(credentials, PAGE));
}

test('a refusal that hands out a token by which the list opens is served', async () => {
  expect(await served(GIVEN, { opens: true })).toBe('served');
});

test('a JWT in a refusal that opens nothing is no token', async () => {
  expect(await served(GIVEN, { opens: false })).toBe('refused');
});

test('a token that was seen before may be quoted', async () => {
  expect(await served({ ...GIVEN, seenBefore: true }, { opens: true })).toBe('refused');
});

test('who sends a living token may be handed the next one', async () => {
  expect(await served(GIVEN, { opens: true, isRightToken: true })).toBe('refused');
});

for (const { name, username, password, opens, counts } of [
  {
    name: 'an account of an installer',
    username: 'admin',
    password: 'admin',
    opens: false,
    counts: 'refused',
  },
  { name: 'one that opens our list', username: 'admin', password: 'admin', opens: true, counts: 'served' },
  { name: 'any other account', username: 'admin', password: 'other', opens: false, counts: 'served' },
] as const) {
  test(`a token of ${name} is ${counts}`, async () => {
    const service = await knownService((request) =>
      Promise.resolve(
        opens ? answer({ request, body: envelope([client(1)]) }) : answer({ request, status: 403 }),
      ),
    );
    const request = loginWith('', { username: { json: username }, password: { json: password } });

    const login = answer({ request, body: {}, report: { tokens: [GIVEN] } });

    expect(await service.logins.served(login, PAGE)).toBe(counts);
  });
}
