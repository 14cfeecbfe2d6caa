import {
  aboutOpenPoint,
  MADE_UP_METHOD,
  methodOnPaths,
  observatoryOf,
  observe,
  test,
  type Observatory,
} from '#fixtures/test.ts';

const PROBES = [
  {
    id: 'OP-20.1',
    title: 'what HEAD gives on the documented paths',
    look: ({ service, view }: Observatory) => methodOnPaths(service, view, 'HEAD'),
  },
  {
    id: 'OP-20.2',
    title: 'what OPTIONS gives on the documented paths',
    look: ({ service, view }: Observatory) => methodOnPaths(service, view, 'OPTIONS'),
  },
  {
    id: 'OP-20.3',
    title: 'what a made-up method gives on the documented paths',
    look: ({ service, view }: Observatory) => methodOnPaths(service, view, MADE_UP_METHOD),
  },
] as const;

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
