import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** States of what items stand under, states that only changes lead to, and members that words want. */
export const IN_STATE: readonly Mutant[] = [
  ...mutantsOf(ofResources('items/brought-along'), [
    {
      id: 'in-state-as-it-was-made',
      from: 'for (const change of routeTo(bench)) await',
      to: 'for (const change of routeTo(bench).slice(1)) await',
      kills: 'it is known then what comes first',
    },
    {
      id: 'in-state-by-one-change',
      from: '[...(routes.get(bench) ?? []), change]',
      to: '[change]',
      kills: 'a state that only others lead to is come to by them',
    },
    {
      id: 'in-state-in-any-order',
      from: 'Number(isTold(change)) * 2 - Number(isLast(change))',
      to: 'Number(isLast(change)) * 0',
      kills: 'the state of which the refusal speaks comes first',
    },
  ]),
  ...mutantsOf(ofResources('data/taken-data', 'items/brought-along'), [
    {
      id: 'in-state-of-none',
      from: '(await lead?.(last.exchange)) === true',
      to: 'lead === undefined',
      kills: 'what items stand under is brought into the state in which it takes them',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'removing/changed-state'), [
    {
      id: 'in-state-as-it-began',
      from: '[bench.resource.adds, changedBy(bench)]',
      to: '[bench.resource.adds]',
      kills: 'what was changed by a state that only changes lead to may stay (G5)',
    },
    {
      id: 'in-state-whatever-it-is',
      from: 'isKept && (!isSame || isKeptInWords(bench))',
      to: 'isKept',
      kills: 'what was changed and stays for no reason is told (G5)',
    },
  ]),
  ...mutantsOf(ofResources('description/rules-in-words', 'removing/changed-state'), [
    {
      id: 'in-state-removed-by-one-word',
      from: 'return STAYS_BEHIND_DELETE.test(words)',
      to: 'return STAYS.test(words)',
      kills: 'what was changed may stay where DELETE says so (G5)',
    },
  ]),
  ...mutantsOf(ofResources('description/needed-in-words'), [
    {
      id: 'in-state-needed-always',
      from: 'ONE_OF.test(one) && SEVERAL.test(one)',
      to: 'ONE_OF.test(one)',
      kills: 'needed beside what is required: Must not be changed: email, phone.',
    },
    {
      id: 'in-state-needed-by-any-word',
      from: 'ONE_OF.test(one) && ',
      to: '',
      kills: 'needed beside what is required: A message follows by email or phone.',
    },
    {
      id: 'in-state-needed-sometimes-and-never',
      from: '(?<!\\bnot )\\b(?:required|needed',
      to: '\\b(?:required|needed',
      kills: 'needed beside what is required: Not required for people.',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data', 'description/needed-in-words'), [
    {
      id: 'in-state-needed-by-nobody',
      from: 'bench.fits(schema, fewer) && isNeeded(fewer)',
      to: 'bench.fits(schema, fewer)',
      kills: 'POST of what is required has one of two members, where words want one (G2)',
    },
  ]),
];
