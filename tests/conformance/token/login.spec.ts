import { about, outlyingLogins, test, wrongBodies, wrongField, wrongPassword } from '#fixtures/test.ts';

for (const field of ['username', 'password'] as const) {
  test(`a wrong ${field} yields no token`, about('T3'), async ({ service, needs, judge }) => {
    needs.token();

    const result = await service.refusedLogins(wrongField(field));

    await judge.refused('T3', result);
  });
}

test('a body without the right pair yields no token', about('T3'), async ({ service, needs, judge }) => {
  needs.token();

  const result = await service.refusedLogins(wrongBodies());

  await judge.refused('T3', result);
});

test(
  'no log-in but the documented one yields a token, wherever it is sent',
  about('T3'),
  async ({ service, needs, judge }) => {
    needs.token();

    const findings = await service.logins.yieldedByAny(outlyingLogins(needs.spoilable()), needs.page());

    await judge.holds('T3', findings);
  },
);

test(
  'a wrong password yields no token while the right one is judged',
  about('T3'),
  async ({ service, needs, judge }) => {
    needs.token();

    const { yielded, closed } = await service.logins.besideRight(wrongPassword(), needs.page());

    await judge.holds('T3', yielded);
    await judge.holds('T1', closed);
  },
);
