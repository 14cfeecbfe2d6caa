import {
  aboutOpenPoint,
  defaultPage,
  defaultSize,
  oddNumbers,
  observatoryOf,
  pastTheEnd,
  observe,
  test,
  type Observatory,
} from '#fixtures/test.ts';

/** Told from pages that the document says nothing about. */
const PROBES = [
  {
    id: 'OP-10.1',
    title: 'how many items come without pageSize',
    look: ({ view }: Observatory) => defaultSize(view),
  },
  {
    id: 'OP-10.2',
    title: 'which page comes without pageNo',
    look: ({ view }: Observatory) => defaultPage(view),
  },
  {
    id: 'OP-12',
    title: 'what comes for a page past the end of the list',
    look: ({ service, view }: Observatory) => pastTheEnd(service, view),
  },
  {
    id: 'OP-13.1',
    title: 'what comes for an odd pageNo',
    look: ({ view }: Observatory) => oddNumbers(view),
  },
] as const;

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
