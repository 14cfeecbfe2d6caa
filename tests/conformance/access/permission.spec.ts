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
      const limited = [withLimitedKey(service.contract, scheme)];
      const asTable = await service.refused.asTable(place, limited);
      const elsewhere = await service.refused.atOtherAddresses(place, limited);

      await judge.refused('A6', result, asTable, elsewhere);
    },
  );
}
