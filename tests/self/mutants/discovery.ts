import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const TOKEN = mutantsOf(asNamed('ground/discover-token'), [
  {
    id: 'discovery-first-string-is-the-token',
    from: 'for (const token of renewingLast(login.report.tokens)) if (await opens(input, token.name)) return token;',
    to: 'if (input.hasClients) return login.report.tokens[0];',
    kills: 'the one that opens the list, not the first one',
  },
  {
    id: 'discovery-one-log-in-only',
    from: 'const MOST_LOGINS = 3;',
    to: 'const MOST_LOGINS = 1;',
    kills: 'are followed by another one',
  },
  {
    id: 'discovery-any-string-is-a-token',
    from: "login.report.tokens.some(({ kind }) => kind !== 'opaque')",
    to: 'login.report.tokens.length > 0',
    kills: 'an opaque string that opens nothing is no token',
  },
  {
    id: 'discovery-second-token-by-order',
    from: 'login.report.tokens.find(({ place }) => place === first.token.place)',
    to: 'login.report.tokens[0]',
    kills: 'the second token is taken from where the first one stood',
  },
  {
    id: 'discovery-expired-is-ended',
    from: 'mayHaveExpired ? UNKNOWN_RULE',
    to: "mayHaveExpired ? { sessions: 'single' }",
    kills: 'a first token that may have expired tells nothing of sessions',
  },
  {
    id: 'discovery-sessions-never-single',
    from: "UNKNOWN_RULE : { sessions: 'single' }",
    to: 'UNKNOWN_RULE : UNKNOWN_RULE',
    kills: 'a token that ends with the next log-in makes a single session',
  },
  {
    id: 'discovery-dead-second-is-kept',
    from: 'rule.deadSecond === undefined ? (second ?? first) : first',
    to: 'second ?? first',
    kills: 'a second token that opens nothing is named, and the first one is used',
  },
  {
    id: 'discovery-second-refusal-unseen',
    from: 'second === undefined ? SECOND_REFUSED',
    to: 'second === undefined ? UNKNOWN_RULE',
    kills: 'a second log-in without a token is noted, and the first token is used',
  },
  {
    id: 'discovery-empty-page-opens',
    from: '(items.length > 0 || !hasClients)',
    to: 'items.length >= 0',
    kills: 'an empty page opens nothing where the list is known to hold clients',
  },
  {
    id: 'discovery-any-lifetime-is-enough',
    from: 'SHORTEST_IN_ANSWERS = 2.5',
    to: 'SHORTEST_IN_ANSWERS = 1',
    kills: 'a token that ends before a few answers have come is too short',
  },
]);

const RUN = mutantsOf(asNamed('ground/discover'), [
  {
    id: 'discovery-unreachable-unseen',
    from: "if (report.outcome === 'answered') return;",
    to: "if (report.outcome !== 'rejected') return;",
    kills: 'a service that does not answer the first request is unreachable',
  },
  {
    id: 'discovery-later-silence-is-unreachable',
    from: 'isFirst = false;',
    to: '',
    kills: 'a service that falls silent later is not unreachable',
  },
  {
    id: 'discovery-empty-list-of-the-key-opens',
    from: 'outdone(keyed, borne.reader)',
    to: 'keyed',
    kills: 'for the key alone is a refusal in disguise',
  },
  {
    id: 'discovery-key-scheme-always-leads',
    from: '[apiKey, bearer].find(({ scheme }) => scheme.opens)',
    to: '[apiKey].find(({ scheme }) => scheme.declared)',
    kills: 'for the key alone is a refusal in disguise',
  },
  {
    id: 'discovery-logs-in-undeclared',
    from: 'const token = declared.login ?',
    to: 'const token = declared.organizationId ?',
    kills: 'without a log-in no token is asked for',
  },
]);

const SCHEMES = mutantsOf(
  { file: 'fixtures/ground/discover-schemes.ts', spec: 'tests/self/ground/discover.spec.ts' },
  [
    {
      id: 'discovery-empty-list-opens',
      from: 'if (!scheme.opens || reader.hasItems || !other.hasItems) return { scheme, reader };',
      to: 'if (reader.opened !== undefined || !scheme.opens) return { scheme, reader };',
      kills: 'for the key alone is a refusal in disguise',
    },
    {
      id: 'discovery-hollow-answers-open',
      from: 'token?.seen === false && !reader.isListSeen',
      to: 'token === undefined && !reader.isListSeen',
      kills: 'successes without a body and no token at all open nothing',
    },
    {
      id: 'discovery-undeclared-scheme-is-tried',
      from: 'return declared ? knocked(reader) : { scheme: { declared, opens: false }, reader };',
      to: 'return knocked(reader);',
      kills: 'a scheme without credentials is not asked with',
    },
    {
      id: 'discovery-late-key-is-an-open-one',
      from: "refusedBefore: scheme.seen ?? 'no answer'",
      to: '',
      kills:
        'a key that opens only once there is a token was refused before: GET /api/v1/clients → status 401',
    },
    {
      id: 'discovery-closed-again-is-open',
      from: 'if (isServed(page, reader.hasItems) || isOver(endsAtMs)) return scheme;',
      to: 'if (isServed(page, reader.hasItems) || !isOver(endsAtMs)) return scheme;',
      kills: 'while its token lives does not open',
    },
  ],
);

export const DISCOVERY: readonly Mutant[] = [...TOKEN, ...RUN, ...SCHEMES];
