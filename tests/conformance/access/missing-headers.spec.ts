import {
  about,
  alsoInBoth,
  carriedElsewhere,
  clientsByOtherMethods,
  lackingBesideWrong,
  lackingOne,
  refusedBesideUnbound,
  SCHEMES,
  test,
  withoutKey,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a request lacking a required header is not served [${scheme}]`,
    about('A3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const place = { scheme, page: needs.page() };
      const withoutOne = lackingOne(service.contract, scheme);
      const lacking = alsoInBoth(service.contract, withoutOne);
      const result = await service.refused.of(place, [
        ...lacking,
        ...lackingBesideWrong(service.contract, scheme),
        ...carriedElsewhere(service.contract, scheme, { inQuery: service.isNear }),
      ]);
      const doors = await service.refused.bySideDoors(place);
      const withCookies = await service.refused.withCookies(place, lacking);
      const byOtherMethods = await clientsByOtherMethods(service, place.page, withoutOne);
      const atFirst = await service.refused.atFirstUse(place, withoutOne);

      await judge.refused('A3', result, doors, withCookies, { findings: byOtherMethods }, atFirst);
    },
  );
}

test(
  'a log-in that names no organization takes no header’s place',
  about('A3'),
  async ({ service, needs, judge }) => {
    needs.scheme('bearer');

    const result = await refusedBesideUnbound(service, needs.page());

    await judge.refused('A3', result);
  },
);

test('a log-in beside the key does not take its place', about('A3'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const tokens = await service.logins.besideKey();

  const result = await service.refused.of(
    { scheme: 'bearer', page: needs.page() },
    withoutKey(service.contract, tokens),
  );

  await judge.refused('A3', result);
});
