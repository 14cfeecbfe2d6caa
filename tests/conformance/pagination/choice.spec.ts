import {
  about,
  afterLogin,
  afterOddRequests,
  afterOthers,
  afterPause,
  afterRefusal,
  afterTheEnd,
  areToldBy,
  askedAtOnce,
  brokenByDisturbance,
  clientsToChoose,
  differentPages,
  headersChoose,
  inTurnedOrder,
  neverMore,
  notTakenForHeld,
  pageNoLeavesTheOne,
  pagesMoveOn,
  samePageDespite,
  samePageInAnyOrder,
  SCHEMES,
  seesAChoice,
  sizeMatters,
  steadily,
  test,
  toldApart,
  unlikeAgain,
  withContentType,
  withCookies,
  withPageInQuery,
} from '#fixtures/test.ts';

/** What may come before a right request and must not change which page answers it. */
const DISTURBANCES = [
  { after: 'a refusal', disturb: () => afterRefusal },
  { after: 'odd requests', disturb: afterOddRequests },
  { after: 'other pages', disturb: () => afterOthers },
  { after: 'a page past the end', disturb: () => afterTheEnd },
  { after: 'a log-in', disturb: () => afterLogin },
  { after: 'a pause', disturb: () => afterPause },
  { after: 'another page that has set cookies', disturb: () => withCookies },
] as const;

for (const scheme of SCHEMES) {
  test(
    `pageNo and pageSize in the headers choose the page [${scheme}]`,
    about('P1'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = clientsToChoose(needs, judge);
      const right = service.right(scheme);
      const later = needs.laterPage();
      seesAChoice(await service.survey.choices(right), judge);

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: async (pages) => [
          ...headersChoose(await service.survey.choices(right, pages)),
          // Of the first page, which is there with its numbers in each other's place, too; and of a later one.
          ...samePageInAnyOrder(
            await pages.read(right, needs.page()),
            await pages.read(inTurnedOrder(right), needs.page()),
          ),
          ...samePageInAnyOrder(
            await pages.read(right, later),
            await pages.read(inTurnedOrder(right), later),
          ),
          ...samePageDespite(
            'query',
            await pages.read(right, later),
            await pages.read(withPageInQuery(right, needs.page()), later),
          ),
          ...samePageDespite(
            'Content-Type',
            await pages.read(right, later),
            await pages.read(withContentType(right), later),
          ),
        ],
      });

      await judge.steady('P1', result);
    },
  );

  for (const { id, name } of [
    { id: 'P1', name: 'pageNo in the headers chooses the page of a list of one client' },
    { id: 'P2', name: 'another pageNo leaves the only client' },
  ]) {
    test(`${name} [${scheme}]`, about(id), async ({ service, needs, judge }) => {
      needs.scheme(scheme);

      const result = await pageNoLeavesTheOne(service, { scheme, needs, judge });

      await judge.steady(id, result);
    });
  }

  for (const { after, disturb } of DISTURBANCES) {
    test(
      `the page headers count after ${after}, too [${scheme}]`,
      about('P1'),
      async ({ service, needs, judge }) => {
        needs.scheme(scheme);
        const list = clientsToChoose(needs, judge);
        const page = needs.middlePage();
        const right = service.right(scheme);
        const disturbance = disturb(needs.spoilable());

        const result = await steadily(service.pages, {
          credentials: right,
          list,
          judge: async (pages) =>
            (await disturbance(service, pages, { scheme, page })).map((finding) => ({
              ...finding,
              expected: `${finding.expected}, also after ${after}`,
            })),
        });

        const order = await service.survey.inOrder(right);
        await judge.steady(brokenByDisturbance(result, order, list), result);
      },
    );
  }

  test(`another pageNo shows other clients [${scheme}]`, about('P2'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    clientsToChoose(needs, judge);
    const list = needs.severalPages();
    const right = service.right(scheme);

    const result = await steadily(service.pages, {
      credentials: right,
      list,
      judge: async (pages, look, standsOn) => {
        standsOn('P1', headersChoose(await service.survey.choices(right, pages)));
        const neighbours = await service.survey.neighbours(right, pages, look.hasChanged);
        const same = [...differentPages(neighbours), ...(await notTakenForHeld(pages, right, neighbours))];
        if (same.length > 0) standsOn('P6', await unlikeAgain(pages, right, neighbours));
        if (same.length > 0) return same;
        const walks = (await service.survey.walks(right, { pages, ...look })).filter(
          ({ pageSize }) => pageSize > 1,
        );
        const still = walks.flatMap(({ read, lastPage }) => [
          ...differentPages(read, lastPage),
          ...pagesMoveOn(read, lastPage),
        ]);
        // Who keeps a page whatever its size shows it again at the same number of another one.
        if (still.length > 0) standsOn('P3', sizeMatters(await service.survey.secondPages(right, pages)));
        // Who puts the clients of the next page on one that is full shows nobody else on the next.
        const fuller = walks.flatMap(({ read }) => neverMore(read));
        if (areToldBy(fuller, still)) standsOn('P4', fuller);
        // Who answers now so, now otherwise, shows the pages of a list again by chance.
        const shown = still.length > 0 ? walks.flatMap(({ read }) => read) : [];
        standsOn('P6', await unlikeAgain(pages, right, shown));
        return still;
      },
    });

    await judge.steady('P2', result);
  });

  test(
    `another pageSize changes the number of items [${scheme}]`,
    about('P3'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = needs.sizesToCompare();
      const right = service.right(scheme);

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: async (pages, _look, standsOn) => {
          standsOn('P1', headersChoose(await service.survey.choices(right, pages)));
          const neighbours = await service.survey.neighbours(right, pages);
          standsOn('P2', await notTakenForHeld(pages, right, neighbours));
          const firsts = await service.survey.firstPages(right, pages);
          return [
            ...sizeMatters(firsts),
            ...(await notTakenForHeld(pages, right, [firsts[0], firsts.at(-1)])),
            ...sizeMatters(await service.survey.secondPages(right, pages)),
            ...(await toldApart(pages, right, list)),
          ];
        },
      });

      await judge.steady('P3', result);
    },
  );
}

test('pages asked for at the same time are not mixed up', about('P1'), async ({ service, needs, judge }) => {
  const list = clientsToChoose(needs, judge);
  const credentials = needs.opening().map((scheme) => service.right(scheme));
  const requests = needs
    .pagesToRepeat(needs.lead())
    .flatMap((page) => credentials.map((one) => ({ credentials: one, page })));
  const right = service.right(needs.lead());

  const result = await steadily(service.pages, {
    credentials: right,
    list,
    judge: (pages, { attempt }) => askedAtOnce(pages, requests, attempt),
  });

  const order = await service.survey.inOrder(right);
  await judge.steady(brokenByDisturbance(result, order, list), result);
});
