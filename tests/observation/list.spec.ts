import {
  aboutOpenPoint,
  cachingOfList,
  firstPageOf,
  fullTypeOf,
  itemOrder,
  meaningOf,
  membersOfEnvelope,
  membersOfItems,
  observatoryOf,
  ofList,
  rateLimitHeaders,
  observe,
  relatedCounts,
  statusOf,
  test,
  untold,
  versionHeaders,
  type Observatory,
  type Seen,
} from '#fixtures/test.ts';

/** Told from three pages of the list. */
const PROBES = [
  {
    id: 'OP-04.2',
    title: 'which status a served client list has',
    look: ({ view }: Observatory) => ofList(view, statusOf),
  },
  {
    id: 'OP-09',
    title: 'which number the first page has',
    look: ({ view }: Observatory) => Promise.resolve(firstPageOf(view)),
  },
  {
    id: 'OP-14',
    title: 'in which order the clients come',
    look: ({ view }: Observatory) => itemOrder(view),
  },
  {
    id: 'OP-15',
    title: 'what totalCount counts',
    look: (observatory: Observatory) => countOf(observatory, 'totalCount'),
  },
  {
    id: 'OP-16.1',
    title: 'what filteredCount counts',
    look: (observatory: Observatory) => countOf(observatory, 'filteredCount'),
  },
  {
    id: 'OP-16.2',
    title: 'how filteredCount relates to totalCount',
    look: ({ view }: Observatory) => relatedCounts(view),
  },
  {
    id: 'OP-17.1',
    title: 'which further members a client has',
    look: ({ view }: Observatory) => membersOfItems(view),
  },
  {
    id: 'OP-17.2',
    title: 'which further members the envelope has',
    look: ({ view }: Observatory) => membersOfEnvelope(view),
  },
  {
    id: 'OP-18',
    title: 'which headers tell of a rate limit',
    look: ({ view }: Observatory) => ofList(view, rateLimitHeaders),
  },
  {
    id: 'OP-19',
    title: 'which headers tell of a version or of its end',
    look: ({ view }: Observatory) => ofList(view, versionHeaders),
  },
  {
    id: 'OP-21.1',
    title: 'which caching headers the client list carries',
    look: ({ view }: Observatory) => cachingOfList(view),
  },
  {
    id: 'OP-22.1',
    title: 'which media type and charset the client list has',
    look: ({ view }: Observatory) => ofList(view, fullTypeOf),
  },
] as const;

async function countOf({ view }: Observatory, member: string): Promise<Seen> {
  if (view.ground === undefined) return untold('no page of the client list could be read');
  return meaningOf(await view.counted(member), await view.amount());
}

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
