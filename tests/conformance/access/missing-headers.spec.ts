import { about, lackingOne, SCHEMES, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `a request lacking a required header is not served [${scheme}]`,
    about('A3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const result = await service.refused(scheme, needs.page(), lackingOne(service.contract, scheme));

      await judge.refused('A3', result);
    },
  );
}
