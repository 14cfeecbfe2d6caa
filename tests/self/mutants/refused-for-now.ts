import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** Right requests that are refused for a moment, or once. */
export const REFUSED_FOR_NOW: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/refused-for-now.spec.ts' }, [
    {
      id: 'refused-for-now-whoever-asks',
      from: 'return isRight && isRefusal && (saysWhen',
      to: 'return isRefusal && (saysWhen',
      kills: 'a wrong list that is forbidden until then is asked once',
    },
    {
      id: 'refused-for-now-in-any-conflict',
      from: '(isTokenCall && isConflict(status))',
      to: 'isConflict(status)',
      kills: 'a right list in conflict with something is asked once',
    },
    {
      id: 'refused-for-now-without-conflicts',
      from: ' || (isTokenCall && isConflict(status))',
      to: '',
      kills: 'a right log-in in conflict with another one is asked until it is served',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/gateway/conflicts.ts', spec: 'tests/self/gateway/refused-for-now.spec.ts' },
    [
      {
        id: 'refused-for-now-for-long',
        from: 'retries >= this.#most || ',
        to: '',
        kills: 'a conflict of log-ins that lasts is one',
      },
      {
        id: 'refused-for-now-though-final',
        from: 'if (isSecondRefused) this.#leftMs = 0;\n    else ',
        to: '',
        kills: 'nor is one waited for where nobody may log in beside a living token',
      },
      {
        id: 'refused-for-now-each-time',
        from: ' || pauseMs > this.#leftMs',
        to: '',
        kills: 'conflicts that do not pass are waited for so long, all together, and those that do anew',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/client/token-limit.ts', spec: 'tests/self/checks/token-limit.spec.ts' }, [
    {
      id: 'token-limit-hides-the-second',
      from: '!hasSeveral || ',
      to: '',
      kills: 'who was never seen to have two tokens is not waited for',
    },
    {
      id: 'token-limit-never-tells',
      from: '(lifetimeS * 1000 > SUM_MS || leftMs < SUM_MS)',
      to: 'true',
      kills: 'one that is still refused when each of them has ended is refused',
    },
    {
      id: 'token-limit-without-end',
      from: ' || pauseMs > leftMs',
      to: '',
      kills: 'nor once all waits together were long',
    },
  ]),
  ...mutantsOf(asNamed('judge/refusals/closed-behind'), [
    {
      id: 'closed-behind-told-at-once',
      from: 'const TIMES = 3;',
      to: 'const TIMES = 0;',
      kills: 'a right request that is refused once behind each refusal is told [apiKey]',
    },
    {
      id: 'closed-behind-nothing-asked',
      from: 'if (!(await this.#isServed(control))) return undefined;\n    await this.#send(wrong);',
      to: 'if (!(await this.#isServed(control))) return undefined;',
      kills: 'a right request that is refused once behind each refusal is told [bearer]',
    },
  ]),
  ...mutantsOf(asNamed('judge/refusals/closed-beside'), [
    {
      id: 'closed-beside-never-told',
      from: 'const TIMES = 3;',
      to: 'const TIMES = 0;',
      kills: 'are told where they are refused each time [apiKey]',
    },
    {
      id: 'closed-beside-any-number',
      from: 'if (!(await isServed(exchange))) return false;',
      to: 'await isServed(exchange);',
      kills: 'may be too many at once [login]',
    },
    {
      id: 'closed-beside-within-any-ban',
      from: 'Date.now() - startedMs >= SHORTEST_BAN_MS || ',
      to: '',
      kills: 'may be shut out for a second [bearer]',
    },
    {
      id: 'closed-beside-while-busy',
      from: ' && !isBusy(exchange)',
      to: '',
      kills: 'may be told to come again [apiKey]',
    },
  ]),
  ...mutantsOf(asNamed('judge/refusals/refused-now-and-then'), [
    {
      id: 'now-and-then-by-a-limit',
      from: 'if (last === undefined || !this.#isServed(last)) return undefined;',
      to: 'if (last === undefined) return undefined;',
      kills: 'may be too many: 7 in 1000 ms, as they pass [apiKey]',
    },
    {
      id: 'now-and-then-never',
      from: 'if (refused.length === ENOUGH) return refused;',
      to: '',
      kills: 'are told where that is so at a slow pace, too [login]',
    },
    {
      id: 'now-and-then-with-one-token',
      from: 'before = await this.#anew();\n        continue;',
      to: 'return [];',
      kills: 'are told where that is so at a slow pace, too [bearer]',
    },
  ]),
  ...mutantsOf(asNamed('gateway/session'), [
    {
      id: 'living-shared-token-given-up',
      from: 'if (isServed(again)) return { asked: [outcome, again], isLiving: true };',
      to: '',
      kills: 'a shared token stays where it was refused by itself, which is told',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/seen-refusals.ts',
      spec: 'tests/self/judge/refusals/refused-now-and-then.spec.ts',
    },
    [
      {
        id: 'now-and-then-by-any-token',
        from: ' && tokenOf(latest.request) === tokenOf(exchange.request)',
        to: '',
        kills: 'a token that has ended is none of them, whose place another takes',
      },
      {
        id: 'now-and-then-until-later',
        from: 'isByItself && isPlainRefusal(exchange) &&',
        to: 'isByItself &&',
        kills: 'may come again by what they say [apiKey]',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/refusals/untold'), [
    {
      id: 'query-for-a-text-is-heard',
      from: 'body.includes(LIKE_A_QUERY) ||',
      to: '',
      kills: 'may be an operator of a query in the place of a text',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/next-pages.spec.ts',
    },
    [
      {
        id: 'side-doors-lead-somewhere',
        from: 'return breachesOf(await this.#refusals.judge({ control, wrong }));',
        to: 'return this.#refusals.judge({ control, wrong });',
        kills: 'of which one leads nowhere leave nothing open: a proxy may drop such requests',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/tokens/logins.ts', spec: 'tests/self/judge/refusals/granting-refusals.spec.ts' },
    [
      {
        id: 'installer-is-nobody',
        from: 'const isOwn = !isOfAnInstaller(exchange.request);',
        to: 'const isOwn = true;',
        kills: 'a token of an account of an installer is refused',
      },
      {
        id: 'installer-is-anybody',
        from: 'const isOwn = !isOfAnInstaller(exchange.request);',
        to: 'const isOwn = false;',
        kills: 'a token of any other account is served',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/lone-pages.ts', spec: 'tests/self/judge/lists/unasked-size.spec.ts' },
    [
      {
        id: 'unasked-size-in-one-scheme',
        from: '[...(lone === undefined ? [] : [lone]), ...unasked]',
        to: '[...(lone === undefined ? [] : [lone])]',
        kills: 'each of the schemes shows it (P8)',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/judge/lists/unasked-size.spec.ts' },
    [
      {
        id: 'unasked-size-of-a-short-list',
        from: 'pageSize === 0 || 2 * pageSize > amount.count',
        to: 'pageSize === 0',
        kills: 'it is not asked for where more than half of the list comes unasked',
      },
    ],
  ),
  ...mutantsOf(ofResources('description/described-operation', 'description/resource'), [
    {
      id: 'described-steps-are-data',
      from: ' && !type.startsWith(STEPS_TYPE)',
      to: '',
      kills:
        'a body that is described as application/json-patch+json or application/merge-patch+json is sent as application/merge-patch+json',
    },
    {
      id: 'body-always-as-plain-json',
      from: "return type.includes('*') ? JSON_TYPE : type;",
      to: 'return JSON_TYPE;',
      kills:
        'a body that is described as application/merge-patch+json is sent as application/merge-patch+json',
    },
  ]),
];
