import {
  about,
  inLetterCase,
  LETTER_CASES,
  readable,
  samePageInAnyCase,
  SCHEMES,
  steadily,
  test,
  untoldByPage,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  test(
    `header names count in any letter case [${scheme}]`,
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
          const findings = [];
          for (const letterCase of LETTER_CASES) {
            const other = await pages.read(inLetterCase(right, letterCase), documented);
            findings.push(...samePageInAnyCase(documented, other, `all header names (${letterCase} case)`));
          }
          return findings;
        },
      });

      await judge.steady('P7', result);
    },
  );
}

for (const letterCase of ['lower', 'upper', 'capital'] as const) {
  test(
    `header names of a log-in count in ${letterCase} case`,
    about('P7'),
    async ({ service, needs, judge }) => {
      needs.scheme('bearer');

      const findings = await service.logins.inLetterCase(letterCase, needs.page());

      await judge.holds('P7', findings);
    },
  );
}
