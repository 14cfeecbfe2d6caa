import { about, FORGED_PARTS, forgedTokens, test } from '#fixtures/test.ts';

for (const part of FORGED_PARTS) {
  test(`a token with altered ${part} is refused`, about('T4'), async ({ service, needs, judge }) => {
    needs.scheme('bearer');
    needs.jwt();
    const other = (await service.logins.tokenBeside(part)) ?? needs.otherToken();
    const forged = forgedTokens(service.contract, part, other);

    const result = await service.refused.of({ scheme: 'bearer', page: needs.page() }, forged);

    await judge.refused('T4', result);
  });
}
