import {
  about,
  pagedSubjects,
  pagingProblems,
  readProblems,
  SCHEMES,
  subjectsWith,
  test,
  Workbench,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('GET')) {
    test(
      `GET gives the data of ${subject.title} [${scheme}]`,
      about('G1'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G1', { service, needs, judge, scheme });

        const findings = await readProblems(bench);
        await bench.tidy();

        await judge.holds('G1', findings);
      },
    );
  }

  for (const subject of await pagedSubjects()) {
    test(
      `${subject.title} is paged and enveloped like the clients [${scheme}]`,
      about('G1'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G1 pages', { service, needs, judge, scheme });

        const findings = await pagingProblems(bench);
        await bench.tidy();

        await judge.holds('G1', findings);
      },
    );
  }
}
