import { about, SCHEMES, spoiledEverywhere, test } from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `every page and page size is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const limited = needs.settings.declared.limitedApiKey;
      const isJws = service.ground.token?.kind === 'JWS';
      const pages = needs.otherPages();

      const results = [];
      for (const [turn, page] of pages.entries()) {
        const wrong = spoiledEverywhere(service.contract, scheme, { turn, limited, isJws });
        results.push(await service.refusedHere(scheme, { page, standard: needs.page() }, wrong));
      }

      await judge.refused('A7', ...results);
    },
  );

  test(
    `a list without page headers is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const plain = await service.pages.readPlain(service.right(scheme));
      needs.served(plain.exchange, 'the list without page headers');
      const options = {
        turn: 3,
        limited: needs.settings.declared.limitedApiKey,
        isJws: service.ground.token?.kind === 'JWS',
      };
      const wrong = spoiledEverywhere(service.contract, scheme, options);

      const result = await service.refusedHere(scheme, { page: undefined, standard: needs.page() }, wrong);

      await judge.refused('A7', result);
    },
  );
}
