import {
  about,
  differentPages,
  headersChoose,
  noneTwice,
  repeatsOf,
  steadily,
  test,
  walksAgree,
} from '#fixtures/test.ts';

test('the pages walk the list, whatever their size', about('P5'), async ({ service, needs, judge }) => {
  const list = needs.identified(1);
  const right = service.right(needs.lead());

  const result = await steadily(service.pages, {
    credentials: right,
    list,
    judge: async (pages, attempt) => {
      judge.blockedIf('P1', headersChoose(await service.survey.choices(right, pages)));
      judge.blockedIf('P2', differentPages(await service.survey.neighbours(right, pages)));
      const walks = await service.survey.walks(right, { pages, attempt });
      return [...walks.flatMap((walk) => noneTwice(walk.read, walk.lastPage)), ...walksAgree(walks)];
    },
  });

  await judge.steady('P5', result);
});

test('the same request gives the same page', about('P6'), async ({ service, needs, judge }) => {
  const list = needs.identified(1);
  const numbers = [needs.page(), needs.laterPage(), ...needs.otherPages()];

  const result = await repeatsOf({
    pages: service.pages,
    credentials: service.right(needs.lead()),
    list,
    numbers,
  });

  await judge.steady('P6', result);
});
