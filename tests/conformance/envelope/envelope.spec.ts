import {
  about,
  carriesTwoNames,
  countsNotNegative,
  idsFilled,
  idsNotShared,
  jsonInUtf8,
  notWordedAsRefusals,
  schemaProblems,
  SCHEMES,
  steadily,
  successes,
  test,
  toWhoHoldsIt,
  untoldByEnd,
  withoutItems,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `every served list is the documented envelope [${scheme}]`,
    about('E1'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const right = service.right(scheme);
      const answers = successes(await service.survey.pages(right));
      needs.some(answers, 'E5');

      const findings = [
        ...answers.flatMap((answer) => schemaProblems(service.contract, answer).envelope),
        ...(await toWhoHoldsIt(service, right, needs.page())),
      ];

      await judge.holds('E1', await notWordedAsRefusals(service, findings, { scheme, page: needs.page() }));
    },
  );

  test(
    `every item has clientId and name, both strings [${scheme}]`,
    about('E2'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.clients(1);
      const answers = successes(await service.survey.pages(service.right(scheme)));
      needs.some(answers, 'E1');

      const findings = answers.flatMap((answer) => schemaProblems(service.contract, answer).items);

      await judge.holds('E2', await notWordedAsRefusals(service, findings, { scheme, page: needs.page() }));
    },
  );

  test(`counts are not negative [${scheme}]`, about('E3'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    const right = service.right(scheme);
    const answers = successes([
      ...(await service.survey.pages(right)),
      ...(await service.survey.emptyPages(right)),
    ]);
    needs.some(answers, 'E1');

    const findings = answers.flatMap((answer) => countsNotNegative(answer));

    await judge.holds('E3', findings);
  });

  test(`a clientId identifies one client [${scheme}]`, about('E4'), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    const list = needs.identified(1);
    const credentials = service.right(scheme);

    const result = await steadily(service.pages, {
      credentials,
      list,
      judge: async (pages, { attempt }) => {
        const walks = await service.survey.walks(credentials, { pages, attempt });
        // Walk by walk: between two of them a client may be renamed.
        const answers = walks.map((walk) => successes(walk.read));
        const firsts = successes(await service.survey.firstPages(credentials, pages));
        const empty = [...answers.flat(), ...firsts].flatMap((answer) => idsFilled(answer));
        const shared = answers.flatMap((walk) => idsNotShared(walk));
        const named = await carriesTwoNames(
          pages,
          credentials,
          walks.map(({ read }) => read),
        );
        return [...empty, ...shared, ...named];
      },
    });

    await judge.steady('E4', result);
  });

  test(
    `a served list is JSON in UTF-8 and says so [${scheme}]`,
    about('E5'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const pages = await service.survey.pages(service.right(scheme));
      const behindRefusal = await service.behindRefusal(scheme, needs.page());
      const answers = [...pages, behindRefusal]
        .map((page) => page.exchange)
        .filter(({ status, text }) => status < 300 && text !== '');
      needs.some(answers, 'A1 or A2');

      const findings = answers.flatMap((answer) => jsonInUtf8(answer));

      await judge.holds('E5', findings);
    },
  );

  test(
    `a page without items is still the envelope [${scheme}]`,
    about('E6'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      judge.untestedBy(untoldByEnd(service.ground));
      const right = service.right(scheme);
      const pages = await service.survey.emptyPages(right);
      needs.some(pages, 'E1');
      const again = await service.survey.emptyAgain(right);

      const findings = await withoutItems(service, right, [...pages, ...again]);

      await judge.holds('E6', await notWordedAsRefusals(service, findings, { scheme, page: needs.page() }));
    },
  );
}
