import { about, allToOthers, asOthersAsk, clientsToChoose, SCHEMES, steadily, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `whatever else a client says of itself, the page headers choose the page [${scheme}]`,
    about('P1'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = clientsToChoose(needs, judge);
      const right = service.right(scheme);

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: (pages) => asOthersAsk(pages, right, { page: needs.laterPage(), before: needs.page() }),
      });

      await judge.steady('P1', result);
    },
  );
}

test(
  'whatever else a client says of itself, the list holds the same clients',
  about('P5'),
  async ({ service, needs, judge }) => {
    const list = needs.identified(1);
    const right = service.right(needs.lead());

    const result = await steadily(service.pages, {
      credentials: right,
      list,
      judge: (pages) => allToOthers(pages, right, { whole: needs.wholePage(), end: list.end }),
    });

    await judge.steady('P5', result);
  },
);
