import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const STEADILY = mutantsOf(
  { file: 'fixtures/judge/steadily.ts', spec: 'tests/self/judge/lists/two-of-three.spec.ts' },
  [
    {
      id: 'respelt-one-look-is-enough',
      from: 'if (looks.shown >= ENOUGH) return steady;',
      to: 'if (looks.shown > 0) return steady;',
      kills: 'a replica that hears of a change later than another accuses nobody',
    },
    {
      id: 'respelt-unshown-once-is-dropped',
      from: 'return unshown < ENOUGH && ',
      to: 'return unshown < 1 && ',
      kills: 'what shows in the last two of three looks counts',
    },
    {
      id: 'respelt-moving-list-is-never-cleared',
      from: 'return looks.unshown > 0 ? { findings: [] } : { moved: true };',
      to: 'return looks.unshown >= ENOUGH ? { findings: [] } : { moved: true };',
      kills: 'a list that moves until the end after a breach was shown once and unshown once shows nothing',
    },
    {
      id: 'respelt-grown-list-is-read-at-once',
      from: 'countOf(ofEnd) !== numbers.held',
      to: 'countOf(ofEnd) < numbers.held',
      kills: 'are apart where they show something: more',
    },
  ],
);

const SENT = [
  ...mutantsOf({ file: 'fixtures/gateway/insertion.ts', spec: 'tests/self/gateway/basic-pair.spec.ts' }, [
    {
      id: 'respelt-pair-is-the-wrong-way-round',
      from: 'basicPair(other, real)',
      to: 'basicPair(real, other)',
      kills: 'goes out as the other value and the named one, behind the prefix',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/insertion.ts', spec: 'tests/self/gateway/query.spec.ts' }, [
    {
      id: 'respelt-query-begins-twice',
      from: "path.includes('?') ? '&' : '?'",
      to: "'?'",
      kills: 'stands behind the query that is there already, which stays as it is',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/sender.ts', spec: 'tests/self/gateway/client-fields.spec.ts' }, [
    {
      id: 'respelt-client-field-in-one-letter-case',
      from: '!told.has(name.toLowerCase())',
      to: '!told.has(name)',
      kills: 'takes the place of a field in any letter case: ACCEPT',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/gateway/request-reader.ts', spec: 'tests/self/gateway/client-fields.spec.ts' },
    [
      {
        id: 'respelt-client-tells-any-field',
        from: 'isClientField(name) && (field',
        to: '(field',
        kills: 'is refused, and nothing is sent: another field',
      },
    ],
  ),
  ...mutantsOf(asNamed('gateway/alteration'), [
    {
      id: 'respelt-accents-stand-everywhere',
      from: 'value.replace(/[aeioun]/, (letter)',
      to: 'value.replace(/[aeioun]/g, (letter)',
      kills: 'an accent is all that is added: without its accents the name is the same again',
    },
  ]),
];

const WRONG = [
  ...mutantsOf(
    { file: 'fixtures/client/wrong-kinds.ts', spec: 'tests/self/checks/wrong-credentials.spec.ts' },
    [
      {
        id: 'respelt-no-token-is-never-undefined',
        from: "alteration: 'word-undefined'",
        to: "alteration: 'half'",
        kills: 'is a wrong Authorization of the bearer scheme, as a word',
      },
      {
        id: 'respelt-no-key-is-never-null',
        from: "{ credential: 'API_KEY', alteration: 'word-null', prefix }",
        to: "{ credential: 'API_KEY', alteration: 'word-null' }",
        kills: 'is a wrong Authorization of the apiKey scheme, as a word',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/client/wrong-logins.ts', spec: 'tests/self/checks/wrong-logins.spec.ts' }, [
    {
      id: 'respelt-letter-is-in-both-fields',
      from: "{ ...password, alteration: 'first-to-other' }",
      to: "{ ...password, alteration: 'last-to-other' }",
      kills: 'a letter of the username or of the password is wrong in the other field (T3)',
    },
  ]),
  ...mutantsOf(asNamed('gateway/shared-letter'), [
    {
      id: 'respelt-mark-moves-alone',
      from: '[\\p{L}\\p{N}]?[^\\p{L}\\p{N}]*$/u',
      to: '.$/u',
      kills: 'a letter moves over the edge of values with marks',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/insertion.ts', spec: 'tests/self/gateway/shared-letter.spec.ts' }, [
    {
      id: 'respelt-letter-moves-back',
      from: 'shareLetter(how, real, other)',
      to: 'shareLetter(how, other, real)',
      kills: 'a log-in of two insertions has the letter in the other field',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/expired-use'), [
    {
      id: 'respelt-date-by-our-clock',
      from: 'expiredAtMs + clockOffsetMs - ',
      to: 'expiredAtMs - ',
      kills: 'is dated back to the middle of its life by the clock of the service',
    },
    {
      id: 'respelt-date-of-the-end',
      from: '(lifetimeS * 1000) / 2',
      to: '0',
      kills: 'that opens nothing is shown plainly, in a lower word, beside a query, and dated back',
    },
  ]),
];

const TOLD = mutantsOf({ file: 'fixtures/evidence/curl.ts', spec: 'tests/self/checks/curl.spec.ts' }, [
  {
    id: 'respelt-curl-keeps-its-own-field',
    from: "value === null ? '' : ` ${value}`",
    to: "value === null ? ' ' : ` ${value}`",
    kills: 'keeps curl from sending what is to be left out',
  },
]);

const PAGES = [
  ...mutantsOf({ file: 'fixtures/pages/page-reader.ts', spec: 'tests/self/checks/page-in-query.spec.ts' }, [
    {
      id: 'respelt-query-is-the-same-request',
      from: 'credentials.query,\n      credentials.contentType,',
      to: 'credentials.contentType,',
      kills: 'of a page is not what comes for it with a query, which is another request',
    },
    {
      id: 'respelt-content-type-is-the-same-request',
      from: 'credentials.query,\n      credentials.contentType,',
      to: 'credentials.query,',
      kills: 'of a page is not what comes for it with a Content-Type',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/checks/choice-checks.ts', spec: 'tests/self/checks/page-in-query.spec.ts' },
    [
      {
        id: 'respelt-refused-query-is-told',
        from: 'if (right.items === undefined || other.items === undefined) return [];',
        to: 'if (right.items === undefined) return [];',
        kills: 'a refusal of the query tells nothing',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/pages/survey.ts', spec: 'tests/self/checks/survey-pages.spec.ts' }, [
    {
      id: 'respelt-grown-pages-are-left-out',
      from: 'pageNo <= lastPage || items.length > 0',
      to: 'pageNo <= lastPage',
      kills: 'are those, too, by which it has grown',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/survey.ts', spec: 'tests/self/checks/capped-pages.spec.ts' }, [
    {
      id: 'respelt-capped-size-is-always-served',
      from: 'const isServed = asked.items?.length === pageSize;',
      to: 'const isServed = asked.items !== undefined;',
      kills: 'tell nothing where just that size is not served in full at its first page',
    },
  ]),
];

const JUDGED = [
  ...mutantsOf(asNamed('judge/lists/lone-pages'), [
    {
      id: 'respelt-varying-plain-list-accuses',
      from: 'return changes.flat().length > 0 ? [] : different;',
      to: 'return changes.length === 0 ? [] : different;',
      kills: 'of which the one by bearer varies accuse nobody',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/disturbances'), [
    {
      id: 'respelt-single-client-has-an-order',
      from: 'shown.filter(({ length }) => length > 1)',
      to: 'shown.filter(({ length }) => length > 0)',
      kills: 'disturbed pages that show a page the other way round and one of a single client break P6',
    },
    {
      id: 'respelt-new-clients-turn-the-order',
      from: 'known.includes(id) && known[from + index] !== id',
      to: 'known[from + index] !== id',
      kills: 'disturbed pages that show new clients at the end of the list break P1',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/judge/refusals/next-pages.spec.ts' },
    [
      {
        id: 'respelt-next-pages-beyond-the-end',
        from: 'const place = turn % following;',
        to: 'const place = turn;',
        kills: 'are some that hold clients, where few pages do',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/lists/seen-lists'), [
    {
      id: 'respelt-shared-ids-unseen',
      from: '[...idsFilled(exchange), ...idsNotShared([exchange])]',
      to: 'idsFilled(exchange)',
      kills: 'is an id of two clients on one page, and not on two, or of one client that stands twice',
    },
  ]),
];

export const RESPELT: readonly Mutant[] = [...STEADILY, ...SENT, ...WRONG, ...TOLD, ...PAGES, ...JUDGED];
