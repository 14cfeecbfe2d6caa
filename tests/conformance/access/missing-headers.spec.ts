import { about, carriedElsewhere, lackingOne, SCHEMES, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a request lacking a required header is not served [${scheme}]`,
    about('A3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const place = { scheme, page: needs.page() };
      const lacking = lackingOne(service.contract, scheme);
      const result = await service.refused.of(place, [
        ...lacking,
        ...carriedElsewhere(service.contract, scheme, { inQuery: service.isNear }),
      ]);
      const doors = await service.refused.bySideDoors(place);
      const withCookies = await service.refused.withCookies(place, lacking);
      const preflight = await service.refused.asPreflight();

      await judge.refused('A3', result, doors, withCookies, { findings: preflight });
    },
  );
}
