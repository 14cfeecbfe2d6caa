import {
  aboutOpenPoint,
  cachingHeaders,
  fullTypeOf,
  lifetimeOf,
  loginWithoutOrganization,
  observatoryOf,
  ofLogin,
  ofToken,
  observe,
  saw,
  sessionsOf,
  statusOf,
  test,
  untold,
  type Observatory,
} from '#fixtures/test.ts';

/** Told from one log-in, one that leaves the organization out, and the wait for an expiry. */
const PROBES = [
  {
    id: 'OP-01',
    title: 'in which place of the answer the token stands',
    look: ({ service }: Observatory) => ofToken(service, ({ place }) => saw(place)),
  },
  {
    id: 'OP-02.1',
    title: 'how long a token lives',
    look: ({ service }: Observatory) => Promise.resolve(lifetimeOf(service)),
  },
  {
    id: 'OP-03.1',
    title: 'which algorithm protects the token',
    look: ({ service }: Observatory) =>
      ofToken(service, ({ algorithm }) =>
        algorithm === undefined ? untold('its header cannot be read') : saw(algorithm),
      ),
  },
  {
    id: 'OP-03.2',
    title: 'which claims the token has, and of which types',
    look: ({ service }: Observatory) =>
      ofToken(service, ({ claims }) =>
        claims === undefined ? untold('its claims cannot be read') : claimsSeen(claims),
      ),
  },
  {
    id: 'OP-04.1',
    title: 'which status a successful log-in has',
    look: ({ service }: Observatory) => ofLogin(service, statusOf),
  },
  {
    id: 'OP-07',
    title: 'whether the log-in needs Organization-ID',
    look: ({ service }: Observatory) => loginWithoutOrganization(service),
  },
  {
    id: 'OP-08',
    title: 'whether a new token ends the one before',
    look: ({ service }: Observatory) => Promise.resolve(sessionsOf(service)),
  },
  {
    id: 'OP-21.2',
    title: 'which caching headers the token answer carries',
    look: ({ service }: Observatory) => ofLogin(service, cachingHeaders),
  },
  {
    id: 'OP-22.2',
    title: 'which media type and charset the token answer has',
    look: ({ service }: Observatory) => ofLogin(service, fullTypeOf),
  },
  {
    id: 'OP-02.2',
    title: 'for how long after its expiry a token is accepted',
    look: async (observatory: Observatory) => (await observatory.expired()).leeway,
  },
  {
    id: 'OP-05.8',
    title: 'which status a list call with an expired token has',
    look: async (observatory: Observatory) => (await observatory.expired()).status,
  },
] as const;

function claimsSeen(claims: Readonly<Record<string, string>>) {
  const rows = Object.entries(claims).map(([name, type]) => `${name}: ${type}`);
  return saw(rows.sort().join('; ') || 'none');
}

for (const { id, title, look } of PROBES) {
  test(title, aboutOpenPoint(id), async ({ service, run, judge }) => {
    await observe(judge, id, await look(observatoryOf(service, run)));
  });
}
