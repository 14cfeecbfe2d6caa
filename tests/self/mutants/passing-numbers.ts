import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** What may be there by chance, or by another clock: numbers in refusals, pages of a list that moves, told seconds. */
export const PASSING_NUMBERS: readonly Mutant[] = [
  ...mutantsOf(asNamed('judge/lists/twice-again'), [
    {
      id: 'twice-on-a-page-of-its-own',
      from: 'const alone = [...firsts, ...short.map(({ capped }) => capped)];',
      to: 'const alone = firsts;',
      kills: 'a client that comes twice on a page outside of walks is told (P5)',
    },
    {
      id: 'twice-told-of-long-walks-at-once',
      from: 'twice.length > 0 && isLong ?',
      to: 'twice.length < 0 && isLong ?',
      kills: 'may have moved on during a long one',
    },
    {
      id: 'twice-never-told-again',
      from: 'findings.push(...noneTwice(again));',
      to: 'findings.push(...noneTwice(again.slice(1)));',
      kills: 'is told of a partial one where the two pages show it again',
    },
  ]),
  ...mutantsOf(asNamed('judge/recognition'), [
    {
      id: 'recognition-any-number-passes',
      from: 'others.some((one) => one === number)',
      to: 'others.some((one) => one !== number)',
      kills: 'serves where it is the same number each time',
    },
    {
      id: 'recognition-made-up-ids-are-clients',
      from: 'return saysNo(exchange) && isOne &&',
      to: 'return !saysNo(exchange) && isOne &&',
      kills: 'is one where another one is made up for each request',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/ground/token-expiry.ts', spec: 'tests/self/ground/told-expiry.spec.ts' }, [
    {
      id: 'expiry-told-seconds-belie-any-clock',
      from: '-aheadS <= LARGEST_TOLD_SKEW_S ?',
      to: '-aheadS <= 60 * LARGEST_TOLD_SKEW_S ?',
      kills: 'belie no clock that is minutes ahead',
    },
    {
      id: 'expiry-of-no-zone-is-ours',
      from: 'Number.isNaN(atMs) || isZoneless(text)',
      to: 'Number.isNaN(atMs)',
      kills: 'tells no end: 2027-01-15T03:00:04',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/client/renewing-last.ts', spec: 'tests/self/checks/renewing-last.spec.ts' },
    [
      {
        id: 'renewing-tokens-first',
        from: '[...tokens.filter((one) => !isRenewing(one)), ...tokens.filter(isRenewing)]',
        to: '[...tokens.filter(isRenewing), ...tokens.filter((one) => !isRenewing(one))]',
        kills: 'tokens for renewals are tried last, all others in their order',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/gateway/ended-tokens.ts', spec: 'tests/self/gateway/refused-for-now.spec.ts' },
    [
      {
        id: 'ended-tokens-live-on',
        from: '?? Infinity) <= nowMs',
        to: '?? Infinity) <= 0',
        kills: 'is asked for again while the token lives, and once where it has ended',
      },
    ],
  ),
  ...mutantsOf(asNamed('gateway/sighting'), [
    {
      id: 'sighting-of-any-beginning',
      from: 'needle.value.length - (to - from) > FEW',
      to: 'needle.value.length - (to - from) > 2 * FEW',
      kills: 'is none where more than a few characters are missing',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/session.ts', spec: 'tests/self/gateway/sometimes-a-jwt.spec.ts' }, [
    {
      id: 'session-any-text-is-a-newer-token',
      from: '(this.#isJwt(this.#name) && !this.#isJwt(name))',
      to: 'this.#isJwt(name)',
      kills: 'a text beside which tokens are JWTs is none: it is neither sent nor a secret',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/replica.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' }, [
    {
      id: 'late-returns-at-once',
      from: 'REPLICA_BEHIND_MS = 2000',
      to: 'REPLICA_BEHIND_MS = 0',
      kills: 'is right for a moment behind a change',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/late-returns.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' },
    [
      {
        id: 'late-returns-by-when-they-came',
        from: 'latest?.askedAtMs',
        to: 'latest?.receivedAtMs',
        kills: 'is right where it was asked for in time, and came late',
      },
    ],
  ),
];
