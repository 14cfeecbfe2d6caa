import {
  about,
  isUnreadable,
  jsonInUtf8,
  refusedByNumber,
  loneInBoth,
  pastTheEndInBoth,
  samePageInBoth,
  SCHEMES,
  steadily,
  test,
} from '#fixtures/test.ts';

test('both schemes page alike', about('P8'), async ({ service, needs, judge }) => {
  const list = needs.bothSchemes();
  const [lead, other] = [service.right('apiKey'), service.right('bearer')];

  const result = await steadily(service.pages, {
    credentials: lead,
    list,
    judge: async (pages, attempt, standsOn) => {
      const walks = await service.survey.walks(other, { pages, attempt, least: 1 });
      const findings = [];
      const firsts = await service.survey.firstPages(other, pages);
      const unreadable = [...walks.flatMap((walk) => walk.read), ...firsts].filter(isUnreadable);
      standsOn(
        'E5',
        unreadable.flatMap(({ exchange }) => jsonInUtf8(exchange)),
      );
      for (const page of [...walks.flatMap((walk) => walk.read), ...firsts]) {
        findings.push(...samePageInBoth(await pages.read(lead, page), page));
      }
      return [
        ...findings,
        ...(await loneInBoth(service.survey, pages, [lead, other])),
        ...(await pastTheEndInBoth(service.survey, pages, [lead, other])),
      ];
    },
  });

  await judge.steady('P8', result);
});

const OPENED_BY = { apiKey: 'A1', bearer: 'A2' } as const;

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
