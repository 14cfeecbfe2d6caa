import { about, SCHEMES, test, wrongOnce, wrongTogether } from '#fixtures/test.ts';

const HEADERS = [
  { scheme: 'apiKey', header: 'Authorization' },
  { scheme: 'apiKey', header: 'Organization-ID' },
  { scheme: 'bearer', header: 'Authorization' },
  { scheme: 'bearer', header: 'Organization-ID' },
  { scheme: 'bearer', header: 'API-KEY' },
] as const;

for (const { scheme, header } of HEADERS) {
  test(`a wrong ${header} opens nothing [${scheme}]`, about('A4'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);

    const { limited } = needs.spoilable();
    const result = await service.refused.ofValues({ scheme, page: needs.page() }, { header, limited });

    await judge.refused('A4', result);
  });
}

for (const scheme of SCHEMES) {
  test(
    `cookies take the place of no right value [${scheme}]`,
    about('A4'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const wrong = wrongOnce(service.contract, scheme, needs.spoilable());
      const result = await service.refused.withCookies({ scheme, page: needs.page() }, wrong);

      await judge.refused('A4', result);
    },
  );
}

test(
  'a token that is first used with an unknown key opens nothing',
  about('A4'),
  async ({ service, needs, judge }) => {
    needs.scheme('bearer');

    const unknownKey = wrongOnce(service.contract, 'bearer', needs.spoilable()).slice(0, 1);
    const result = await service.refused.atFirstUse({ scheme: 'bearer', page: needs.page() }, unknownKey);

    await judge.refused('A4', result);
  },
);

for (const scheme of SCHEMES)
  test(
    `headers that do not belong together open nothing [${scheme}]`,
    about('A4'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const wrong = wrongTogether(service.contract, scheme);
      const result = await service.refused.of({ scheme, page: needs.page() }, wrong);

      await judge.refused('A4', result);
    },
  );
