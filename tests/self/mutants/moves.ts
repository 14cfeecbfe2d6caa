import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const STEADILY = mutantsOf(asNamed('judge/steadily'), [
  {
    id: 'steadily-first-look-counts',
    from: 'if (findings.length === 0) return { findings };',
    to: 'return { findings };',
    kills: 'what does not show again is dropped',
  },
  {
    id: 'steadily-nothing-is-certain',
    from: 'return certain.length > 0 ? { ...shown, findings: certain } : { moved: true };',
    to: 'return certain.length < 0 ? { ...shown, findings: certain } : { moved: true };',
    kills: 'what no change of the list explains counts though it moves each time',
  },
  {
    id: 'steadily-changes-unwatched',
    from: "if (outcome === 'moved' && looks.moved % 2 === 0) await nextChange(pages, sequence);",
    to: 'if (looks.moved < 0) await nextChange(pages, sequence);',
    kills: 'a list that has moved twice is judged right behind its next change',
  },
  {
    id: 'steadily-never-settles',
    from: 'moved === MOVES_OF_A_CHANGE ? SETTLED_MS : 0',
    to: '0',
    kills: 'a list whose replicas hear of a change a second later is judged then',
  },
  {
    id: 'steadily-moves-unseen',
    from: 'if (before.text !== after.text) return { steady: certainOf(shown), hasChanged };',
    to: '',
    kills: 'a list that moves each time is told as moving after five attempts',
  },
  {
    id: 'steadily-confirms-by-a-shorter-sequence',
    from: 'betweenControls(sequence, pages, looks.moved)',
    to: 'betweenControls(sequence, pages, looks.moved + looks.shown)',
    kills: 'what shows again on a list that stands still counts',
  },
  {
    id: 'steadily-other-breach-untold',
    from: 'this.shown = { broken, findings };',
    to: 'this.shown = { findings };',
    kills: 'tells what breaks that one where it shows again',
  },
  {
    id: 'steadily-order-never-counts',
    from: 'orderMatters ? seen : seen.toSorted()',
    to: 'seen.toSorted()',
    kills: 'another order of the same clients is a move',
  },
  {
    id: 'steadily-order-always-counts',
    from: 'orderMatters ? seen : seen.toSorted()',
    to: 'seen',
    kills: 'where the order is judged, another order of the same clients is no move',
  },
  {
    id: 'steadily-refused-controls-end-it',
    from: 'before.text === UNSERVED && (await isShutOut(pages, sequence))',
    to: 'before.text === UNSERVED',
    kills: 'a sequence while control pages alone are refused is judged',
  },
  {
    id: 'steadily-opens-at-sizes-as-asked-alone',
    from: 'shownSizes(list)[0] ?? 10',
    to: 'list.sizes[0] ?? 10',
    kills: 'a sequence while the smallest size that shows clients alone opens is judged',
  },
  {
    id: 'steadily-gives-up-at-once',
    from: 'MOST_LOOKS = 5',
    to: 'MOST_LOOKS = 1',
    kills: 'a list that comes to rest is judged then',
  },
]);

const CONTROLS = mutantsOf(
  { file: 'fixtures/judge/control-pages.ts', spec: 'tests/self/judge/steadily.spec.ts' },
  [
    {
      id: 'controls-at-sizes-as-asked-alone',
      from: 'shownSizes(list).at(-1) ?? 10',
      to: 'list.sizes.at(-1) ?? 10',
      kills: 'where no size came as asked for, the largest that shows clients is the control',
    },
  ],
);

const BEHIND = mutantsOf(
  { file: 'fixtures/judge/lists/repeats.ts', spec: 'tests/self/judge/lists/behind-refusals.spec.ts' },
  [
    {
      id: 'behind-refusals-one-turn-is-enough',
      from: 'comesBack(isSeenAt(order), 2)',
      to: 'comesBack(isSeenAt(order), 0)',
      kills: 'an order that turned once may be a change of the data',
    },
  ],
);

const DISTURBED = [
  ...mutantsOf(
    { file: 'fixtures/judge/lists/disturbances.ts', spec: 'tests/self/judge/lists/behind-refusals.spec.ts' },
    [
      {
        id: 'behind-pause-without-one',
        from: 'await sleep(PAUSE_MS);\n  const',
        to: 'const',
        kills: 'another page behind a pause is told',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/lists/disturbances'), [
    {
      id: 'log-in-stirs-the-next-look',
      from: 'if (findings.length > 0) await',
      to: 'if (findings.length < 0) await',
      kills: 'what a log-in stirs for a moment is told each time',
    },
    {
      id: 'log-in-without-the-largest-size',
      from: '[page, largest], ',
      to: '[page], ',
      kills: 'a size that is served behind no log-in is told',
    },
    {
      id: 'disturbances-in-the-same-order',
      from: '(one, other) => other - one',
      to: '(one, other) => one - other',
      kills: 'a page that comes otherwise behind a later one is told',
    },
    {
      id: 'disturbances-last-page-is-the-end',
      from: 'end.pageNo + 1',
      to: 'end.pageNo',
      kills: 'a page that comes otherwise behind the end is told',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/repeats.ts', spec: 'tests/self/judge/lists/disturbances.spec.ts' },
    [
      {
        id: 'log-ins-one-turn-is-enough',
        from: 'LOG_INS = 4',
        to: 'LOG_INS = 1',
        kills: 'a list that one log-in has turned may have changed',
      },
      {
        id: 'log-ins-turn-what-turns-by-itself',
        from: 'if (orderOf(later) !== orderOf(behind)) return [];',
        to: '',
        kills: 'a list that turns by itself may be in motion',
      },
    ],
  ),
];

const ANOTHER_TOKEN = mutantsOf(asNamed('judge/lists/another-token'), [
  {
    id: 'another-token-sizes-unasked',
    from: 'if (findings.length > 0)',
    to: 'if (findings.length < 0)',
    kills: 'one size for all pages of a token is a breach of P3, on which P6 stands',
  },
  {
    id: 'another-token-is-the-shared-one',
    from: 'pages.afresh().read(credentials, page)',
    to: "pages.read(service.right('bearer'), page)",
    kills: 'another page by another token is told (P6)',
  },
]);

const AT_ONCE = mutantsOf(asNamed('judge/lists/repeats'), [
  {
    id: 'at-once-all-each-time',
    from: 'Math.ceil(requests.length / 2 ** attempt)',
    to: 'requests.length',
    kills: 'are fewer each time that the list has moved, and four at least',
  },
  {
    id: 'at-once-one-alone',
    from: 'LEAST_AT_ONCE = 4',
    to: 'LEAST_AT_ONCE = 1',
    kills: 'are fewer each time that the list has moved, and four at least',
  },
]);

const GROWN = mutantsOf(
  { file: 'fixtures/pages/walk-reading.ts', spec: 'tests/self/checks/grown-beyond-a-cap.spec.ts' },
  [
    {
      id: 'grown-list-ends-at-the-cap',
      from: 'walk.isWhole && shown >= count && shown < most',
      to: 'walk.isWhole && shown > most',
      kills: 'goes on behind a page that held it whole, where sizes are capped',
    },
    {
      id: 'grown-list-has-no-cap',
      from: '{ ...walk, read, isCapped: true }',
      to: '{ ...walk, read }',
      kills: 'goes on behind a page that held it whole, where sizes are capped',
    },
    {
      id: 'grown-list-has-a-cap-where-nothing-follows',
      from: 'read.length > walk.read.length ?',
      to: 'isShort ?',
      kills: 'is told where the page leaves new clients out, and none behind it shows them',
    },
    {
      id: 'grown-list-walks-on-where-it-fell-short',
      from: 'shown >= count && shown < most',
      to: 'shown < most',
      kills: 'a page that leaves out clients that were counted is the end of its walk',
    },
    {
      id: 'grown-list-holds-a-page-of-nothing',
      from: '    if (!showsNews([...read, next])) break;\n    read.push(next);',
      to: '    read.push(next);\n    if (!showsNews(read)) break;',
      kills: 'is told, too, where nothing is served behind the page',
    },
  ],
);

export const MOVES: readonly Mutant[] = [
  ...STEADILY,
  ...CONTROLS,
  ...BEHIND,
  ...DISTURBED,
  ...ANOTHER_TOKEN,
  ...AT_ONCE,
  ...GROWN,
];
