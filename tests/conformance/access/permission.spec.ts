import { about, SCHEMES, test, withLimitedKey } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a key without the permission does not open the list [${scheme}]`,
    about('A6'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.optional('limitedApiKey', 'LIMITED_API_KEY');

      const place = { scheme, page: needs.page() };
      const result = await service.refused.ofLimitedKeys(place);
      const atFirst = await service.refused.atFirstUse(place, [withLimitedKey(service.contract, scheme)]);

      await judge.refused('A6', result, atFirst);
    },
  );
}
