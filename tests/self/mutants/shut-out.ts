import { mutantsOf, type Mutant } from './mutant.ts';

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
      from: 'const isRefused = isHeard(exchange) && exchange.status >= 400;',
      to: 'const isRefused = exchange.status >= 400;',
      kills: 'is none of answers that serve, or tell nothing',
    },
    {
      id: 'rows-stay-long',
      from: 'this.#longest = SHORT_ROW;',
      to: '',
      kills: 'is broken behind three of them once somebody was shut out',
    },
  ],
);

const GROUPS = mutantsOf(
  { file: 'fixtures/judge/refusal-group.ts', spec: 'tests/self/judge/refused-before.spec.ts' },
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
      from: 'for (const other of others) if (!isRefusal(await send(other))) return false;',
      to: '',
      kills: 'stays refused where another right one is served',
    },
    {
      id: 'bans-of-nobody-else',
      from: 'return others.length > 0;',
      to: 'return true;',
      kills: 'stays refused where there is no other one',
    },
    {
      id: 'bans-out-of-nothing',
      from: 'const own = rows.mayBan ? keys',
      to: 'const own = rows.longest > 0 ? keys',
      kills: 'stays refused where hardly anything was refused before',
    },
    {
      id: 'bans-of-log-ins-out-of-nothing',
      from: 'request.path === TOKEN_PATH && rows.mayBanLogins',
      to: 'request.path === TOKEN_PATH',
      kills: 'stays refused where no wrong ones came before',
    },
    {
      id: 'bans-of-one-log-in',
      from: 'isBannedLogin ? isRefusal(await send(request))',
      to: 'isBannedLogin ? true',
      kills: 'stays refused where the next one is not',
    },
    {
      id: 'bans-waited-for-again-and-again',
      from: 'isInVain = isRefusal(again);',
      to: '',
      kills: 'is waited for once where that is in vain',
    },
  ],
);

const WORDINGS = mutantsOf(
  { file: 'fixtures/judge/worded-as-refusals.ts', spec: 'tests/self/judge/worded-as-refusals.spec.ts' },
  [
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
      from: 'return findings.filter(({ exchange }) => wordingOf(exchange) !== refusal);',
      to: 'return refusal === undefined ? [] : findings;',
      kills: 'a page that is worded as refusals are is one',
    },
  ],
);

const ORDERS = [
  ...mutantsOf({ file: 'fixtures/judge/lone-pages.ts', spec: 'tests/self/judge/lone-pages.spec.ts' }, [
    {
      id: 'lone-pages-in-one-order',
      from: 'if (!(await beginsInOrder({ pages, credentials, first }, order))) return [];',
      to: '',
      kills: 'in a size that has an order of its own is open',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/deep-pages.ts', spec: 'tests/self/judge/deep-pages.spec.ts' }, [
    {
      id: 'deep-pages-in-one-order',
      from: 'if (!(await beginsInOrder({ pages, credentials, first }, order))) continue;',
      to: '',
      kills: 'are in no place where their size has an order of its own',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/seen-pages.ts', spec: 'tests/self/judge/seen-orders.spec.ts' }, [
    {
      id: 'seen-orders-of-renamed-clients',
      from: 'const clients = digestOf(fingerprints.toSorted());',
      to: 'const clients = digestOf(items.map(identityOf).toSorted());',
      kills: 'is a page that comes back behind another name: ANANA',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/checks/choice-checks.ts', spec: 'tests/self/checks/choice-checks.spec.ts' },
    [
      {
        id: 'choice-among-one',
        from: 'if (clients < 2) return [];',
        to: '',
        kills: 'a list of one client leaves nothing to choose',
      },
    ],
  ),
];

/** Who is shut out for what was refused, what is refused in a page's place, and lists in other orders. */
export const SHUT_OUT: readonly Mutant[] = [...ROWS, ...GROUPS, ...BANS, ...WORDINGS, ...ORDERS];
