import {
  about,
  changedSubjects,
  guardedReads,
  guardedWrites,
  SCHEMES,
  subjectsWith,
  test,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('GET')) {
    test(`reading ${subject.title} is guarded [${scheme}]`, about('G6'), async ({ benchOf, judge }) => {
      const bench = benchOf(subject, `G6 reading ${scheme}`);

      const results = await guardedReads(bench, scheme);

      await judge.refused('G6', ...results);
    });
  }

  for (const subject of await changedSubjects('POST', 'PUT', 'PATCH', 'DELETE')) {
    test(`writing ${subject.title} is guarded [${scheme}]`, about('G6'), async ({ benchOf, judge }) => {
      const bench = benchOf(subject, `G6 writing ${scheme}`);

      const results = await guardedWrites(bench, scheme);

      await judge.refused('G6', ...results);
    });
  }
}
