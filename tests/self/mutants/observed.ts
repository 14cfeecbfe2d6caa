import { mutantsOf, type Mutant } from './mutant.ts';

const CRASHES = mutantsOf(
  { file: 'fixtures/observe/answer-to.ts', spec: 'tests/self/observation/passing-crashes.spec.ts' },
  [
    {
      id: 'observed-first-crash-is-a-choice',
      from: 'await insist(wayTo(service), request)',
      to: 'await wayTo(service)(request)',
      kills: 'a crash that passes is no choice: an odd pageNo',
    },
    {
      id: 'observed-refusal-of-everything-is-a-choice',
      from: "(await (kind === 'list' ? isServing : isLoggingIn)(service))",
      to: 'kind !== undefined',
      kills: 'a refusal behind which what is right is refused, too, tells nothing: a wrong log-in',
    },
    {
      id: 'observed-crash-of-everything-is-a-choice',
      from: '&& !(await isServing(service))',
      to: "&& service.lead === 'bearer'",
      kills: 'a crash while right pages crash, too, tells nothing',
    },
  ],
);

const EXPIRED = mutantsOf(
  { file: 'fixtures/observe/expired-token.ts', spec: 'tests/self/observation/expired-token.spec.ts' },
  [
    {
      id: 'observed-silence-ends-the-leeway',
      from: 'else if (statusOf(exchange) !== undefined) {',
      to: 'else {',
      kills: 'the leeway of an expired token: silence, then refused',
    },
    {
      id: 'observed-late-refusal-ends-the-leeway',
      from: 'exchange.report.retries > 0 ||',
      to: '',
      kills: 'the leeway of an expired token: refused late only',
    },
  ],
);

const MEMBERS = [
  ...mutantsOf({ file: 'fixtures/observe/list-probes.ts', spec: 'tests/self/observation/members.spec.ts' }, [
    {
      id: 'observed-clients-of-each-page-are-others',
      from: 'new Set(items.map((item) => idOf(item) ?? item)).size',
      to: 'items.length',
      kills: 'of few clients it is recorded how many were looked at, each once',
    },
  ]),
  ...mutantsOf({ file: 'reports/statement/members.ts', spec: 'tests/self/observation/drift.spec.ts' }, [
    {
      id: 'observed-few-tell-as-much-as-many',
      from: '!members.isFew && ',
      to: '',
      kills: 'OP-17.1 holds: note: string → none (2 looked at)',
    },
    {
      id: 'observed-forty-members-are-all',
      from: 'told.length !== ONCE_TOLD',
      to: 'told.length > 0',
      kills: 'a pin of an earlier version, which told forty members at most, holds beside the others',
    },
  ]),
];

const ORDERS = mutantsOf(
  { file: 'fixtures/observe/order.ts', spec: 'tests/self/observation/order.spec.ts' },
  [
    {
      id: 'observed-order-by-chance',
      from: 'const LEAST_ITEMS = 8;',
      to: 'const LEAST_ITEMS = 7;',
      kills: 'fewer than eight filled values tell no order',
    },
    {
      id: 'observed-order-of-equals',
      from: 'steps.filter((step) => step !== 0)',
      to: 'steps.map((step) => (step === 0 ? -1 : step))',
      kills: 'equal neighbours stand in no order',
    },
    {
      id: 'observed-nearly-sorted-is-mixed',
      from: 'share > MIXED',
      to: 'share > MOSTLY',
      kills: 'a short list with one client out of order tells nothing',
    },
    {
      id: 'observed-null-has-no-order',
      from: 'object[name] ?? null).filter((value) => value !== null)',
      to: 'object[name] ?? null)',
      kills: 'what some clients lack is no other order',
    },
  ],
);

const CACHING = mutantsOf(
  { file: 'fixtures/observe/header-values.ts', spec: 'tests/self/observation/caching.spec.ts' },
  [
    {
      id: 'observed-age-stands-still',
      from: 'after.includes(one) ? one',
      to: 'after.length > 0 ? one',
      kills: 'an age that a cache counts down is recorded without its number',
    },
  ],
);

const AMOUNTS = [
  ...mutantsOf({ file: 'fixtures/observe/list-view.ts', spec: 'tests/self/observation/amounts.spec.ts' }, [
    {
      id: 'observed-nobody-comes-behind-a-full-page',
      from: 'if (end.items < end.pageSize) return true;',
      to: 'if (end.items > 0) return true;',
      kills: 'a client behind a last page that was full moves the list',
    },
    {
      id: 'observed-last-page-stays',
      from: 'if (last.items?.length !== end.items) return false;',
      to: '',
      kills: 'a client who comes after the pages were read moves the list',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/observe/page-probes.ts', spec: 'tests/self/observation/odd-sizes.spec.ts' },
    [
      {
        id: 'observed-any-length-is-a-size',
        from: '(isPageSeen || items * 2 <= amount.count) &&',
        to: 'items > 0 &&',
        kills: 'all clients but one are no size of the service, however many there are: 57',
      },
      {
        id: 'observed-all-but-one-is-a-size',
        from: ' && items !== amount.count - 1',
        to: '',
        kills: 'all clients but one are no size of the service, however many there are: 51',
      },
    ],
  ),
];

export const OBSERVED: readonly Mutant[] = [
  ...CRASHES,
  ...EXPIRED,
  ...MEMBERS,
  ...ORDERS,
  ...CACHING,
  ...AMOUNTS,
];
