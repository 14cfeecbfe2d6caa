import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** What tells nothing however often it is asked, and what tells something although it does not look so. */
export const IN_VAIN: readonly Mutant[] = [
  ...mutantsOf(asNamed('gateway/vain-waits'), [
    {
      id: 'in-vain-right-requests-are-given-up',
      from: 'return !this.#served.has(form) && this.#inVain',
      to: 'return this.#inVain',
      kills: 'who asks as somebody was served is waited for each time',
    },
    {
      id: 'in-vain-patience-stays-lost',
      from: 'this.#inVain.clear();',
      to: 'return;',
      kills: 'where waiting was of use, it may be again',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/passing.ts', spec: 'tests/self/gateway/in-vain.spec.ts' }, [
    {
      id: 'in-vain-reasons-are-clients',
      from: "'clientId' in item ? item.clientId : ''",
      to: "'clientId' in item ? item.clientId : 'x'",
      kills: 'what is answered with 429 and tells why in an envelope is asked again',
    },
    {
      id: 'in-vain-unlisted-status-is-an-answer',
      from: '(status >= BAD_GATEWAY && !LASTING.includes(status))',
      to: '(status >= BAD_GATEWAY && status <= 504)',
      kills: 'status 555 may pass',
    },
    {
      id: 'in-vain-unspoken-http-may-pass',
      from: '(status >= BAD_GATEWAY && !LASTING.includes(status))',
      to: 'status >= BAD_GATEWAY',
      kills: 'status 505 is an answer',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/retry-after.spec.ts' }, [
    {
      id: 'in-vain-rounded-down-waits',
      from: 'wishMs === undefined || retries === 0',
      to: 'wishMs === undefined || retries >= 0',
      kills: 'a Retry-After that is rounded down is waited for longer each time',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/in-vain.spec.ts' }, [
    {
      id: 'in-vain-clients-are-asked-again',
      from: '!bringsClients(answer.json) && (',
      to: '(',
      kills: 'what is answered with 429 and brings clients along is final',
    },
    {
      id: 'in-vain-untold',
      from: 'else this.#noteWait(result.answer, earlier, policy);',
      to: '',
      kills: 'what is answered with 503 each time, while others are served, is not waited for in the end',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/fresh-tokens.ts',
      spec: 'tests/self/judge/refusals/refused-with-nothing.spec.ts',
    },
    [
      {
        id: 'in-vain-nothing-of-an-empty-list',
        from: 'if (!hasClients || this.#none.has(keyOf(control))) return false;',
        to: 'if (this.#none.has(keyOf(control))) return false;',
        kills: 'and the list has none, nobody logs in for that',
      },
      {
        id: 'in-vain-nothing-is-asked-each-time',
        from: 'if (!isServed) this.#none.add(keyOf(control));',
        to: '',
        kills: 'and no token opens it, one log-in is enough to tell',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/refusals.ts',
      spec: 'tests/self/judge/refusals/refused-with-nothing.spec.ts',
    },
    [
      {
        id: 'in-vain-nothing-is-an-answer',
        from: "shown === 'empty' && (await this.#freshTokens.open(control)) ? 'refused' : shown",
        to: 'shown',
        kills: 'or otherwise, each is asked by a token of its own',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/gateway/insertion.ts', spec: 'tests/self/gateway/sometimes-a-jwt.spec.ts' },
    [
      {
        id: 'in-vain-opaque-token-is-our-mistake',
        from: 'if (given.some((token) => parseToken(token) === undefined))',
        to: 'if (given.some((token) => parseToken(token) !== undefined))',
        kills:
          'a renewed token that is no JWT is not altered as one: nothing is sent, and no test fails for that',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/client/transport.ts', spec: 'tests/self/gateway/sometimes-a-jwt.spec.ts' }, [
    {
      id: 'in-vain-rejected-is-unsaid',
      from: "if (outcome !== 'rejected' || SERVICES_DOING.has(code)) return;",
      to: 'return;',
      kills: 'a request that is wrong itself is an error of the suite',
    },
  ]),
  ...mutantsOf(asNamed('checks/choice-checks'), [
    {
      id: 'in-vain-nothing-chooses-nothing',
      from: 'clients < 2 || shown === 0 ||',
      to: 'clients < 2 ||',
      kills: 'where nothing is served nothing is chosen',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/client/each-in-turn.ts', spec: 'tests/self/checks/each-in-turn.spec.ts' }, [
    {
      id: 'in-vain-slow-for-good',
      from: 'pace.isSlow = (answers',
      to: 'pace.isSlow ||= (answers',
      kills: 'who asks a slow service in several rows remembers that, as long as it lasts',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/fresh-tokens.ts', spec: 'tests/self/judge/refusals/once-used.spec.ts' },
    [
      {
        id: 'in-vain-another-key-has-no-token',
        from: 'if (token === undefined && !isMadeOfShared(request)) return undefined;',
        to: 'if (token === undefined) return undefined;',
        kills:
          'what opens by use of a token that is renewed and which another key has signed is another requirement’s',
      },
      {
        id: 'in-vain-one-token-tells',
        from: 'return this.#servedByUse(request, control);\n  }',
        to: 'return undefined;\n  }',
        kills:
          'what opens by each token that was used rightly is so, too, where one of them has ended at once',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/served-elsewhere.ts',
      spec: 'tests/self/judge/refusals/once-used.spec.ts',
    },
    [
      {
        id: 'in-vain-twin-is-asked-no-further',
        from: "if ((await ask({ name, request })).service !== 'served')\n      return freshTokens.servedOnceUsed(request, control);",
        to: "if ((await ask({ name, request })).service !== 'served') return undefined;",
        kills:
          'what opens by use of a token that is renewed between the two times its twin is asked is another requirement’s',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/client/behind-a-ban.ts', spec: 'tests/self/checks/scheme-shut-alone.spec.ts' },
    [
      {
        id: 'in-vain-behind-a-lost-token',
        from: "kind === 'apiKey' || !(await this.#isOpen('login')) || !(await this.#isOpen(kind))",
        to: 'true',
        kills: 'is not waited for where a token of a log-in just now opens: its own has ended',
      },
      {
        id: 'in-vain-behind-an-ended-session',
        from: '!this.#known.hasSeveralTokens || ',
        to: '',
        kills: 'where a log-in would end its token',
      },
      {
        id: 'in-vain-through-the-life-of-a-token',
        from: ' || this.#opened.has(own)',
        to: '',
        kills: 'where its token has opened something: who looks at its life leaves it alone',
      },
      {
        id: 'in-vain-behind-another-refusal',
        from: "kind !== 'login' && CREDENTIALS_REFUSED.includes(status)",
        to: "kind !== 'login'",
        kills: 'where it is not refused as wrong credentials are',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/tokens/turns-no-page'), [
    {
      id: 'in-vain-expired-where-all-is-open',
      from: ' && !(await isOpenToAll(service, page))',
      to: '',
      kills: 'nor is one where the page is open to whom shows no token, too: that is another requirement’s',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/survey.ts', spec: 'tests/self/checks/survey-pages.spec.ts' }, [
    {
      id: 'in-vain-empty-page-remembered',
      from: 'return [first, await this.#pages.afresh().read(credentials, page)];',
      to: 'return [first, first];',
      kills:
        'the nearest page past the end is asked for twice more, since the second answer may be kept from the first',
    },
  ]),
];
