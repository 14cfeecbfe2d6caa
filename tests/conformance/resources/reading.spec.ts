import {
  about,
  pagedSubjects,
  pagingProblems,
  readProblems,
  subjectsWith,
  test,
  Workbench,
} from '#fixtures/test.ts';

for (const subject of await subjectsWith('GET')) {
  test(`GET gives the data of ${subject.title}`, about('G1'), async ({ service, needs, judge }) => {
    const bench = new Workbench(subject, 'G1', { service, needs, judge });

    const findings = await readProblems(bench);

    await judge.holds('G1', findings);
  });
}

for (const subject of await pagedSubjects()) {
  test(
    `${subject.title} is paged and enveloped like the clients`,
    about('G1'),
    async ({ service, needs, judge }) => {
      const bench = new Workbench(subject, 'G1 pages', { service, needs, judge });

      const findings = await pagingProblems(bench);

      await judge.holds('G1', findings);
    },
  );
}
