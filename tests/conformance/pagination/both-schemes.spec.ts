import {
  about,
  alikeInBoth,
  OPENED_BY,
  refusedByNumber,
  SCHEMES,
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
      const other = service.right(scheme === 'apiKey' ? 'bearer' : 'apiKey');

      const result = await steadily(service.pages, {
        credentials: own,
        list,
        judge: async (pages) =>
          refusedByNumber(await service.survey.shared(own, pages), await service.survey.shared(other, pages)),
      });

      await judge.steady(OPENED_BY[scheme], result);
    },
  );
}
