import {
  about,
  brokenBy,
  firstPastTheEnd,
  FORGED_PARTS,
  forgedTokens,
  hereNow,
  inTurnedCase,
  oddPages,
  refusedAsTable,
  refusedAtOtherAddresses,
  ruleOf,
  SCHEMES,
  servedThere,
  spoiledAfterwards,
  spoiledEverywhere,
  spoiledInEveryWay,
  spoiledOnce,
  stillThere,
  test,
  withQuery,
  wrongOnce,
} from '#fixtures/test.ts';

/** Part of the way to the last page: there it is still where the list becomes shorter. */
const ALMOST_LAST = 0.6;

for (const scheme of SCHEMES) {
  test(
    `every page and page size is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const results = [];
      for (const [turn, page] of needs.otherPages().entries()) {
        const wrong = spoiledEverywhere(service.contract, scheme, { turn, ...needs.spoilable() });
        const standard = { page: needs.page(), wrong };
        results.push(await hereNow(service, { scheme, page, standard, wrong: inTurnedCase(wrong, turn) }));
      }

      await judge.refused(brokenBy(results), ...results);
    },
  );

  test(`a later page is guarded in every way [${scheme}]`, about('A7'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    const wrong = spoiledInEveryWay(service.contract, scheme);
    const standard = { page: needs.page(), wrong };

    const result = await hereNow(service, { scheme, page: needs.laterPage(), standard, wrong });

    await judge.refused('A7', result);
  });

  test(
    `a page that nobody has asked for yet is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const wrong = spoiledAfterwards(service.contract, scheme, needs.spoilable());
      const standard = { page: needs.page(), wrong };

      const fresh = needs.freshPages(scheme);
      const page = await servedThere(service, { scheme, page: needs.lastPage(ALMOST_LAST) });
      const place = { scheme, page, fresh };
      const result = await service.refused.onFreshPages(place, standard);

      await judge.refused('A7', result);
    },
  );

  test(
    `the pages beside the one just served are guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const ours = { ...needs.spoilable(), other: false, limited: false };
      const wrong = spoiledOnce(service.contract, scheme, ours);

      const place = { scheme, page: needs.firstOfMany() };
      const result = await service.refused.onPagesBeside(place, { page: needs.page(), wrong });

      await judge.refused('A7', result);
    },
  );

  test(
    `a list with odd page values is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const wrong = spoiledOnce(service.contract, scheme, needs.spoilable());

      const standard = { page: needs.page(), wrong };
      const results = [];
      for (const page of oddPages(needs.page()))
        results.push(await service.refused.whereServed({ scheme, page }, standard));

      await judge.refused(brokenBy(results), ...results);
    },
  );

  test(`a page past the end is guarded alike [${scheme}]`, about('A7'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    const page = firstPastTheEnd(needs.list()) ?? judge.inapplicable('the end of the list is not known');
    // Another organization is asked for there already (A5).
    const wrong = spoiledEverywhere(service.contract, scheme, {
      turn: 4,
      ...needs.spoilable(),
      other: false,
    });

    const result = await service.refused.beyond({ scheme, page }, { page: needs.page(), wrong });

    await judge.refused(brokenBy([result]), result);
  });

  test(
    `a list without page headers is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const plain = await service.pages.readPlain(service.right(scheme));
      needs.served(plain, 'the list without page headers');
      const wrong = spoiledEverywhere(service.contract, scheme, { turn: 3, ...needs.spoilable() });

      const result = await service.refused.here(
        { scheme, page: undefined },
        { page: needs.page(), wrong },
        wrong,
      );

      await judge.refused(brokenBy([result]), result);
    },
  );

  test(
    `a list with a query in its address is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      // What lacks a header is asked for there already (A3).
      const wrong = wrongOnce(service.contract, scheme, needs.spoilable());
      const page = needs.page();

      const standard = { page, wrong };
      const withQueries = wrong.map((one) => withQuery(one, '?x=1'));
      const result = await service.refused.here({ scheme, page }, standard, withQueries);

      await judge.refused(brokenBy([result]), result);
    },
  );

  test(
    `a request with the id of a right one is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const wrong = spoiledOnce(service.contract, scheme, needs.spoilable());

      const result = await service.refused.asRepeats({ scheme, page: needs.page() }, wrong);

      await judge.refused(brokenBy([result]), result);
    },
  );
}

for (const scheme of SCHEMES)
  test(
    `a list as a table, and however its address is spelt, is guarded alike [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const spoilable = needs.spoilable();

      const place = { scheme, page: needs.page() };
      const asTable = await refusedAsTable(service, place, spoilable);
      const elsewhere = await refusedAtOtherAddresses(service, place, {
        opening: needs.opening(),
        spoilable,
      });

      await judge.refused('A7', asTable, elsewhere);
    },
  );

test(
  'wrong requests are refused while right ones are on their way',
  about('A7'),
  async ({ service, needs, judge }) => {
    const page = needs.page();

    const results = [];
    for (const scheme of needs.opening()) {
      const wrong = spoiledEverywhere(service.contract, scheme, { turn: 1, ...needs.spoilable() });
      results.push(await service.refused.atOnce({ scheme, page }, wrong));
    }

    await judge.refused(ruleOf(results), ...results);
  },
);

test('wrong requests are refused right behind a log-in', about('A7'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');

  const results = [];
  for (const scheme of needs.opening()) {
    const wrong = spoiledEverywhere(service.contract, scheme, { turn: 2, ...needs.spoilable() });
    await service.logins.afresh();
    results.push(await service.refused.still({ scheme, page: needs.page() }, wrong));
  }

  await judge.refused(brokenBy(results), ...results);
});

test('the last page opens to no forged token', about('A7'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  needs.jwt();
  const other = needs.otherToken();
  // Every other one of each part, and the last: a page where tokens are looked at less closely opens to some of them.
  const wrong = FORGED_PARTS.flatMap((part) =>
    forgedTokens(service.contract, part, other).filter(
      (_, index, { length }) => index % 2 === 0 || index === length - 1,
    ),
  );
  const standard = { page: needs.page(), wrong };

  const page = await stillThere(service, { scheme: 'bearer', page: needs.lastPage() });
  const result = await service.refused.here({ scheme: 'bearer', page }, standard, wrong);

  await judge.refused('A7', result);
});
