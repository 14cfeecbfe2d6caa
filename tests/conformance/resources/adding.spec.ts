import { addedEmpty, shownAsDescribed } from '#fixtures/resources/vocabulary.ts';
import {
  about,
  added,
  addedBarest,
  addedBehindRemoval,
  addedFullest,
  addedLeast,
  addedLettered,
  addedZeros,
  foundLater,
  listedAlike,
  listedAsDescribed,
  SCHEMES,
  subjectsWith,
  test,
} from '#fixtures/test.ts';

const POSTS = [
  { what: 'POST', add: added },
  { what: 'POST of what is required', add: addedLeast },
  { what: 'POST of what is required at each depth', add: addedBarest },
  { what: 'POST of 0 and false', add: addedZeros },
  { what: 'POST of empty lists', add: addedEmpty },
  { what: 'POST of as much as may be', add: addedFullest },
  { what: 'POST of letters of many scripts', add: addedLettered },
] as const;

for (const scheme of SCHEMES) {
  for (const subject of await subjectsWith('POST')) {
    for (const { what, add } of POSTS) {
      test(`${what} adds to ${subject.title} [${scheme}]`, about('G2'), async ({ benchOf, judge }) => {
        const bench = benchOf(subject, `G2 ${what}`, scheme);

        const post = await add(bench);
        const later = await foundLater(bench, post);

        await judge.holds('G2', [...post.findings, ...later]);
        await judge.holds('G1', [...(post.before ?? []), ...(await shownAsDescribed(bench, post))]);
        await judge.holds('G1', await listedAsDescribed(bench, post));
      });
    }

    test(
      `of what POST adds to ${subject.title} the list shows all or none [${scheme}]`,
      about('G2'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G2 alike', scheme);

        const findings = await listedAlike(bench);

        await judge.holds('G2', findings);
      },
    );

    test(
      `what POST adds to ${subject.title} behind a removal is an item of its own [${scheme}]`,
      about('G2'),
      async ({ benchOf, judge }) => {
        const bench = benchOf(subject, 'G2 behind a removal', scheme);

        const findings = await addedBehindRemoval(bench);

        await judge.holds('G2', findings);
      },
    );
  }
}
