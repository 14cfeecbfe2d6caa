import { goneFromLaterPage, keptBelow, subjectsAbove } from '#fixtures/resources/vocabulary.ts';
import {
  about,
  added,
  addedBehindRemoval,
  addedLeast,
  addedZeros,
  changedSubjects,
  foundLater,
  furtherKinds,
  listedAlike,
  ownItemBetween,
  pagedSubjects,
  patched,
  patchedAnew,
  removed,
  replaced,
  SCHEMES,
  subjectsOfChosenKeys,
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

const CHANGES = [
  {
    requirement: 'G3',
    subjects: () => changedSubjects('PUT'),
    what: (title: string): string => `PUT updates an item of ${title}`,
    find: replaced,
  },
  {
    requirement: 'G4',
    subjects: () => changedSubjects('PATCH'),
    what: (title: string): string => `PATCH changes only what is sent to ${title}`,
    find: patched,
  },
  {
    requirement: 'G5',
    subjects: () => changedSubjects('DELETE'),
    what: (title: string): string => `DELETE removes an item of ${title} alone`,
    find: removed,
  },
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

  for (const { requirement, subjects, what, find } of CHANGES) {
    for (const subject of await subjects()) {
      const { title } = subject;
      const kinds = furtherKinds(subject, scheme).map((kind) => `, kind ${kind}`);

      for (const kind of ['', ...kinds])
        test(`${what(title)}${kind} [${scheme}]`, about(requirement), async ({ benchOf, judge }) => {
          const bench = benchOf(subject, `${requirement}${kind}`, scheme);
          const items = await ownItemBetween(bench);

          const findings = await find(bench, items);

          await judge.holds(requirement, findings);
        });
    }
  }
}

for (const subject of await changedSubjects('PATCH')) {
  test(`PATCH gives an item of ${subject.title} what it has not`, about('G4'), async ({ benchOf, judge }) => {
    const bench = benchOf(subject, 'G4 anew');

    const findings = await patchedAnew(bench);

    await judge.holds('G4', findings);
  });
}

for (const [requirement, method] of [
  ['G3', 'PUT'],
  ['G4', 'PATCH'],
] as const)
  for (const subject of await subjectsAbove(method))
    test(
      `${method} leaves what is below an item of ${subject.title}`,
      about(requirement),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, `${requirement} below`);

        const findings = await keptBelow(bench, method);

        await judge.holds(requirement, findings);
      },
    );

for (const subject of await pagedSubjects())
  test(`a later page of ${subject.title} shows nothing removed`, about('G5'), async ({ benchOf, judge }) => {
    const bench = benchOf(subject, 'G5 page');

    const findings = await goneFromLaterPage(bench);

    await judge.holds('G5', findings);
  });
