import {
  about,
  ownItem,
  ownItemBetween,
  patched,
  removed,
  replaced,
  SCHEMES,
  subjectsWith,
  test,
  Workbench,
} from '#fixtures/test.ts';

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('PUT')) {
    test(
      `PUT updates an item of ${subject.title} [${scheme}]`,
      about('G3'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G3', { service, needs, judge, scheme });
        const item = await ownItem(bench);

        const findings = await replaced(bench, item);
        await bench.tidy();

        await judge.holds('G3', findings);
      },
    );
  }

  for (const subject of await subjectsWith('PATCH')) {
    test(
      `PATCH changes only what is sent to ${subject.title} [${scheme}]`,
      about('G4'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G4', { service, needs, judge, scheme });
        const item = await ownItem(bench);

        const findings = await patched(bench, item);
        await bench.tidy();

        await judge.holds('G4', findings);
      },
    );
  }

  for (const subject of await subjectsWith('DELETE')) {
    test(
      `DELETE removes an item of ${subject.title} alone [${scheme}]`,
      about('G5'),
      async ({ service, needs, judge }) => {
        const bench = new Workbench(subject, 'G5', { service, needs, judge, scheme });
        const items = await ownItemBetween(bench);

        const findings = await removed(bench, items);
        await bench.tidy();

        await judge.holds('G5', findings);
      },
    );
  }
}
