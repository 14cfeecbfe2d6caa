import {
  about,
  added,
  addedLeast,
  addedZeros,
  foundLater,
  listedAlike,
  SCHEMES,
  subjectsWith,
  test,
  Workbench,
} from '#fixtures/test.ts';

const POSTS = [
  { what: 'POST', add: added },
  { what: 'POST of what is required', add: addedLeast },
  { what: 'POST of 0 and false', add: addedZeros },
] as const;

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('POST')) {
    for (const { what, add } of POSTS) {
      test(`${what} adds to ${subject.title} [${scheme}]`, about('G2'), async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, `G2 ${what}`, { service, needs, judge, scheme });

        const post = await add(bench);
        const later = await foundLater(bench, post);
        await bench.tidy();

        await judge.holds('G2', [...post.findings, ...later]);
      });
    }

    test(
      `of what POST adds to ${subject.title} the list shows all or none [${scheme}]`,
      about('G2'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G2 alike', { service, needs, judge, scheme });

        const findings = await listedAlike(bench);
        await bench.tidy();

        await judge.holds('G2', findings);
      },
    );
  }
}
