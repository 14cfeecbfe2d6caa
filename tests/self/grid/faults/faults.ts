import type { Fault } from '../fault.ts';
import { SPOILT_ANSWERS } from './answers.ts';
import { WRONG_CLIENTS, WRONG_IDS } from './clients.ts';
import { MEMORIES } from './memories.ts';
import { OTHERS_AT_THE_END, WRONG_ENDS, WRONG_NUMBERS } from './numbers.ts';
import { UNLIKE_SCHEMES } from './schemes.ts';
import { OTHER_LISTS, WRONG_SIZES } from './sizes.ts';

/** All breaches of the grid. */
export const FAULTS: readonly Fault[] = [
  ...WRONG_NUMBERS,
  ...WRONG_ENDS,
  ...WRONG_SIZES,
  ...OTHER_LISTS,
  ...UNLIKE_SCHEMES,
  ...WRONG_CLIENTS,
  ...WRONG_IDS,
  ...MEMORIES,
  ...SPOILT_ANSWERS,
  ...OTHERS_AT_THE_END,
];
