import { asNamed, mutantsOf, type Mutant } from './mutant.ts';
import { PACED } from './paced.ts';

const INSIST = mutantsOf({ file: 'fixtures/client/insist.ts', spec: 'tests/self/checks/insist.spec.ts' }, [
  {
    id: 'insist-at-any-server-error',
    from: 'status === 500',
    to: 'status >= 500',
    kills: 'a status of 503 stands',
  },
  {
    id: 'insist-with-a-wait-each-time',
    from: 'if (isCrash(last)) lasting.add(key);\n  else',
    to: 'if (!isCrash(last))',
    kills: 'a 500 that lasts is waited for once',
  },
  {
    id: 'insist-without-a-wait',
    from: 'lasting.has(key) || lasting.size >= MOST_LASTING ? AT_ONCE : CRASH_PAUSES_MS',
    to: 'AT_ONCE',
    kills: 'a 500 that lasts is waited for once',
  },
  {
    id: 'insist-impatient-ever-after',
    from: 'else lasting.clear();',
    to: '',
    kills: 'where a crash has passed at last, the next is waited for again',
  },
]);

const PATIENCE = mutantsOf(
  { file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/patience.spec.ts' },
  [
    {
      id: 'dropped-requests-are-the-end-of-the-service',
      from: 'this.#rooms.reach.isNearlyLost',
      to: 'false',
      kills: 'a service that drops what it does not like is asked on while it serves',
    },
  ],
);

const JAR = mutantsOf(
  { file: 'fixtures/gateway/cookies.ts', spec: 'tests/self/gateway/send-options.spec.ts' },
  [
    {
      id: 'jar-without-end',
      from: 'MOST_CHARACTERS = 4000',
      to: 'MOST_CHARACTERS = 400_000',
      kills: 'of cookies with another name each time the latest are sent, as many as a server takes',
    },
    {
      id: 'jar-keeps-the-first',
      from: '      .reverse()) {',
      to: '      ) {',
      kills: 'of cookies with another name each time the latest are sent, as many as a server takes',
    },
    {
      id: 'jar-forgets-nothing',
      from: 'max-age\\s*=',
      to: 'min-age\\s*=',
      kills: 'a cookie that is taken back is sent no more',
    },
  ],
);

const CODINGS = mutantsOf(
  { file: 'fixtures/gateway/decompress.ts', spec: 'tests/self/gateway/codings.spec.ts' },
  [
    {
      id: 'codings-plain-text-as-said',
      from: "return { bytes, cameAs: 'plain text' };",
      to: 'return { bytes };',
      kills: 'gzip that comes as plain text is passed as text, and told',
    },
    {
      id: 'codings-gzip-in-another-unread',
      from: "isGzip(bytes) ? await decode(bytes, 'gzip') : undefined",
      to: 'undefined',
      kills: 'br that comes as gzip is passed as text, and told',
    },
  ],
);

const COOKIES = mutantsOf(
  { file: 'fixtures/gateway/sender.ts', spec: 'tests/self/gateway/send-options.spec.ts' },
  [
    {
      id: 'cookies-sent-to-all',
      from: 'request.hasCookies === true ? this.#cookies.field(filled.path) : undefined',
      to: 'this.#cookies.field(filled.path)',
      kills: 'are sent to those who ask for them only',
    },
  ],
);

const SPEC = 'tests/self/gateway/readable.spec.ts';

const SEARCHED = [
  ...mutantsOf({ file: 'fixtures/gateway/readable.ts', spec: SPEC }, [
    {
      id: 'searched-as-narrow-text',
      from: "text.replaceAll('\\0', '')",
      to: 'text',
      kills: 'a token in UTF-16 is found, and not passed on',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/seen-tokens.ts', spec: SPEC }, [
    {
      id: 'searched-for-samples',
      from: 'if (!seenBefore) vault.markIssued(name);',
      to: 'if (!seenBefore || seenBefore) vault.markIssued(name);',
      kills: 'a JWT that stood in other answers before the first log-in accuses nobody who quotes it',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/sender.ts', spec: SPEC }, [
    {
      id: 'searched-in-the-last-answer-only',
      from: 'const passed = earlier.flatMap',
      to: 'const passed = earlier.slice(0, 0).flatMap',
      kills: 'an answer that is asked for again, a 429 say, is searched for secrets, too',
    },
  ]),
];

const SIGHTED = [
  ...mutantsOf({ file: 'fixtures/gateway/answer.ts', spec: 'tests/self/gateway/sighting.spec.ts' }, [
    {
      id: 'searched-without-trailers',
      from: "...fieldPlaces('trailer', this.#trailers),",
      to: '',
      kills: 'that repeats a key is sighted',
    },
  ]),
  ...mutantsOf(asNamed('gateway/sighting'), [
    {
      id: 'sighted-token-of-the-same-claims',
      from: 'to - from >= needle.value.length - FEW',
      to: 'to > from',
      kills: 'is not sighted for a beginning of the new one, which it shares',
    },
    {
      id: 'sighted-no-earlier-token',
      from: 'tokens.length > 0 && tokens.every(({ name }) => name !== needle.name)',
      to: 'tokens.length === 0',
      kills: 'is sighted, cut by four characters at its end',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/redact.ts', spec: SPEC }, [
    {
      id: 'redacted-as-it-is-written',
      from: "value.includes('\\\\') ? readable(value) : value",
      to: 'value',
      kills: 'hides no token by its own escapes, and none is passed on',
    },
  ]),
];

const ALTERED_SPEC = 'tests/self/gateway/alteration.spec.ts';

const ALTERED = [
  ...mutantsOf({ file: 'fixtures/gateway/alteration.ts', spec: ALTERED_SPEC }, [
    {
      id: 'altered-second-of-two-parts',
      from: 'parts.length < 3',
      to: 'parts.length < 2',
      kills: 'the alteration altered-part makes zzz-lllzzz of zzz-yyyzzz',
    },
    {
      id: 'altered-nearest-from-the-front',
      from: 'Math.abs(a - aim) - Math.abs(b - aim)',
      to: '(a - aim) - (b - aim)',
      kills: 'the middle is the same place in values of the same length, whatever letters they hold',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/token-alteration.ts', spec: ALTERED_SPEC }, [
    {
      id: 'altered-tag-is-hardly-cut',
      from: '(part.length * 0.75) / 4',
      to: 'part.length / 4',
      kills: 'a tag that is cut by a quarter is whole bytes still, twelve of sixteen',
    },
  ]),
];

export const SENT: readonly Mutant[] = [
  ...INSIST,
  ...PATIENCE,
  ...JAR,
  ...CODINGS,
  ...COOKIES,
  ...SEARCHED,
  ...SIGHTED,
  ...PACED,
  ...ALTERED,
];
