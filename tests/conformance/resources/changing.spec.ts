import {
  about,
  added,
  addedBehindRemoval,
  addedLeast,
  addedZeros,
  changedSubjects,
  foundLater,
  listedAlike,
  ownItemBetween,
  patched,
  patchedAnew,
  removed,
  replaced,
  SCHEMES,
  subjectsOfChosenKeys,
  subjectsWith,
  test,
} from '#fixtures/test.ts';

const ADDING = [
  { what: 'PUT', add: added },
  { what: 'PUT of what is required', add: addedLeast },
  { what: 'PUT of 0 and false', add: addedZeros },
] as const;

const BESIDE = [
  { what: 'all or none is listed of what PUT adds to', find: listedAlike },
  { what: 'behind a removal PUT adds an item of its own to', find: addedBehindRemoval },
] as const;

for (const scheme of SCHEMES) {
  for (const subject of await subjectsOfChosenKeys()) {
    for (const { what, add } of ADDING) {
      test(
        `${what} at a free key adds to ${subject.title} [${scheme}]`,
        about('G3'),
        async ({ benchOf, judge }) => {
          const bench = benchOf(subject, `G3 ${what}`, scheme);

          const put = await add(bench);
          const later = await foundLater(bench, put);

          await judge.holds('G3', [...put.findings, ...later]);
          await judge.holds('G1', put.before ?? []);
        },
      );
    }

    for (const { what, find } of BESIDE)
      test(`${what} ${subject.title} [${scheme}]`, about('G3'), async ({ benchOf, judge }) => {
        const bench = benchOf(subject, `G3 ${what}`, scheme);

        await judge.holds('G3', await find(bench));
      });
  }

  for (const subject of await changedSubjects('PUT')) {
    test(`PUT updates an item of ${subject.title} [${scheme}]`, about('G3'), async ({ benchOf, judge }) => {
      const bench = benchOf(subject, 'G3', scheme);
      const items = await ownItemBetween(bench);

      const findings = await replaced(bench, items);

      await judge.holds('G3', findings);
    });
  }

  for (const subject of await changedSubjects('PATCH')) {
    test(
      `PATCH changes only what is sent to ${subject.title} [${scheme}]`,
      about('G4'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G4', scheme);
        const items = await ownItemBetween(bench);

        const findings = await patched(bench, items);

        await judge.holds('G4', findings);
      },
    );
  }

  for (const subject of await subjectsWith('DELETE')) {
    test(
      `DELETE removes an item of ${subject.title} alone [${scheme}]`,
      about('G5'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G5', scheme);
        const items = await ownItemBetween(bench);

        const findings = await removed(bench, items);

        await judge.holds('G5', findings);
      },
    );
  }
}

for (const subject of await changedSubjects('PATCH')) {
  test(`PATCH gives an item of ${subject.title} what it has not`, about('G4'), async ({ benchOf, judge }) => {
    const bench = benchOf(subject, 'G4 anew');

    const findings = await patchedAnew(bench);

    await judge.holds('G4', findings);
  });
}
