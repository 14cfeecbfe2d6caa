import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const LOG_INS = [
  ...mutantsOf(
    { file: 'fixtures/client/wrong-credentials.ts', spec: 'tests/self/checks/key-at-log-in.spec.ts' },
    [
      {
        id: 'key-at-log-in-comes-along',
        from: "prefix: 'Bearer ' }, 'API-KEY': null }",
        to: "prefix: 'Bearer ' } }",
        kills: 'its token is asked with alone, the key left out',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/recognition'), [
    {
      id: 'beside-empty-successes-are-no-refusals',
      from: "return dataOf(exchange) === undefined ? 'refused' : served;",
      to: 'return served;',
      kills: 'a success without a page is a refusal where the list has clients',
    },
    {
      id: 'beside-empty-pages-are-refusals',
      from: "return dataOf(exchange) === undefined ? 'refused' : served;",
      to: "return 'refused';",
      kills: 'a success with an empty page is none, since the page may have lost its clients',
    },
    {
      id: 'others-in-part-of-the-list',
      from: 'const walked = await this.#walked();',
      to: 'const walked = knownIds;',
      kills: 'is told of a list that discovery knows in part by a walk through it',
    },
    {
      id: 'others-where-nothing-is-known',
      from: 'walked.length > 0 && ',
      to: '',
      kills: 'is not told of a list that is never walked whole',
    },
  ]),
  ...mutantsOf(asNamed('ground/token-expiry'), [
    {
      id: 'earliest-end-by-own-clock',
      from: 'inSeconds(exp) * 1000 - (clockOffsetMs ?? 0) - UNSEEN_MS',
      to: 'inSeconds(exp) * 1000 - UNSEEN_MS',
      kills: 'is by the clock that is furthest ahead, and a little sooner',
    },
    {
      id: 'earliest-end-of-other-clocks',
      from: 'Math.abs(aheadMs) >= SAME_CLOCK_MS ? undefined : endsAtMs',
      to: 'Number.isNaN(aheadMs) ? undefined : endsAtMs',
      kills: 'is not told by claims that go by a clock of their own, or name no moments',
    },
    {
      id: 'earliest-end-of-another-year',
      from: 'return endsAtMs > receivedAtMs ? endsAtMs : undefined;',
      to: 'return endsAtMs;',
      kills: 'is told by our clock where there is no other one, unless it is past by that',
    },
    {
      id: 'expiry-issue-ahead-belied',
      from: ' || issuedS > oursS',
      to: '',
      kills: 'a clock that is ahead is no later end',
    },
    {
      id: 'expiry-issue-never-belied',
      from: 'missedBy(oursS) < missedBy(issuedS) ? oursS : issuedS',
      to: 'missedBy(oursS) < 0 ? oursS : issuedS',
      kills: 'a moment of issue before the log-in counts, unless the seconds in the answer belie it',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/untold.ts', spec: 'tests/self/judge/refusals/foreign-behind.spec.ts' },
    [
      {
        id: 'answers-beside-are-not-looked-at',
        from: 'beside !== undefined && (await isForeign(beside))',
        to: 'beside !== undefined && false',
        kills: 'is a breach of A5 where it shows the clients of others',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/tokens/issued-tokens.ts',
      spec: 'tests/self/judge/tokens/renewed-tokens.spec.ts',
    },
    [
      {
        id: 'two-log-ins-at-once-will-do',
        from: 'const LOGINS_AT_ONCE = 3;',
        to: 'const LOGINS_AT_ONCE = 2;',
        kills: 'are told where log-in 3 gives no token',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/tokens/logins.ts', spec: 'tests/self/judge/tokens/spelt-logins.spec.ts' },
    [
      {
        id: 'log-in-in-pieces-is-whole',
        from: 'this.#speltOtherwise(loginInPieces(),',
        to: 'this.#speltOtherwise(loginRequest(),',
        kills: 'is right where it gives a token, and no other is made: in pieces',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/tokens/beside-token.ts', spec: 'tests/self/judge/tokens/beside-tokens.spec.ts' },
    [
      {
        id: 'log-in-beside-is-told-of-all',
        from: '[undefined, known].includes(',
        to: '[undefined].includes(',
        kills: 'tells nothing where the one without it gives the same one, too',
      },
      {
        id: 'log-in-beside-is-told-behind-silence',
        from: '[undefined, known].includes(',
        to: '[known].includes(',
        kills: 'tells nothing where the one without it is not heard',
      },
      {
        id: 'log-in-beside-within-one-second',
        from: '[NEXT_SECOND_MS, 500]',
        to: '[NEXT_SECOND_MS]',
        kills:
          'tells nothing where half a second after that it gives another: log-ins of one second may be alike',
      },
      {
        id: 'log-in-beside-is-never-told',
        from: 'if (isRepeated) return toldOf(service, token.name, exchange);',
        to: 'if (isRepeated) return [];',
        kills: 'that repeats it each time is told where one without it gives another',
      },
      {
        id: 'log-in-beside-a-dead-token-tells',
        from: 'if (!mayHaveEnded(exchange, keyOf(service, token, login), service.ground)) return [];',
        to: 'return [];',
        kills: 'is told where the first had ended before a later one gave another',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/client/login.ts', spec: 'tests/self/judge/tokens/spelt-logins.spec.ts' }, [
    {
      id: 'log-in-beside-no-token',
      from: "insert: [...insert, beside], place: 'right log-in beside the token",
      to: "insert: [...insert], place: 'right log-in beside the token",
      kills: 'beside a token differs in that token alone',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/client/wrong-logins.ts', spec: 'tests/self/checks/wrong-logins.spec.ts' }, [
    {
      id: 'right-log-in-beside-others',
      from: "toLogin('both fields missing', { username: 'absent', password: 'absent' });\n  const token",
      to: "toLogin('both fields missing', { username: 'absent' });\n  const token",
      kills: 'a log-in without both fields beside a living token and the key is wrong (T3)',
    },
    {
      id: 'wrong-log-in-beside-a-token-alone',
      from: "beside(wrong, 'a living token and the key', [token, KEY])",
      to: "beside(wrong, 'a living token and the key', [token])",
      kills: 'is a wrong log-in with a living token and the key',
    },
  ]),
];

const OPENED = mutantsOf(
  { file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/opened-otherwise.spec.ts' },
  [
    {
      id: 'opened-in-the-same-order',
      from: 'credentials: inTurnedOrder(key.credentials)',
      to: 'credentials: key.credentials',
      kills: 'a list that is closed to header fields in the other order is told: bearer',
    },
    {
      id: 'opened-in-one-order-only',
      from: '  inTheOtherOrder,\n',
      to: '',
      kills: 'a list that is closed to header fields in the other order is told: apiKey',
    },
    {
      id: 'opened-to-one-type-only',
      from: "JSON among other types', { client: PAGE.fields }",
      to: "JSON among other types', {}",
      kills: 'a list that is closed to who reads JSON among other types is told: apiKey',
    },
  ],
);

const REFUSED = [
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/list-refusals.ts', spec: 'tests/self/judge/refusals/as-tables.spec.ts' },
    [
      {
        id: 'table-is-no-table',
        from: 'wrong: askedAs(TABLE, group.wrong)',
        to: 'wrong: group.wrong',
        kills: 'is told where it comes by a key without the permission (A6)',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/client/other-clients.ts', spec: 'tests/self/checks/other-clients.spec.ts' },
    [
      {
        id: 'table-in-json-too',
        from: "Accept: 'text/csv, application/xml'",
        to: "Accept: 'application/json, text/csv'",
        kills: 'says of itself what it reads, and nothing else',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/refusal-group.ts',
      spec: 'tests/self/judge/refusals/refused-in-a-row.spec.ts',
    },
    [
      {
        id: 'refused-a-few-times-only',
        from: 'const IN_A_ROW = 4;',
        to: 'const IN_A_ROW = 3;',
        kills: 'is told where it is let in from time 5 on: a key without the permission',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/refused-in-a-row.spec.ts',
    },
    [
      {
        id: 'another-organization-once',
        from: 'return this.#alsoInARow({ control, wrong: withCauses });',
        to: 'return this.#refusals.judge({ control, wrong: withCauses });',
        kills: 'is told where it is let in from time 2 on: another organization',
      },
    ],
  ),
];

export const BESIDE: readonly Mutant[] = [...LOG_INS, ...OPENED, ...REFUSED];
