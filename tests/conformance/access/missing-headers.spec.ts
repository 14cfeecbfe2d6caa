import { about, lackingOne, SCHEMES, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a request lacking a required header is not served [${scheme}]`,
    about('A3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const lacking = lackingOne(service.contract, scheme);
      const result = await service.refused(scheme, needs.page(), lacking);
      const bare = await service.refusedBare(scheme, needs.page());
      const withCookies = await service.refusedWithCookies(scheme, needs.page(), lacking);

      await judge.refused('A3', result, bare, withCookies);
    },
  );
}
