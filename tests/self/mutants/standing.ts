import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const OPENING_SPEC = 'tests/self/judge/opening.spec.ts';

const OPENING = mutantsOf({ file: 'fixtures/judge/opening.ts', spec: OPENING_SPEC }, [
  {
    id: 'opening-closed-untold',
    from: 'isClosed: true,',
    to: 'isClosed: false,',
    kills: 'a list that never opens is told as closed',
  },
  {
    id: 'opening-first-token-forgotten',
    from: 'ground.token?.deadSecond === undefined ? fresh : [...fresh, shared]',
    to: 'shared.endsAtMs > 0 ? [shared] : fresh',
    kills: 'where later tokens open nothing the first one is tried',
  },
]);

const KEEPS_OPEN = mutantsOf({ file: 'fixtures/judge/keeps-open.ts', spec: OPENING_SPEC }, [
  {
    id: 'opening-end-of-token-at-issue',
    from: ': Math.min(expiresAtMs - UNCERTAINTY_MS, earliestEndMs(token, login, ground.clockOffsetMs) ?? Infinity)',
    to: ': login.receivedAtMs',
    kills: 'a refusal before the token ends is told',
  },
  {
    id: 'opening-asked-once-less',
    from: 'TIMES = 7',
    to: 'TIMES = 6',
    kills: 'a refusal at the very last time is told',
  },
  {
    id: 'opening-end-of-token-unheeded',
    from: 'mayHaveEnded(exchange, key, ground) || ',
    to: '',
    kills: 'a refusal after the token has ended tells nothing',
  },
  {
    id: 'opening-clock-of-the-answer-unheeded',
    from: 'receivedAtMs + aheadMs >= endsAtMs',
    to: 'receivedAtMs >= endsAtMs',
    kills:
      'a refusal shortly before the token ends tells nothing where the clock of the answer is past its end',
  },
  {
    id: 'opening-clock-behind-prolongs',
    from: 'Math.max(0, (report.clockOffsetMs ?? clockOffsetMs) - clockOffsetMs)',
    to: 'clockOffsetMs - (report.clockOffsetMs ?? clockOffsetMs)',
    kills: 'a refusal shortly before the token ends is told where the clock of the answer is behind',
  },
  {
    id: 'opening-silence-accuses',
    from: '!isHeard(exchange) || openingBy(exchange, ground)',
    to: 'openingBy(exchange, ground)',
    kills: 'silence between two served pages tells nothing',
  },
]);

const OPENING_BY = mutantsOf({ file: 'fixtures/judge/opening-by.ts', spec: OPENING_SPEC }, [
  {
    id: 'opening-empty-list-opens',
    from: 'return hasClients(ground) ? carriesClients(exchange) :',
    to: 'return',
    kills: 'without clients opens nothing where the list holds some',
  },
  {
    id: 'opening-any-page-is-a-list',
    from: "exchange.text === '' || looksLikeList(exchange)",
    to: "typeof exchange.text === 'string'",
    kills: 'that is no list opens nothing',
  },
]);

const REPEATS = mutantsOf(asNamed('judge/lists/repeats'), [
  {
    id: 'repeats-asked-once-less',
    from: 'TIMES = 2',
    to: 'TIMES = 1',
    kills: 'another order at the third reading alone is told',
  },
  {
    id: 'repeats-from-memory',
    from: '() => reader.afresh())',
    to: '() => reader)',
    kills: 'another order each time is told',
  },
]);

const UNSTEADY = mutantsOf(asNamed('judge/lists/unsteady'), [
  {
    id: 'unsteady-flapping-is-moving',
    from: 'if (flapping.length > 0) return flapping;',
    to: '',
    kills: 'several clients that leave and come back are told',
  },
  {
    id: 'unsteady-one-client-flaps',
    from: 'SEVERAL = 3',
    to: 'SEVERAL = 1',
    kills: 'two clients that leave and come back once may be a moving list',
  },
  {
    id: 'unsteady-one-return-is-enough',
    from: 'hasReturned(reads, 2)',
    to: 'hasReturned(reads, 1)',
    kills: 'two clients that leave and come back once may be a moving list',
  },
  {
    id: 'unsteady-orders-unwatched',
    from: ' || [...new Set(orders)].some(isBack)',
    to: ' || isBack(orders.length > 0 ? "" : "-")',
    kills: 'an order that leaves and comes back twice, over seconds, is told',
  },
  {
    id: 'unsteady-leaving-is-flapping',
    from: '`t(?:f+t+){${times}}`',
    to: '`t(?:f+t*){${times}}`',
    kills: 'clients that leave and stay away may be a moving list',
  },
]);

const NEEDS = mutantsOf(asNamed('judge/needs'), [
  {
    id: 'needs-closed-scheme-is-enough',
    from: 'if (!opens) this.#judge.blockedBy(OPENED_BY[scheme]);',
    to: '',
    kills: 'apiKey that does not open the list blocks by A1',
  },
  {
    id: 'needs-seen-token-blames-issue',
    from: "return token ?? this.#judge.blockedBy(this.#ground.tokenSeen ? 'A2' : 'T1');",
    to: "return token ?? this.#judge.blockedBy('T1');",
    kills: 'that opens nothing blocks by A2 where tokens were seen',
  },
  {
    id: 'needs-one-client-less',
    from: 'if (list.amount.count < count) {',
    to: 'if (list.amount.count < count - 1) {',
    kills: 'needs as many clients as a test looks at',
  },
  {
    id: 'needs-ids-of-no-client',
    from: 'if (list.amount.count > 0 && list.knownIds.length === 0)',
    to: 'if (list.amount.count === 0 && list.knownIds.length === 0)',
    kills: 'whose clients have no ids blocks by E2',
  },
  {
    id: 'needs-refused-size-makes-pages',
    from: 'count !== null && Number(size) < list.amount.count',
    to: 'Number(size) < list.amount.count',
    kills: 'of one page at each size cannot be walked',
  },
  {
    id: 'needs-one-size-can-be-compared',
    from: 'new Set(answered.map(([, count]) => count)).size > 1 ||',
    to: 'answered.length > 0 ||',
    kills: 'of one size has no sizes to compare',
  },
  {
    id: 'needs-certify-unheeded',
    from: 'if (this.settings.certify) this.#judge',
    to: 'if (this.settings.strict) this.#judge',
    kills: 'an optional setting that is missing is inapplicable, untested with CERTIFY',
  },
  {
    id: 'needs-silent-control-is-served',
    from: 'if (!isHeard(exchange) || exchange.status >= 300)\n      this.#judge.untested(`${what}',
    to: 'if (isHeard(exchange) && exchange.status >= 300)\n      this.#judge.untested(`${what}',
    kills: 'a control must have been served',
  },
  {
    id: 'needs-empty-list-accuses',
    from: 'if (this.#ground.list?.amount.count === 0)',
    to: 'if (this.#ground.list === undefined)',
    kills: 'nothing to look at blocks, unless the list itself is empty',
  },
]);

const OTHER_PAGES = mutantsOf(
  { file: 'fixtures/pages/other-pages.ts', spec: 'tests/self/judge/needs.spec.ts' },
  [
    {
      id: 'needs-last-page-is-the-one-before',
      from: 'firstPage + Math.ceil(amount.count / small) - 1',
      to: 'firstPage + Math.floor(amount.count / small) - 1',
      kills: 'has other pages at the smallest size, at its end and where one holds it all',
    },
  ],
);

const FIRST_ANSWERS = mutantsOf(
  { file: 'fixtures/judge/lists/first-answers.ts', spec: 'tests/self/judge/lists/repeats.spec.ts' },
  [
    {
      id: 'first-answers-one-is-enough',
      from: 'if (turns.size > 1 || different.length === 0) return [];',
      to: '',
      kills: 'one first answer that is unlike the later ones may be a change of the data',
    },
  ],
);

const EXPIRY = mutantsOf(asNamed('judge/tokens/expiry'), [
  {
    id: 'expiry-unused-token-has-leeway',
    from: 'if (later === undefined || (await askBy(this.#service, later, page)) !== undefined)',
    to: 'if (later !== undefined)',
    kills: 'is told where it opens and a used one that ended later does not',
  },
]);

const LOGINS = mutantsOf(asNamed('judge/tokens/logins'), [
  {
    id: 'logins-one-later-second',
    from: 'const LATER_SECONDS = 2;',
    to: 'const LATER_SECONDS = 1;',
    kills: 'with a token that is kept until it ends is told, also where it ended in between',
  },
  {
    id: 'logins-quoted-token-is-granted',
    from: '!one.seenBefore || !carriesToken(exchange)',
    to: 'one.name !== undefined',
    kills: 'and is refused may quote it',
  },
  {
    id: 'logins-known-token-is-quoted',
    from: '!one.seenBefore || !carriesToken(exchange)',
    to: '!one.seenBefore',
    kills: 'differs from one that carries none',
  },
]);

export const STANDING: readonly Mutant[] = [
  ...OPENING,
  ...KEEPS_OPEN,
  ...OPENING_BY,
  ...REPEATS,
  ...UNSTEADY,
  ...NEEDS,
  ...OTHER_PAGES,
  ...FIRST_ANSWERS,
  ...EXPIRY,
  ...LOGINS,
];
