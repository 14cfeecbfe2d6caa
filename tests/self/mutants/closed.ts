import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const OWN_TOKENS = mutantsOf(
  { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/own-token-each.spec.ts' },
  [
    {
      id: 'refusals-ended-token-is-the-end',
      from: 'const each = await this.#judgeEach(few, ask);',
      to: 'const each = undefined;',
      kills: 'and serves one of the wrong requests is told',
    },
    {
      id: 'refusals-own-tokens-each-time',
      from: 'if (!isRightRefused(result)) return undefined;',
      to: '',
      kills: 'are not asked for where the shared one lives on',
    },
    {
      id: 'refusals-own-token-for-a-key',
      from: 'if (!usesSharedToken(control)) return undefined;',
      to: '',
      kills: 'are not asked for where the right request carries a key',
    },
    {
      id: 'refusals-own-token-though-locked',
      from: 'return isRightRefused(result) && !hasTold(result) ? undefined : result;',
      to: "return { ...result, untold: '' };",
      kills: 'change nothing where the last of them does not help',
    },
    {
      id: 'refusals-told-breach-is-dropped',
      from: 'isRightRefused(result) && !hasTold(result)',
      to: 'isRightRefused(result)',
      kills: 'is told although the right request is refused later, behind another wrong one',
    },
  ],
);

const RESTED = [
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/rested.spec.ts' },
    [
      {
        id: 'refusals-ban-is-the-end',
        from: 'return each ?? this.#rested.judge(few,',
        to: 'return each ?? result; this.#rested.judge(few,',
        kills: 'is waited for, and then the group is judged',
      },
      {
        id: 'refusals-ban-at-once-is-the-end',
        from: 'return withRules((await this.#judgeAgain(group, result, ask)) ?? result, group.control);',
        to: 'return withRules(result, group.control);',
        kills: 'is waited for where it comes between requests at the same time',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/behind-rests.ts', spec: 'tests/self/judge/refusals/rested.spec.ts' },
    [
      {
        id: 'refusals-bans-that-never-pass',
        from: '!(await this.#isOverFor(few.control))',
        to: '((await this.#isOverFor(few.control)), false)',
        kills: 'leaves the group untold where it does not pass',
      },
      {
        id: 'refusals-ban-passes-once',
        from: 'time < MOST_BANS',
        to: 'time < 1',
        kills: 'is waited for once more where it comes once more',
      },
      {
        id: 'refusals-rest-in-vain-again',
        from: 'this.#isHopeless = isRightRefused(latest);',
        to: '',
        kills: 'is waited for no more where it came again three times',
      },
      {
        id: 'refusals-alone-among-several',
        from: 'this.#isAlone(few) && ',
        to: '',
        kills: 'is waited for, and then the group is judged',
      },
      {
        id: 'refusals-alone-is-never-told',
        from: 'return wrong.length === 1 && this.#rows.longest === 1;',
        to: 'return wrong.length < 1;',
        kills: 'a ban behind each single request leaves those told that were refused before it',
      },
    ],
  ),
];

const CRASHED = [
  ...mutantsOf(asNamed('judge/refusals/refusals'), [
    {
      id: 'crash-among-refusals-stays',
      from: 'if (isCrash(result)) return this.#judgeFew(few, ask);',
      to: '',
      kills: 'a status of 500 that has passed when the right request is served again tells nothing',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/refused-before.spec.ts' },
    [
      {
        id: 'crash-at-the-same-time-stays',
        from: 'withRules((await this.#judgeAgain(group, result, ask)) ?? result, group.control)',
        to: 'withRules(isCrash(result) ? result : ((await this.#judgeAgain(group, result, ask)) ?? result), group.control)',
        kills: 'wrong requests at the same time are asked once more where a status of 500 may have passed',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/own-token-each.spec.ts' },
    [
      {
        id: 'crash-by-a-token-of-its-own-stays',
        from: 'isCrash(result) ? this.#judgeAlone(group, ask) : result',
        to: 'isCrash(result) ? result : result',
        kills: 'is asked once more where a status of 500 has passed meanwhile',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/gateway/exchanges.ts', spec: 'tests/self/gateway/session.spec.ts' }, [
    {
      id: 'crash-of-an-own-log-in-stays',
      from: 'isCrash: ({ status }) => status === 500',
      to: 'isCrash: () => false',
      kills: 'wrong log-ins go on where a right one was answered with 500 for a moment',
    },
  ]),
];

/** Where the right request is refused, or anything crashes: tokens of their own, rests, and asking again. */
export const CLOSED: readonly Mutant[] = [...OWN_TOKENS, ...RESTED, ...CRASHED];
