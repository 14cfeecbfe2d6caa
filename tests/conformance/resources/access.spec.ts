import {
  about,
  guardedReads,
  guardedWrites,
  SCHEMES,
  subjectsWith,
  test,
  Workbench,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('GET')) {
    test(
      `reading ${subject.title} is guarded [${scheme}]`,
      about('G6'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, `G6 reading ${scheme}`, { service, needs, judge });

        const results = await guardedReads(bench, scheme);
        await bench.tidy();

        await judge.refused('G6', ...results);
      },
    );
  }

  for (const subject of await subjectsWith('POST', 'PUT', 'PATCH', 'DELETE')) {
    test(
      `writing ${subject.title} is guarded [${scheme}]`,
      about('G6'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, `G6 writing ${scheme}`, { service, needs, judge });

        const results = await guardedWrites(bench, scheme);
        await bench.tidy();

        await judge.refused('G6', ...results);
      },
    );
  }
}
