import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const ROWS = mutantsOf(
  { file: 'fixtures/client/short-rows.ts', spec: 'tests/self/checks/short-rows.spec.ts' },
  [
    {
      id: 'rows-without-end',
      from: 'if (rows.isFull && right !== undefined && !isRight(request))',
      to: 'if (rows.isFull && right === undefined)',
      kills: 'is broken by a right request behind seven of them',
    },
    {
      id: 'rows-of-whatever-comes',
      from: 'const isRefused = isHeard(exchange) && saysNo(exchange);',
      to: 'const isRefused = saysNo(exchange);',
      kills: 'is none of answers that serve, or tell nothing',
    },
    {
      id: 'rows-stay-long',
      from: 'this.#longest = SHORTER_ROWS.find((length) => length < this.#longest) ?? this.#longest;',
      to: '',
      kills: 'is broken behind three of them once somebody was shut out',
    },
    {
      id: 'rows-of-right-log-ins',
      from: 'if (isRight || !isRefused) return;',
      to: 'if (!isRefused) return;',
      kills: 'are none of the right ones that are refused',
    },
    {
      id: 'rows-that-end-with-any-log-in',
      from: 'if (isRight && !isRefused) this.#wrongLogins = 0;',
      to: 'if (!isRefused) this.#wrongLogins = 0;',
      kills: 'are not past where another wrong one is let in',
    },
  ],
);

const GROUPS = mutantsOf(
  {
    file: 'fixtures/judge/refusals/refusal-group.ts',
    spec: 'tests/self/judge/refusals/refused-before.spec.ts',
  },
  [
    {
      id: 'refusals-without-control-in-between',
      from: 'const few = wrong.slice(from, from + rows.longest);',
      to: 'const few = wrong.slice(from, from + 99 * rows.longest);',
      kills: 'a right one is sent after every seven',
    },
  ],
);

const BANS = mutantsOf(
  { file: 'fixtures/client/behind-a-ban.ts', spec: 'tests/self/checks/behind-a-ban.spec.ts' },
  [
    {
      id: 'bans-of-one-alone',
      from: 'for (const kind of kinds) if (await this.#isOpen(kind)) return false;',
      to: '',
      kills: 'stays refused where another right one is served',
    },
    {
      id: 'bans-of-the-only-one-at-once',
      from: '(rows.mayBan && right.size === 1)) return !(await this.#isOpen(kind));',
      to: '(rows.mayBan && right.size === 1)) return true;',
      kills: 'stays refused where nothing else is right, and it is served the next time',
    },
    {
      id: 'bans-out-of-nothing',
      from: 'return rows.mayBan && this.#isNoneOpen(',
      to: 'return this.#isNoneOpen(',
      kills: 'stays refused where hardly anything was refused before',
    },
    {
      id: 'bans-of-log-ins-out-of-nothing',
      from: '(rows.isBehindWrongLogins || rows.mayBanLogins)',
      to: 'rows.longest > 0',
      kills: 'stays refused where no wrong ones came before',
    },
    {
      id: 'bans-of-what-never-was-served',
      from: 'return kind !== undefined && this.#known.right.has(kind) ? kind : undefined;',
      to: 'return kind;',
      kills: 'tells where no log-in ever was served',
    },
    {
      id: 'bans-waited-for-again-and-again',
      from: 'this.#lasting.add(kind);',
      to: '',
      kills: 'is waited for once where that is in vain',
    },
    {
      id: 'bans-forgotten-when-they-are-over',
      from: 'this.#startAt(waitedMs);',
      to: '',
      kills: 'the next ban is waited for as long as the one before at once, then second by second',
    },
    {
      id: 'bans-without-end',
      from: 'this.#leftMs -= pauseMs;',
      to: '',
      kills: 'bans of a whole run are waited for four minutes, and no longer',
    },
    {
      id: 'bans-for-good-though-log-ins-are-served',
      from: 'return this.#isNoneOpen([...right.keys()].filter((other) => other !== kind));',
      to: 'return true;',
      kills: 'it tells where the log-in is served',
    },
    {
      id: 'bans-for-good-are-told',
      from: '(await this.#isShutForGood(kind)) ? { ...exchange, isShutOut: true } : exchange;',
      to: 'exchange;',
      kills: 'a refusal tells nothing while no right request is served, log-ins neither',
    },
    {
      id: 'locked-users-are-told',
      from: "if (kind === 'login' && this.#isLocked) return true;",
      to: '',
      kills: 'tells nothing while the user stays locked behind wrong ones',
    },
    {
      id: 'locked-users-behind-one-wrong-log-in',
      from: '(this.#isLocked || rows.mayBanLogins)',
      to: 'this.#known.rows.longest > 0',
      kills: 'tells behind one that was wrong, since nobody locks a user for good for that',
    },
  ],
);

const WORDINGS = mutantsOf(asNamed('judge/refusals/worded-as-refusals'), [
  {
    id: 'wording-without-items',
    from: "return [exchange.status, shapeOf(exchange), ...items].join(' ');",
    to: "return [exchange.status, shapeOf(exchange)].join(' ');",
    kills: 'a page is held against its service where others are refused with an item of another type',
  },
  {
    id: 'wording-of-any-status',
    from: "return [exchange.status, shapeOf(exchange), ...items].join(' ');",
    to: "return [shapeOf(exchange), ...items].join(' ');",
    kills: 'a page is held against its service where others are refused with another status',
  },
  {
    id: 'wording-of-a-page-is-none',
    from: 'wordingOf(exchange) !== refusal || serviceOf',
    to: "refusal !== '' || serviceOf",
    kills: 'a page that is worded as refusals are is one',
  },
  {
    id: 'wording-of-clients',
    from: "|| serviceOf(exchange, known) === 'served',",
    to: '',
    kills: 'a page that shows a client is none, whatever its wording',
  },
]);

const ORDERS = [
  ...mutantsOf(asNamed('judge/lists/lone-pages'), [
    {
      id: 'lone-pages-in-one-order',
      from: 'if (!(await isWrongInAnyOrder(page, { pages, credentials, firstPage, around, all }))) return [];',
      to: '',
      kills: 'in a size that has an order of its own is open',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/deep-pages'), [
    {
      id: 'deep-pages-in-one-order',
      from: 'if (isWhole(page) && !(await isWrongInAnyOrder(page, largestOf(reading)))) return [];',
      to: '',
      kills: 'are in no place where their size has an order of its own',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/seen-pages.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' },
    [
      {
        id: 'seen-orders-of-renamed-clients',
        from: 'const clients = digestOf(fingerprints.toSorted());',
        to: 'const clients = digestOf(items.map(identityOf).toSorted());',
        kills: 'is a page that comes back behind another name: ANANA',
      },
    ],
  ),
  ...mutantsOf(asNamed('checks/choice-checks'), [
    {
      id: 'choice-among-one',
      from: 'clients < 2 || shown === 0 || isAllOnEach(choices) ||',
      to: 'shown === 0 ||',
      kills: 'a list of one client leaves nothing to choose',
    },
  ]),
];

const BEHIND_LOGINS = mutantsOf(asNamed('judge/refusals/closed-by-right-ones'), [
  {
    id: 'behind-log-ins-bans-are-waited-for',
    from: 'insist(service.sendOnce,',
    to: 'insist(service.send,',
    kills: 'a key that is refused behind each log-in, and served later, is told (A1)',
  },
  {
    id: 'behind-log-ins-once-is-enough',
    from: 'if (time === TIMES)',
    to: 'if (time > 0)',
    kills: 'a key that was refused behind some log-ins may be banned for a moment (A1)',
  },
  {
    id: 'behind-log-ins-without-control',
    from: 'if (tells((await ask()).served)) return true;',
    to: 'if (!tells((await ask()).served)) return true;',
    kills: 'a key that is served no more, or never, is for others to tell (A1)',
  },
  {
    id: 'behind-log-ins-the-key-is-the-token',
    from: "scheme === 'apiKey' ? [byKey, byToken] : [byToken, byKey]",
    to: '[byKey, byToken]',
    kills: 'what the other scheme has just opened is not to be closed [bearer] (A1, A2)',
  },
  {
    id: 'behind-log-ins-old-tokens-tell',
    from: "served !== 'refused' || right.isOld()",
    to: "served !== 'refused'",
    kills: 'a token that may have ended tells nothing (A2)',
  },
]);

/** Who is shut out for what was refused, what is refused in a page's place, and lists in other orders. */
export const SHUT_OUT: readonly Mutant[] = [
  ...[...ROWS, ...GROUPS, ...BANS, ...WORDINGS, ...ORDERS],
  ...BEHIND_LOGINS,
];
