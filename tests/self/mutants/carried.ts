import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const IN_PIECES = [
  ...mutantsOf({ file: 'fixtures/gateway/forward.ts', spec: 'tests/self/gateway/pieces.spec.ts' }, [
    {
      id: 'pieces-in-one-moment',
      from: 'await sleep(BETWEEN_PIECES_MS);',
      to: '',
      kills: 'leaves in two, a moment apart, on a connection that is kept',
    },
    {
      id: 'pieces-without-a-length',
      from: "length: [['Content-Length', String(body.length)]]",
      to: 'length: []',
      kills: 'says how long it is, and no other end, on a connection of its own',
    },
    {
      id: 'pieces-unasked',
      from: 'if (body === undefined || !isInPieces)',
      to: 'if (body === undefined)',
      kills: 'a body that nobody wants in pieces leaves in one',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/request-reader.ts', spec: 'tests/self/gateway/pieces.spec.ts' }, [
    {
      id: 'pieces-option-unread',
      from: "options['bodyInPieces'] === true",
      to: "options['bodyInPieces'] === false",
      kills: 'is as long as it says where it breaks off',
    },
    {
      id: 'chunks-option-unread',
      from: "options['chunkedBody'] === true",
      to: "options['chunked'] === true",
      kills: 'is the right log-in, filled in',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/forward.ts', spec: 'tests/self/gateway/pieces.spec.ts' }, [
    {
      id: 'chunks-with-their-length',
      from: 'return { body: Readable.from([body]), length: [] };',
      to: "return { body: Readable.from([body]), length: [['Content-Length', `${body.length}`]] };",
      kills: 'says nothing of its length, on a connection of its own',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/tokens/logins.ts', spec: 'tests/self/judge/tokens/spelt-logins.spec.ts' },
    [
      {
        id: 'chunks-have-to-be-taken',
        from: 'return findings.filter(({ exchange }) => exchange.status !== 411);',
        to: 'return findings;',
        kills: 'tells nothing: 411',
      },
      {
        id: 'chunks-are-a-plain-log-in',
        from: 'this.#speltOtherwise(loginInChunks(),',
        to: 'this.#speltOtherwise(loginRequest(),',
        kills: 'is right where it gives a token, and no other is made: in chunks',
      },
    ],
  ),
];

const ELSEWHERE = [
  ...mutantsOf({ file: 'fixtures/client/side-doors.ts', spec: 'tests/self/checks/side-doors.spec.ts' }, [
    {
      id: 'form-names-no-type',
      from: "{ 'Content-Type': 'multipart/form-data; boundary=form' }",
      to: '{}',
      kills: 'is in one of them what only some services look at [bearer]: no Authorization, as from a form',
    },
    {
      id: 'preflight-names-no-method',
      from: "  'Access-Control-Request-Method': 'GET',\n",
      to: '',
      kills: 'is in one of them what only some services look at [bearer]: no Authorization, as a preflight',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/client/foreign-credentials.ts',
      spec: 'tests/self/judge/refusals/two-organizations.spec.ts',
    },
    [
      {
        id: 'organization-without-an-underscore',
        from: "...otherIn('variable')],",
        to: '],',
        kills: 'of which the one in header Organization_ID is shown its clients are told: apiKey',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/client/carried-elsewhere.ts', spec: 'tests/self/checks/carried-elsewhere.spec.ts' },
    [
      {
        id: 'carried-where-it-belongs',
        from: "lacking(contract, scheme, ['Authorization'])",
        to: 'lacking(contract, scheme, [])',
        kills: 'have the rest of the scheme in its place, and no Authorization: apiKey',
      },
      {
        id: 'carried-in-every-query',
        from: 'inQuery ? [at(',
        to: 'fields.length > 0 ? [at(',
        kills: 'credentials of the apiKey scheme stay out of the query where others may log it',
      },
      {
        id: 'carried-without-its-word',
        from: "prefix === '' ? {} : { prefix }",
        to: '{}',
        kills: 'stand in header fields of other services, behind the words used there: bearer',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/gateway/insertion.ts', spec: 'tests/self/gateway/quoted-query.spec.ts' }, [
    {
      id: 'quoted-query-accuses',
      from: "if (place === 'query') return true;",
      to: '',
      kills: 'accuses nobody where it stood in the query: as it is',
    },
    {
      id: 'quoted-query-is-one-spelling',
      from: 'return [encodeURIComponent(value), inQuery(value)];',
      to: 'return [inQuery(value)];',
      kills: 'accuses nobody where it stood in the query: percent-encoded',
    },
    {
      id: 'quoted-header-accuses-nobody',
      from: "one.in === 'query' ? asInQuery",
      to: "one.in !== 'body' ? asInQuery",
      kills: 'is sighted where it stood elsewhere: form-encoded',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/gateway/encoded-forms.ts', spec: 'tests/self/gateway/quoted-query.spec.ts' },
    [
      {
        id: 'form-encoding-is-unknown',
        from: '    inQuery(secret),\n',
        to: '',
        kills: 'is replaced by its name in either case: form-encoded',
      },
    ],
  ),
  ...mutantsOf(asNamed('settings/base-url'), [
    {
      id: 'near-by-its-first-label',
      from: '/^127(?:\\.\\d+){3}$/',
      to: '/^127\\./',
      kills: 'leads elsewhere: http://127.evil.example',
    },
    {
      id: 'near-by-its-beginning',
      from: '/^127(?:\\.\\d+){3}$/',
      to: '/^127(?:\\.\\d+){3}/',
      kills: 'leads elsewhere: http://127.0.0.1.evil.example',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/service.ts', spec: 'tests/self/judge/refusals/near.spec.ts' }, [
    {
      id: 'near-wherever-it-is',
      from: 'this.isNear = isOnThisMachine(run.settings.baseUrl);',
      to: 'this.isNear = isOnThisMachine(run.gateway.url);',
      kills: 'a service at https://service.example/127.0.0.1 is asked over a network',
    },
  ]),
];

const GROWING = mutantsOf(
  { file: 'fixtures/judge/lists/both-schemes.ts', spec: 'tests/self/judge/lists/growing-in-both.spec.ts' },
  [
    {
      id: 'both-schemes-in-full-each-time',
      from: 'attempt > 0 ? now.differing.slice(0, MOST_AGAIN) : []',
      to: 'attempt < 0 ? now.differing.slice(0, MOST_AGAIN) : []',
      kills: 'is judged though it never rests for as long as the first look takes',
    },
    {
      id: 'both-schemes-in-all-that-differed',
      from: 'now.differing.slice(0, MOST_AGAIN)',
      to: 'now.differing.slice(0)',
      kills: 'is told by six of the pages that differed, which are read again',
    },
    {
      id: 'both-schemes-in-pages-that-were-alike',
      from: 'pairs.filter(isDifferent).map(',
      to: 'pairs.filter((pair) => !isDifferent(pair)).map(',
      kills: 'is told by six of the pages that differed, which are read again',
    },
  ],
);

const MIDDLES = mutantsOf(
  { file: 'fixtures/judge/lists/both-schemes.ts', spec: 'tests/self/judge/lists/long-in-both.spec.ts' },
  [
    {
      id: 'both-schemes-of-a-middle-that-moves',
      from: '|| !isLong(list)',
      to: '|| isLong(list)',
      kills: 'is not told where its middle changes and its ends do not',
    },
  ],
);

const NAMES = mutantsOf(
  { file: 'fixtures/mock/store/client-list.ts', spec: 'tests/self/mock/kept-names.spec.ts' },
  [
    {
      id: 'names-without-a-seed',
      from: 'faker.seed(hashOf(place));',
      to: '',
      kills: 'is the same when many others have taken its room',
    },
    {
      id: 'names-kept-for-every-seed',
      from: 'const place = `${seed}/${index}`;',
      to: 'const place = `/${index}`;',
      kills: 'is another one for another seed, and for another place',
    },
  ],
);

export const CARRIED: readonly Mutant[] = [...IN_PIECES, ...ELSEWHERE, ...GROWING, ...MIDDLES, ...NAMES];
