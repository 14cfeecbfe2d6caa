import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const ENVELOPE = mutantsOf(asNamed('checks/envelope-checks'), [
  {
    id: 'lists-grown-page-is-an-empty-one',
    from: 'pageNo !== FAR && objects.some',
    to: 'pageNo < 0 && objects.some',
    kills: 'a page onto which a growing list has come is no empty page, whatever its clients lack',
  },
  {
    id: 'envelope-items-blamed-for-data',
    from: '/^data\\/\\d/.test(at)',
    to: '/^data/.test(at)',
    kills: "an object as data is the envelope's fault",
  },
  {
    id: 'envelope-minus-one-is-a-count',
    from: 'count >= 0',
    to: 'count >= -1',
    kills: 'a negative totalCount is told, 0 is right',
  },
  {
    id: 'envelope-filtered-count-unchecked',
    from: "['totalCount', 'filteredCount']",
    to: "['totalCount']",
    kills: 'a negative filteredCount is told, 0 is right',
  },
  {
    id: 'envelope-blank-id-is-empty',
    from: "item['clientId'] !== ''",
    to: "String(item['clientId']).trim() !== ''",
    kills: 'a blank is an identifier, if an odd one',
  },
  {
    id: 'envelope-shared-id-forgotten-each-page',
    from: 'owners.get(id) ?? { item, place }',
    to: '{ item, place }',
    kills: 'an identifier of two names is told with its owner’s place',
  },
  {
    id: 'envelope-empty-page-unchecked',
    from: '...jsonInUtf8(exchange), ...envelope, ...ofItems',
    to: '...jsonInUtf8(exchange), ...ofItems',
    kills: 'an empty page outside the envelope is told',
  },
  {
    id: 'envelope-refused-page-must-be-envelope',
    from: 'status < 300 && text',
    to: 'text',
    kills: 'a refusal past the end is open',
  },
]);

const ENCODING = mutantsOf(
  { file: 'fixtures/checks/envelope-checks.ts', spec: 'tests/self/checks/json-in-utf8.spec.ts' },
  [
    {
      id: 'encoding-type-compared-by-start',
      from: '\\s*(;|$)/i',
      to: '/i',
      kills: 'application/jsonp does not say that the body is JSON',
    },
    {
      id: 'encoding-type-in-one-letter-case',
      from: '\\s*(;|$)/i',
      to: '\\s*(;|$)/',
      kills: 'Application/JSON; charset=utf-8 says that the body is JSON',
    },
    {
      id: 'encoding-bytes-unchecked',
      from: 'exchange.report.invalidUtf8',
      to: 'exchange.report.byteOrderMark && false',
      kills: 'bytes that are no UTF-8 are told',
    },
  ],
);

const WALK = mutantsOf(asNamed('checks/list-checks'), [
  {
    id: 'walk-pages-of-two-sizes-compared',
    from: 'earlier.pageSize === page.pageSize && areSamePage(earlier, page)',
    to: 'areSamePage(earlier, page)',
    kills: 'pages of two sizes may be alike',
  },
  {
    id: 'walk-next-page-only',
    from: '.slice(0, index)',
    to: '.slice(Math.max(0, index - 1), index)',
    kills: 'a page that repeats an earlier one is told at that page',
  },
  {
    id: 'walk-past-the-end-accuses',
    from: '    .filter((page) => page.pageNo <= lastPage)\n    .flatMap',
    to: '    .flatMap',
    kills: 'what pages past the last one repeat is open',
  },
  {
    id: 'walk-twice-by-id-alone',
    from: 'before.find((one) => areSameClient(one.item, item))',
    to: 'before[0]',
    kills: 'two clients that share an id are not one client twice',
  },
  {
    id: 'walk-compared-one-way',
    from: '[...leftOut(a, b), ...leftOut(b, a)]',
    to: '[...leftOut(a, b)]',
    kills: 'a client left out of the shortest walk is told as well',
  },
  {
    id: 'walk-unreadable-page-accuses',
    from: ' && !walk.read.some(isUnreadable)',
    to: '',
    kills: 'a walk with a body that is no envelope says nothing of clients',
  },
  {
    id: 'walk-two-refusals-are-one-page',
    from: 'a.items !== undefined && b.items !== undefined && firstDifference(a.items, b.items) === -1',
    to: 'firstDifference(a.items ?? [], b.items ?? []) === -1',
    kills: 'two answers that are no pages are not the same page',
  },
]);

const MOVE_ON = mutantsOf(
  { file: 'fixtures/checks/list-checks.ts', spec: 'tests/self/checks/pages-move-on.spec.ts' },
  [
    {
      id: 'list-move-on-judges-last-page',
      from: 'page.ids?.length !== 0).slice(0, -1)',
      to: 'page.ids?.length !== 0)',
      kills: 'a client on two pages, and a last page filled up from its neighbour, are P5’s',
    },
    {
      id: 'list-move-on-judges-past-the-end',
      from: 'page.pageNo <= lastPage && page.ids',
      to: 'page.ids',
      kills: 'what pages past the last one repeat is open',
    },
    {
      id: 'list-move-on-in-any-order',
      from: 'stayed.every((item, index) => areSameClient(item, after[index]))',
      to: 'stayed.every((item) => after.some((other) => areSameClient(item, other)))',
      kills: 'clients that come twice in another order are P5’s',
    },
    {
      id: 'list-move-on-whole-page-only',
      from: 'stayed * 2 <= page.pageSize',
      to: 'stayed < page.pageSize',
      kills: 'a number that counts clients, not pages, is told',
    },
  ],
);

const IDENTITY = mutantsOf(asNamed('checks/client-identity'), [
  {
    id: 'identity-order-of-common-part',
    from: 'Math.max(a.length, b.length)',
    to: 'Math.min(a.length, b.length)',
    kills: 'the first difference is 2 for a page that is shorter',
  },
  {
    id: 'identity-by-id-alone',
    from: ' && !haveOtherNames(a, b)',
    to: '',
    kills: 'one id with two names makes two clients',
  },
]);

export const CHECKS_OF_LISTS: readonly Mutant[] = [
  ...ENVELOPE,
  ...ENCODING,
  ...WALK,
  ...MOVE_ON,
  ...IDENTITY,
];
