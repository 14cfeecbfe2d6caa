import { about, asOthersAsk, SCHEMES, steadily, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `whatever else a client says of itself, the page headers choose the page [${scheme}]`,
    about('P1'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = needs.identified(2);
      const right = service.right(scheme);

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: (pages) => asOthersAsk(pages, right, needs.laterPage()),
      });

      await judge.steady('P1', result);
    },
  );
}
