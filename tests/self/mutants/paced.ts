import { mutantsOf, type Mutant } from './mutant.ts';

/** When requests leave. */
export const PACED: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/gateway/pace.ts', spec: 'tests/self/gateway/together.spec.ts' }, [
    {
      id: 'together-one-behind-the-other',
      from: 'known ?? { leaves',
      to: '{ leaves',
      kills: 'leave at the same moment, behind a gap as long as their group',
    },
    {
      id: 'together-no-gap-behind',
      from: '+ count * this.#intervalMs',
      to: '+ this.#intervalMs',
      kills: 'make the next one wait as long as they waited',
    },
    {
      id: 'pace-catches-up-all',
      from: 'Math.max(atMs, nowMs() - CAUGHT_UP_MS)',
      to: 'atMs',
      kills: 'come no closer together behind a timer that was late',
    },
    {
      id: 'pace-catches-up-nothing',
      from: 'CAUGHT_UP_MS = 5',
      to: 'CAUGHT_UP_MS = 0',
      kills: 'catch up what timers are late by little',
    },
    {
      id: 'together-with-those-that-are-gone',
      from: 'turn.left === 0',
      to: 'turn.left < 0',
      kills: 'may be called as an earlier group was, once that one is gone',
    },
    {
      id: 'pace-forgets-who-left-before',
      from: 'Math.max(spacedMs, this.#roomAtMs(count))',
      to: 'spacedMs',
      kills: 'are followed by another one a second after the first of them was answered',
    },
    {
      id: 'pace-counts-from-leaving',
      from: 'nowMs() + ON_THE_WAY_MS',
      to: 'nowMs()',
      kills: 'are followed by another one where the first was not answered, though it may have come late',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/request-reader.ts', spec: 'tests/self/gateway/together.spec.ts' }, [
    {
      id: 'together-with-nobody',
      from: ' && of > 0',
      to: '',
      kills: 'is refused where it is a group of nobody, and nothing is sent',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/patience.spec.ts' }, [
    {
      id: 'paced-by-any-lock',
      from: 'if (status === LOCKED && saysWhen) return true;',
      to: 'if (status === LOCKED) return true;',
      kills: 'a locked list that does not say until when is final',
    },
  ]),
];
