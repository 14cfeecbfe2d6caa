import { mutantsOf, type Mutant } from './mutant.ts';

const OWN_TOKENS = mutantsOf(
  { file: 'fixtures/judge/refusals.ts', spec: 'tests/self/judge/own-token-each.spec.ts' },
  [
    {
      id: 'refusals-ended-token-is-the-end',
      from: '(await this.#judgeEach(few, (own) => this.#askInTurn(own))) ?? this.#judgeRested(few)',
      to: 'this.#judgeRested(few)',
      kills: 'and serves one of the wrong requests is told',
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

const RESTED = mutantsOf({ file: 'fixtures/judge/refusals.ts', spec: 'tests/self/judge/rested.spec.ts' }, [
  {
    id: 'refusals-ban-is-the-end',
    from: ' ?? this.#judgeRested(few)',
    to: '',
    kills: 'is waited for, and then the group is judged',
  },
  {
    id: 'refusals-nothing-behind-a-rest',
    from: 'if (!isRightRefused(result)) return result;\n    this.#rest',
    to: 'this.#rest',
    kills: 'is waited for, and then the group is judged',
  },
  {
    id: 'refusals-rest-in-vain-again',
    from: '    this.#rest = undefined;\n',
    to: '',
    kills: 'is waited for no more where the wait was in vain',
  },
  {
    id: 'refusals-rest-each-time',
    from: 'isRightRefused(result) ? await this.#judgeOtherwise(few) : undefined',
    to: 'await this.#judgeOtherwise(few)',
    kills: 'is not waited for where nothing is shut',
  },
]);

/** Where the right request is refused: tokens of their own, and rests. */
export const CLOSED: readonly Mutant[] = [...OWN_TOKENS, ...RESTED];
