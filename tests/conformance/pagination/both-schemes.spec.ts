import {
  about,
  alikeInBoth,
  OPENED_BY,
  OTHER_SCHEME,
  refusedByNumber,
  SCHEMES,
  sizeMatters,
  steadily,
  test,
  untoldByPage,
} from '#fixtures/test.ts';

test('both schemes page alike', about('P8'), async ({ service, needs, judge }) => {
  const list = needs.bothSchemes();
  for (const scheme of SCHEMES) judge.untestedBy(await untoldByPage(service, scheme, needs.page()));

  const result = await alikeInBoth(service, list);

  await judge.steady('P8', result);
});

for (const scheme of SCHEMES) {
  test(
    `right credentials open each page that the other scheme is served [${scheme}]`,
    about(OPENED_BY[scheme]),
    async ({ service, needs, judge }) => {
      const list = needs.comparable();
      const own = service.right(scheme);
      const other = service.right(OTHER_SCHEME[scheme]);

      const result = await steadily(service.pages, {
        credentials: own,
        list,
        judge: async (pages, _look, standsOn) => {
          const shared = await service.survey.shared(own, pages);
          const findings = refusedByNumber(shared, await service.survey.shared(other, pages));
          // Pages of another size end elsewhere.
          if (findings.length > 0) standsOn('P3', sizeMatters(await service.survey.firstPages(own, pages)));
          return findings;
        },
      });

      await judge.steady(OPENED_BY[scheme], result);
    },
  );
}
