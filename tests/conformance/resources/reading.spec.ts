import {
  about,
  listsApart,
  nestedSubjects,
  pagedBehindRemoval,
  pagedSubjects,
  pagingProblems,
  readProblems,
  SCHEMES,
  subjectsWith,
  test,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('GET')) {
    test(`GET gives the data of ${subject.title} [${scheme}]`, about('G1'), async ({ benchOf, judge }) => {
      const bench = benchOf(subject, 'G1', scheme);

      const findings = await readProblems(bench);

      await judge.holds('G1', findings);
    });
  }

  for (const subject of await pagedSubjects()) {
    test(
      `${subject.title} is paged and enveloped like the clients [${scheme}]`,
      about('G1'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G1 pages', scheme);

        const findings = await pagingProblems(bench);

        await judge.holds('G1', findings);
      },
    );
  }

  for (const subject of await nestedSubjects()) {
    test(
      `${subject.title} lists what stands below the item of its path [${scheme}]`,
      about('G1'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G1 apart', scheme);

        const findings = await listsApart(bench);

        await judge.holds('G1', findings);
      },
    );
  }
}

for (const subject of await pagedSubjects()) {
  test(`${subject.title} is paged alike behind a removal`, about('G1'), async ({ benchOf, judge }) => {
    const bench = benchOf(subject, 'G1 behind a removal');

    const findings = await pagedBehindRemoval(bench);

    await judge.holds('G1', findings);
  });
}
