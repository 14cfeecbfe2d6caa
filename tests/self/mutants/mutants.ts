import { APART_FROM_RULES } from './apart-from-rules.ts';
import { AMOUNTS } from './amounts.ts';
import { ALTERED } from './altered.ts';
import { AS_OTHERS } from './as-others.ts';
import { BELOW } from './below.ts';
import { BESIDE } from './beside.ts';
import { CARRIED } from './carried.ts';
import { CHANGED_LISTS } from './changed-lists.ts';
import { ANEW } from './anew.ts';
import { CHANGES } from './changes.ts';
import { CHECKS_OF_CHOICES } from './checks-of-choices.ts';
import { CHECKS_OF_LISTS } from './checks-of-lists.ts';
import { CLOSED_ITEMS } from './closed-items.ts';
import { CLOSED } from './closed.ts';
import { DESCRIBED } from './described.ts';
import { DESCRIPTION } from './description.ts';
import { DISCOVERY } from './discovery.ts';
import { ELSEWHERE } from './elsewhere.ts';
import { EVERYWHERE } from './everywhere.ts';
import { FORMS } from './forms.ts';
import { IN_STATE } from './in-state.ts';
import { IN_TURN } from './in-turn.ts';
import { ORDINARY_RULES } from './ordinary-rules.ts';
import { REFUSED_DATA } from './refused-data.ts';
import { IN_VAIN } from './in-vain.ts';
import { PASSING_NUMBERS } from './passing-numbers.ts';
import { PASSING_STATES } from './passing-states.ts';
import { GRID_FINDS } from './grid-finds.ts';
import { GROUND } from './ground.ts';
import type { Mutant } from './mutant.ts';
import { KINDS } from './kinds.ts';
import { KNOWN_WITHOUT_LINKS } from './known-without-links.ts';
import { LIST_ENDS } from './list-ends.ts';
import { HELD } from './held.ts';
import { KEPT } from './kept.ts';
import { MADE } from './made.ts';
import { MAPS } from './maps.ts';
import { MET } from './met.ts';
import { MOVED_ALONG } from './moved-along.ts';
import { MOVED } from './moved.ts';
import { MOVES } from './moves.ts';
import { OBSERVED } from './observed.ts';
import { OUTLYING } from './outlying.ts';
import { REFERENCES } from './references.ts';
import { REFUSED } from './refusals.ts';
import { REFUSED_FOR_NOW } from './refused-for-now.ts';
import { RESPELT } from './respelt.ts';
import { SEEN } from './seen.ts';
import { OWN_KEYS } from './own-keys.ts';
import { OWN_KEYS_ADDED } from './own-keys-added.ts';
import { OWN_KEYS_ANSWERED } from './own-keys-answered.ts';
import { OWN_SINGLES } from './own-singles.ts';
import { SENT } from './sent.ts';
import { SERVES } from './serves.ts';
import { SHUT_OUT } from './shut-out.ts';
import { STANDING } from './standing.ts';
import { TOLD_IN_WORDS } from './told-in-words.ts';
import { TRACELESSLY } from './tracelessly.ts';
import { UNUSUAL } from './unusual.ts';
import { TOLD_FORMS } from './told-forms.ts';
import { TOLD_VALUES } from './told-values.ts';
import { UNDERSTOOD } from './understood.ts';
import { TOLD } from './told.ts';
import { VERDICT } from './verdict.ts';
import { WRITTEN } from './written.ts';

export const MUTANTS: readonly Mutant[] = [
  ...PASSING_NUMBERS,
  ...DESCRIPTION,
  ...TOLD_IN_WORDS,
  ...UNUSUAL,
  ...VERDICT,
  ...SERVES,
  ...SENT,
  ...OWN_KEYS,
  ...OWN_KEYS_ADDED,
  ...OWN_KEYS_ANSWERED,
  ...OWN_SINGLES,
  ...ANEW,
  ...CHANGES,
  ...CHECKS_OF_LISTS,
  ...CHECKS_OF_CHOICES,
  ...REFUSED,
  ...CLOSED,
  ...HELD,
  ...MOVED,
  ...MOVES,
  ...STANDING,
  ...GRID_FINDS,
  ...GROUND,
  ...LIST_ENDS,
  ...DISCOVERY,
  ...SEEN,
  ...ALTERED,
  ...RESPELT,
  ...CARRIED,
  ...BELOW,
  ...BESIDE,
  ...AS_OTHERS,
  ...OBSERVED,
  ...OUTLYING,
  ...SHUT_OUT,
  ...DESCRIBED,
  ...WRITTEN,
  ...KEPT,
  ...MADE,
  ...FORMS,
  ...MAPS,
  ...REFERENCES,
  ...KINDS,
  ...EVERYWHERE,
  ...ELSEWHERE,
  ...IN_STATE,
  ...IN_TURN,
  ...REFUSED_DATA,
  ...APART_FROM_RULES,
  ...TRACELESSLY,
  ...ORDINARY_RULES,
  ...CLOSED_ITEMS,
  ...TOLD,
  ...TOLD_FORMS,
  ...TOLD_VALUES,
  ...UNDERSTOOD,
  ...KNOWN_WITHOUT_LINKS,
  ...MET,
  ...MOVED_ALONG,
  ...AMOUNTS,
  ...IN_VAIN,
  ...PASSING_STATES,
  ...REFUSED_FOR_NOW,
  ...CHANGED_LISTS,
];
