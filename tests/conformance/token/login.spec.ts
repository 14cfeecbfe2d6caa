import { about, test, wrongBodies, wrongField } from '#fixtures/test.ts';

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
