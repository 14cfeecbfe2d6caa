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

export const SENT: readonly Mutant[] = [...INSIST, ...COOKIES];
