import { mutantsOf, type Mutant } from './mutant.ts';

const INSIST = mutantsOf({ file: 'fixtures/client/insist.ts', spec: 'tests/self/checks/insist.spec.ts' }, [
  {
    id: 'insist-at-any-server-error',
    from: 'exchange.status === 500',
    to: 'exchange.status >= 500',
    kills: 'a status of 503 stands',
  },
]);

const COOKIES = mutantsOf(
  { file: 'fixtures/gateway/sender.ts', spec: 'tests/self/gateway/send-options.spec.ts' },
  [
    {
      id: 'cookies-sent-to-all',
      from: 'request.hasCookies === true ? this.#cookies.field() : undefined',
      to: 'this.#cookies.field()',
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

export const SENT: readonly Mutant[] = [...INSIST, ...COOKIES, ...SEARCHED];
