import { about, FORGED_PARTS, forgedTokens, test } from '#fixtures/test.ts';

for (const part of FORGED_PARTS) {
  test(`a token with altered ${part} is refused`, about('T4'), async ({ service, needs, judge }) => {
    needs.scheme('bearer');
    needs.jwt();
    // Beside the one that is altered it lives; the one set aside may have ended.
    const living = service.logins.tokenOf(await service.logins.afresh());
    const forged = forgedTokens(service.contract, part, living?.name ?? needs.otherToken());

    const result = await service.refused.of({ scheme: 'bearer', page: needs.page() }, forged);

    await judge.refused('T4', result);
  });
}
