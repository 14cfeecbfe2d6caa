import {
  about,
  chosenByQuery,
  observeMissing,
  refusedInChunks,
  refusedSpellings,
  SCHEMES,
  test,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `the scheme's word counts in any letter case [${scheme}]`,
    about('N3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const refused = await refusedSpellings(service, scheme, needs.page());

      observeMissing(judge, 'N3', refused);
    },
  );
}

test('query parameters do not choose the page', about('N4'), async ({ service, needs, judge }) => {
  needs.severalPages();
  const pages = { scheme: needs.lead(), page: needs.page(), query: needs.laterPage() };

  const chosen = await chosenByQuery(service, judge, pages);

  observeMissing(judge, 'N4', chosen);
});

test('a log-in counts whose length is not told', about('N5'), async ({ service, needs, judge }) => {
  needs.token();

  const refused = await refusedInChunks(service);

  observeMissing(judge, 'N5', refused);
});
