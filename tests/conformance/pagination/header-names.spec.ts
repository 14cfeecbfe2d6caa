import {
  about,
  inLetterCase,
  readable,
  samePageInAnyCase,
  SCHEMES,
  steadily,
  test,
  untoldByPage,
} from '#fixtures/test.ts';

const LETTER_CASES = ['lower', 'upper', 'capital', 'swapped'] as const;

for (const scheme of SCHEMES) {
  for (const letterCase of LETTER_CASES) {
    test(
      `header names count in ${letterCase} case [${scheme}]`,
      about('P7'),
      async ({ service, needs, judge }) => {
        needs.scheme(scheme);
        const list = needs.identified(0);
        judge.untestedBy(await untoldByPage(service, scheme, needs.page()));
        const right = service.right(scheme);
        const candidates = [needs.laterPage(), needs.page()] as const;

        const result = await steadily(service.pages, {
          credentials: right,
          list,
          judge: async (pages) => {
            const documented = await readable(pages, right, candidates);
            const other = await pages.read(inLetterCase(right, letterCase), documented);
            return samePageInAnyCase(documented, other, 'all header names');
          },
        });

        await judge.steady('P7', result);
      },
    );
  }
}

for (const letterCase of ['lower', 'upper'] as const) {
  test(
    `header names of a log-in count in ${letterCase} case`,
    about('P7'),
    async ({ service, needs, judge }) => {
      needs.scheme('bearer');

      const findings = await service.logins.inLetterCase(letterCase);

      await judge.holds('P7', findings);
    },
  );
}
