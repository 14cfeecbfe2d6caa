import {
  about,
  byAnotherToken,
  deepInPlace,
  differentPages,
  headersChoose,
  loneInPlace,
  neverMore,
  noneTwiceBetweenTurned,
  OPENED_BY,
  openEachTime,
  repeatsOf,
  SCHEMES,
  shortPagesExplained,
  shortWithinWalks,
  sizeMatters,
  steadily,
  test,
  turnedByLogins,
  turnedByOthers,
  twiceInWalks,
  unaskedInPlace,
  unpagedBehindSizes,
  unwalkedInPlace,
  untoldByPage,
  walksAgree,
  wrongByThemselves,
  type WalkRead,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `the pages walk the list, whatever their size [${scheme}]`,
    about('P5'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = needs.identified(1);
      const right = service.right(scheme);
      // Where the other scheme's pages begin or end elsewhere than the leading one's, that is P8's.
      const isLead = scheme === needs.lead();

      const result = await steadily(service.pages, {
        credentials: right,
        list,
        judge: async (pages, look, standsOn) => {
          standsOn('P1', headersChoose(await service.survey.choices(right, pages)));
          standsOn('P2', differentPages(await service.survey.neighbours(right, pages, look.hasChanged)));
          const walks = await service.survey.walks(right, { pages, ...look });
          standsOn(OPENED_BY[scheme], openEachTime(walks));
          const twice = await twiceInWalks(pages, right, walks);
          const withOthers = (others: readonly WalkRead[]) =>
            isLead ? [...twice, ...walksAgree([...walks, ...others])] : twice;
          // A list that moved again and again stands still for these few pages, if at all.
          if (look.attempt > 1)
            return withOthers(isLead ? await service.survey.wholePageWalk(right, pages) : []);
          const firsts = await service.survey.firstPages(right, pages);
          standsOn('P3', sizeMatters(firsts));
          const edges = await service.survey.edgeWalks(right, pages);
          // What is wrong behind their first pages is wrong with the walk.
          standsOn('P4', neverMore(edges.flatMap(({ read }) => read.slice(0, 1))));
          const walked = withOthers(edges);
          if (!isLead || walked.length > 0) return walked;
          // Behind a short page everything stands elsewhere.
          standsOn('P4', [...shortPagesExplained(firsts), ...shortWithinWalks(walks)]);
          const short = await service.survey.cappedFirsts(right, pages);
          // A size by which another one was replaced is served as asked for.
          const inPlace = short.map(({ asked }) => asked).filter(({ pageNo }) => pageNo === list.firstPage);
          standsOn('P4', shortPagesExplained([...firsts, ...inPlace]));
          return [
            ...wrongByThemselves([...firsts, await pages.readPlain(right)], short),
            ...(await loneInPlace(service, pages, right)),
            ...(await unaskedInPlace(service, pages, right)),
            ...(await deepInPlace({ list, walks }, pages, right)),
            ...(await unwalkedInPlace(service, pages, right)),
            ...(await noneTwiceBetweenTurned(pages, right, [...walks, ...edges])),
          ];
        },
      });

      await judge.steady('P5', result);
    },
  );

  test(`the same request gives the same page [${scheme}]`, about('P6'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    const list = needs.identified(0);
    judge.untestedBy(await untoldByPage(service, scheme, needs.page()));

    const result = await repeatsOf({
      pages: service.pages,
      credentials: service.right(scheme),
      list,
      numbers: needs.pagesToRepeat(scheme),
    });
    await judge.holds('P6', await turnedByOthers(service, scheme, needs.page()));
    await judge.holds('P6', await unpagedBehindSizes(service.pages, service.right(scheme), list));

    await judge.steady('P6', result);
  });
}

test('another token gives the same page', about('P6'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const list = needs.identified(0);
  const page = needs.laterPage();
  judge.untestedBy(await untoldByPage(service, 'bearer', page));

  const result = await steadily(service.pages, {
    // By which the list is watched: the token may be ended meanwhile.
    credentials: service.right(needs.lead()),
    list,
    judge: async (pages, _look, standsOn) => {
      const right = service.right('bearer');
      standsOn('P1', headersChoose(await service.survey.choices(right, pages)));
      standsOn('P3', sizeMatters(await service.survey.firstPages(right, pages)));
      return byAnotherToken(service, { pages, standsOn }, page);
    },
  });

  await judge.holds('P6', await turnedByLogins(service, needs.lead(), needs.wholePage()));
  await judge.steady('P6', result);
});
