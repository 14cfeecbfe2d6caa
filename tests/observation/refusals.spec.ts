import {
  aboutOpenPoint,
  challengesByStatus,
  observatoryOf,
  observe,
  shapesOf,
  statusesOf,
  test,
  type Observatory,
} from '#fixtures/test.ts';

const NOT_ASKED = 'no scheme opens the list, or the service was not heard';
const NO_LIMITED_KEY = 'LIMITED_API_KEY is not in the settings';
const NO_LOGIN = 'no log-in is in the settings, or the service was not heard';
const NO_JWT = 'no signed token opens the list';

/** Told from one wrong request of each kind. */
const PROBES = [
  {
    id: 'OP-05.1',
    title: 'which status a list call has that lacks a header',
    look: async ({ refusals }: Observatory) => statusesOf(await refusals.ofList('lacking'), NOT_ASKED),
  },
  {
    id: 'OP-05.2',
    title: 'which status a list call with a wrong value has',
    look: async ({ refusals }: Observatory) => statusesOf(await refusals.ofList('wrong'), NOT_ASKED),
  },
  {
    id: 'OP-05.3',
    title: 'which status a list call for a foreign organization has',
    look: async ({ refusals }: Observatory) => statusesOf(await refusals.ofList('foreign'), NOT_ASKED),
  },
  {
    id: 'OP-05.4',
    title: 'which status a list call without the permission has',
    look: async ({ refusals }: Observatory) =>
      statusesOf(await refusals.ofList('permission'), NO_LIMITED_KEY),
  },
  {
    id: 'OP-05.5',
    title: 'which status a log-in with a wrong field has',
    look: async ({ refusals }: Observatory) => statusesOf(await refusals.ofLogin('wrong log-in'), NO_LOGIN),
  },
  {
    id: 'OP-05.6',
    title: 'which status an incomplete log-in has',
    look: async ({ refusals }: Observatory) =>
      statusesOf(await refusals.ofLogin('incomplete log-in'), NO_LOGIN),
  },
  {
    id: 'OP-05.7',
    title: 'which status a list call with an altered token has',
    look: async ({ refusals }: Observatory) => statusesOf(await refusals.ofList('forged'), NO_JWT),
  },
  {
    id: 'OP-05.9',
    title: 'what the body of a refused list call looks like',
    look: async ({ refusals }: Observatory) => shapesOf(await refusals.allOfList(), NOT_ASKED),
  },
  {
    id: 'OP-05.10',
    title: 'what the body of a refused log-in looks like',
    look: async ({ refusals }: Observatory) => shapesOf(await refusals.allOfLogin(), NO_LOGIN),
  },
  {
    id: 'OP-06',
    title: 'what WWW-Authenticate of a refusal says',
    look: async ({ refusals }: Observatory) =>
      challengesByStatus([...(await refusals.allOfList()), ...(await refusals.allOfLogin())], NOT_ASKED),
  },
] as const;

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
