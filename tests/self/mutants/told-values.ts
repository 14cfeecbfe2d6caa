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
  ...mutantsOf(ofResources('data/bound-numbers', 'items/named-members'), [
    {
      id: 'told-values-small-in-parts',
      from: 'path.startsWith(`${name}/`)',
      to: 'path === name',
      kills: 'a service takes little of each part, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('data/trial-bodies', 'data/trial-bodies'), [
    {
      id: 'told-values-one-for-all',
      from: 'turn + (turn % 2) * place',
      to: 'turn + 0 * place',
      kills: 'what members of one kind refer to is another one each, and the same in turn',
    },
  ]),
  ...mutantsOf(ofResources('description/told-forms-words', 'description/told-under'), [
    {
      id: 'told-values-shown-as-denied',
      from: String.raw`(?:^|[.;]\s*|\b(?:it|this|which) is )[Aa]lways`,
      to: '[Aa]lways',
      kills: "EUR for USD is a breach: Isn't always EUR in answers.",
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/within-outer.ts', spec: 'tests/self/data/within-outer.spec.ts' }, [
    {
      id: 'told-values-days-denied',
      from: ' || NOWHERE_WITHIN.test(words)',
      to: '',
      kills: 'a day of a part is as it was made: Must not lie within the warranty period.',
    },
    {
      id: 'told-values-days-of-plain-words',
      from: 'if (!/^\\p{Ll}+$/u.test(name)) return',
      to: 'if (name !== words) return',
      kills: 'a day of a part is as it was made: Day at the start of the to do list.',
    },
    {
      id: 'told-values-days-in-the-future',
      from: 'later(member, part, 0) === undefined || isPastTold(member)) return []',
      to: 'later(member, part, 0) === undefined) return []',
      kills: 'a day of a part is as it was made: Not in the future. Within the period of the claim.',
    },
    {
      id: 'told-values-days-alone',
      from: 'if (!isTooFar) return along;',
      to: 'if (!isTooFar) return one === first ? along : 0;',
      kills: 'what lies beside a day in a part moves along',
    },
    {
      id: 'told-values-days-in-one-place',
      from: '(row + 1) / (rows + 1)',
      to: '1 / (rows + 1)',
      kills: 'rows lie on other days each',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/from-schema.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'told-values-near-great-bounds',
      from: 'const far = most / ROOM;',
      to: 'const far = most;',
      kills: 'numbers of 0 to 1000000 are made up to 50000',
    },
    {
      id: 'told-values-crowded',
      from: 'return low > far ? most :',
      to: 'return',
      kills: 'numbers of 10000 to 99999 are made up to 99999',
    },
  ]),
  ...mutantsOf(ofResources('description/told-of-ids', 'description/told-of-ids'), [
    {
      id: 'told-values-ids-of-anything',
      from: 'const own = isOfItems ?',
      to: 'const own = resource.path !== parameter ?',
      kills: 'what POST adds is known without a link: not by the name of something else',
    },
    {
      id: 'told-values-ids-of-another-type',
      from: 'other === undefined || one === other',
      to: 'other !== null',
      kills: 'what POST adds is known without a link: not where one is a text, and the other a number',
    },
    {
      id: 'told-values-ids-at-first',
      from: 'alike ?? own',
      to: 'own ?? alike',
      kills: 'what POST adds is known without a link: the same name in another spelling, before any id',
    },
  ]),
];
