import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const SEEN_LISTS = mutantsOf(asNamed('judge/lists/seen-lists'), [
  {
    id: 'seen-equal-answers-twice',
    from: 'if (this.#texts.has(digest)) return;',
    to: '',
    kills: 'is told once for equal answers, and again for another type of the same text',
  },
  {
    id: 'seen-second-type-is-no-other-answer',
    from: 'JSON.stringify([types,',
    to: 'JSON.stringify([types[0],',
    kills: 'is told again where a second line names another type for the same text',
  },
]);

const RIGHT_REQUESTS = mutantsOf(
  { file: 'fixtures/client/right-requests.ts', spec: 'tests/self/judge/lists/seen-lists.spec.ts' },
  [
    {
      id: 'seen-altered-key-is-right',
      from: 'alteration === undefined &&',
      to: '',
      kills: 'an answer by an altered key is passed over',
    },
    {
      id: 'seen-any-header-is-right',
      from: '/^page(no|size)$/i.test(name));',
      to: '/^\\w+$/i.test(name));',
      kills: 'an answer with a header beyond the document is passed over',
    },
  ],
);

const SEEN_PAGES = [
  ...mutantsOf(
    { file: 'fixtures/judge/lists/seen-pages.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' },
    [
      {
        id: 'seen-order-back-once-accuses',
        from: 'one.clients === clients),\n      2,',
        to: 'one.clients === clients),\n      1,',
        kills: 'is an order that comes back once: ABBA',
      },
      {
        id: 'seen-other-clients-are-an-order',
        from: 'came.filter((one) => one.clients === clients)',
        to: 'came.filter(() => clients !== undefined)',
        kills: 'is a page that comes back behind other clients: AXAXA',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/tokens/seen-logins'), [
    {
      id: 'seen-unused-text-is-a-token',
      from: 'this.#opened.has(name)',
      to: "name !== ''",
      kills: 'what is no JWT and opened nothing may be no token (T1)',
    },
    {
      id: 'seen-dead-token-has-no-expiry',
      from: '!over.includes(finding)',
      to: 'over.includes(finding)',
      kills: 'a token without an expiry is told (T2)',
    },
    {
      id: 'seen-over-by-the-clock',
      from: 'if (isOverByItself(token)) this.#over',
      to: 'this.#over',
      kills: 'a token that is over when it is issued is left to T6 and T8',
    },
    {
      id: 'seen-any-log-in-is-right',
      from: 'if (isRightLogin(exchange.request)) this',
      to: "if (exchange.request.method !== '') this",
      kills: 'the answer to a wrong log-in, or to no log-in, is passed over',
    },
  ]),
  ...mutantsOf(asNamed('judge/remarkable'), [
    {
      id: 'seen-plain-answers-are-remarkable',
      from: 'report.sightings.length > 0 ||',
      to: 'report.sightings.length >= 0 ||',
      kills: 'what repeats a secret and what is answered with 500 is kept, in its order',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/service.ts', spec: 'tests/self/judge/lists/odd-requests.spec.ts' }, [
    {
      id: 'seen-odd-lists-asked-each-time',
      from: 'if (this.#hasAskedOddly) return;',
      to: '',
      kills: 'are asked for once in a worker',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/two-names'), [
    {
      id: 'names-renamed-client-has-two',
      from: 'again.every(Boolean)',
      to: 'again.some(Boolean)',
      kills: 'that was renamed meanwhile is right',
    },
    {
      id: 'names-any-other-name-is-anothers',
      from: 'one.walk === other.walk || isAnothersName',
      to: 'true || isAnothersName',
      kills: 'that is called otherwise on large pages, by a name that nobody else has, costs no request',
    },
  ]),
];

const EDGES = [
  ...mutantsOf({ file: 'fixtures/pages/walk-reading.ts', spec: 'tests/self/checks/edge-walks.spec.ts' }, [
    {
      id: 'edge-ends-behind-one-size',
      from: 'countOf(read) < count',
      to: 'countOf(read) < pageSize',
      kills: 'go to the end where a smaller size takes the place of the one asked for',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/plan.ts', spec: 'tests/self/checks/edge-walks.spec.ts' }, [
    {
      id: 'edge-capped-sizes-are-walked',
      from: '!exact || !isWholeServed ||',
      to: '!exact ||',
      kills: 'are not there where sizes are capped',
    },
    {
      id: 'edge-other-count-unseen',
      from: '![0, count, asked[came]].includes(came)',
      to: 'came > count',
      kills: 'is the largest one asked',
    },
    {
      id: 'edge-cap-is-another-count',
      from: '[0, count, asked[came]]',
      to: '[0, count]',
      kills: 'is not there where it is capped',
    },
  ]),
];

const ISSUED = [
  ...mutantsOf(asNamed('judge/tokens/issued-tokens'), [
    {
      id: 'issued-one-refusal-is-enough',
      from: 'if (refused.length < answers.length ||',
      to: 'if (refused.length === 0 ||',
      kills: 'and opens it the second time is right',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/logins'), [
    {
      id: 'logins-one-behind-the-other',
      from: 'this.yielded({ ...wrong, request: beside }, page)',
      to: 'this.yielded(wrong, page)',
      kills: 'leaves together with it, and a right one comes before them',
    },
  ]),
  ...mutantsOf(asNamed('checks/secrecy-checks'), [
    {
      id: 'secrecy-earlier-token-is-the-endpoints',
      from: ' && !/^TOKEN-\\d+$/.test(secret)',
      to: '',
      kills: 'that grants, an earlier token, is not',
    },
  ]),
];

const LONE_PAGES = mutantsOf(asNamed('judge/lists/lone-pages'), [
  {
    id: 'lone-varying-end-accuses',
    from: 'return changes.flat().length > 0;',
    to: 'return changes.length === 0;',
    kills: 'of which the one by apiKey varies past the end are not',
  },
  {
    id: 'lone-unknown-list-accuses',
    from: ' || place.length < pageSize',
    to: '',
    kills: 'says nothing where the list is not known so far',
  },
]);

const CHOSEN = mutantsOf(
  { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/checks/chosen-pages.spec.ts' },
  [
    {
      id: 'chosen-lone-page-beyond-the-end',
      from: '(LONE + 1) * size <= amount.count',
      to: 'LONE * size <= amount.count',
      kills: 'lone pages are third ones that are full, of sizes that are asked nowhere else',
    },
  ],
);

const OTHERS = [
  ...mutantsOf(asNamed('checks/size-checks'), [
    {
      id: 'size-other-beginning-counts',
      from: 'identityOf(first) === beginnings[0]',
      to: 'beginnings.includes(identityOf(first))',
      kills: 'a first page that begins elsewhere than the smallest one is left out',
    },
  ]),
  ...mutantsOf(asNamed('checks/envelope-checks'), [
    {
      id: 'envelope-far-page-always-refused',
      from: '(pageNo === FAR && dataOf(exchange)?.length !== 0)',
      to: 'pageNo === FAR',
      kills: 'an empty list is the envelope there, too',
    },
  ]),
  ...mutantsOf(asNamed('gateway/seen-tokens'), [
    {
      id: 'tokens-any-path-is-ordinary',
      from: '[a-z._{}-]{0,4})*\\/?$/',
      to: '[a-z._{}-]{0,4})*\\/?$/i',
      kills: 'an opaque token with slashes is one: /Xk2/aB9/zP4/mLw/8vR',
    },
    {
      id: 'tokens-any-digits-are-ordinary',
      from: '[a-z._{}-]{0,16}\\d{0,2}',
      to: '[a-z0-9._{}-]{0,24}\\d{0,2}',
      kills: 'an opaque token with slashes is one: https://host.example/reset/4f7a1b93c2',
    },
  ]),
];

export const SEEN: readonly Mutant[] = [
  ...SEEN_LISTS,
  ...RIGHT_REQUESTS,
  ...SEEN_PAGES,
  ...EDGES,
  ...ISSUED,
  ...LONE_PAGES,
  ...CHOSEN,
  ...OTHERS,
];
