import { about, added, addedLeast, foundLater, subjectsWith, test, Workbench } from '#fixtures/test.ts';

for (const subject of await subjectsWith('POST')) {
  test(`POST adds to ${subject.title}`, about('G2'), async ({ service, needs, judge }) => {
    const bench = new Workbench(subject, 'G2', { service, needs, judge });

    const post = await added(bench);
    const later = await foundLater(bench, post);

    await judge.holds('G2', [...post.findings, ...later]);
  });

  test(
    `POST of what is required adds to ${subject.title}`,
    about('G2'),
    async ({ service, needs, judge }) => {
      const bench = new Workbench(subject, 'G2 least', { service, needs, judge });

      const post = await addedLeast(bench);
      const later = await foundLater(bench, post);

      await judge.holds('G2', [...post.findings, ...later]);
    },
  );
}
