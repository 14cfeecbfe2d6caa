import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What descriptions tell of values that are others than those that were sent. */
export const TOLD_VALUES: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/told-forms-words', 'description/told-values'), [
    {
      id: 'told-value-of-its-own-untold',
      from: 'WHATEVER.test(joined(words))',
      to: 'false',
      kills: 'another value than the one that was sent may stand where a description says so',
    },
    {
      id: 'told-default-for-nothing-sent',
      from: '/\\bdefaults? (?:to|is|applies)\\b|',
      to: '/./i.test(joined(words)) || /',
      kills: 'another value than the one that was sent may stand where a description says so',
    },
    {
      id: 'told-another-untold',
      from: 'MADE_OF_IT.test(withoutShown(joined(words)))',
      to: 'true',
      kills: 'what is made of a value is none that could be told, unless it is shown how',
    },
    {
      id: 'told-another-where-it-is-shown',
      from: 'withoutShown(joined(words))',
      to: 'joined(words)',
      kills: 'what is made of a value is none that could be told, unless it is shown how',
    },
    {
      id: 'told-hidden-untold',
      from: 'HIDDEN.test(joined(words))',
      to: 'true',
      kills: 'a member may not be shown where a description says so',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'description/told-values'), [
    {
      id: 'told-fewer-of-any-list',
      from: '(tellsMerged(words) && items',
      to: '(items',
      kills: 'a list may become shorter where a description says that items become one',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists', 'description/told-values'), [
    {
      id: 'told-fewer-of-others',
      from: '&& items.every((item) => sent.some((one) => haveShared(one, item)))',
      to: '',
      kills: 'a list may become shorter where a description says that items become one',
    },
    {
      id: 'told-once-whatever-is-left',
      from: 'tellsOnce(words) && isDeepStrictEqual(new Set(items.map(lowered)), new Set(sent.map(lowered)))',
      to: 'tellsOnce(words)',
      kills: 'a list may become shorter where a description says that items become one',
    },
    {
      id: 'told-fewer-to-nothing',
      from: 'items.length >= sent.length || items.length === 0) return false;\n  const words',
      to: 'items.length >= sent.length) return false;\n  const words',
      kills: 'a list may become shorter where a description says that items become one',
    },
  ]),
  ...mutantsOf(ofResources('answers/compare', 'description/told-values'), [
    {
      id: 'told-nothing-as-anything',
      from: '(isEmpty && tellsEmpty(words))',
      to: 'tellsEmpty(words)',
      kills: 'nothing may show as an empty text where a description says so',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/data/durations.ts',
      spec: 'tests/self/resources/description/told-values.spec.ts',
    },
    [
      {
        id: 'told-months-as-minutes',
        from: 'months: 12 * years + months, seconds }',
        to: 'months: 0, seconds: seconds + 60 * (12 * years + months) }',
        kills: 'durations of one length are the same, however they are written',
      },
    ],
  ),
  ...mutantsOf(ofResources('answers/same-text', 'description/told-values'), [
    {
      id: 'told-durations-as-written',
      from: ' ||\n    isSameDuration(sent, seen)',
      to: '',
      kills: 'durations of one length are the same, however they are written',
    },
  ]),
];
