import {
  aboutOpenPoint,
  aboveTheLargest,
  largestSize,
  MOST_CLIENTS,
  observatoryOf,
  oddSizes,
  observe,
  test,
  type Observatory,
} from '#fixtures/test.ts';

/** Large sizes come last (the file's name sees to it): they are the heaviest thing that is asked for. */
const PROBES = [
  {
    id: 'OP-11.1',
    title: 'which largest page size is served as asked',
    look: async (observatory: Observatory) => largestSize(await observatory.upperSizes()),
  },
  {
    id: 'OP-11.2',
    title: 'what happens above the largest page size',
    look: async (observatory: Observatory) => aboveTheLargest(await observatory.upperSizes()),
  },
  {
    id: 'OP-13.2',
    title: 'what comes for an odd pageSize',
    look: ({ view }: Observatory) => oddSizes(view, MOST_CLIENTS),
  },
] as const;

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
