import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What descriptions tell of data and of removal, and what tests leave behind. */
export const TOLD: readonly Mutant[] = [
  ...mutantsOf(ofResources('removing/tidying'), [
    {
      id: 'tidied-by-the-way-back-alone',
      from: '...changesFrom(bench, data)];',
      to: '];',
      kills: 'of what never goes two are changed in vain, and others like them are asked for once',
    },
    {
      id: 'tidied-without-the-way-back',
      from: 'back.length > 0 ? [Object.fromEntries(back)] : []',
      to: '[]',
      kills: 'what a test has set is unset, and removed',
    },
    {
      id: 'tidied-in-vain-once-and-for-all',
      from: 'const MOST_IN_VAIN = 2;',
      to: 'const MOST_IN_VAIN = 1;',
      kills: 'an item that stays for another reason keeps no other from being archived',
    },
  ]),
  ...mutantsOf(ofResources('items/changed-state', 'removing/tidying'), [
    {
      id: 'tidied-what-is-gone',
      from: ' || seen?.isServed !== true',
      to: '',
      kills: 'what is gone by now is left alone, however that is told',
    },
  ]),
  ...mutantsOf(asNamed('data/told-past'), [
    {
      id: 'told-days-that-may-not-be',
      from: ' && !NOT_PAST.test(description)',
      to: '',
      kills: 'a day to come is made for: Must not be in the past.',
    },
    {
      id: 'told-days-of-any-kind',
      from: "typeof description === 'string' && PAST.test(description)",
      to: "typeof description === 'string'",
      kills: 'a day to come is made for: Due day.',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/in-order.ts', spec: 'tests/self/data/told-past.spec.ts' }, [
    {
      id: 'told-days-in-one-order',
      from: ' && isPastTold(member) === isPast',
      to: ' && isPast',
      kills: 'of two days the one that has been stays so, whichever comes first',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/from-schema.ts', spec: 'tests/self/data/told-past.spec.ts' }, [
    {
      id: 'told-days-of-kinds',
      from: "'description' in schema ? { description: schema['description'] } : {}",
      to: '{}',
      kills: 'one of several kinds is as the member is described',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/from-schema.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'told-all-beside-others',
      from: 'faker.helpers.arrayElement(withoutAll(allowed))',
      to: 'faker.helpers.arrayElement(allowed)',
      kills: 'a choice that stands for all others is made only where there is no other',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/pattern.ts', spec: 'tests/self/data/patterns.spec.ts' }, [
    {
      id: 'told-pattern-of-a-part-alone',
      from: 'Math.max(0, least - made.length)',
      to: '0',
      kills: 'a part: [A-Za-z0-9]',
    },
  ]),
  ...mutantsOf(asNamed('data/told-one'), [
    {
      id: 'told-flags-of-all',
      from: '[name]: index === 0 }',
      to: '[name]: true }',
      kills: 'of several flags the one that is spoken of',
    },
    {
      id: 'told-flags-of-any-name',
      from: 'name.toLowerCase().includes(word)',
      to: 'name !== ""',
      kills: 'of several flags the one that is spoken of',
    },
  ]),
  ...mutantsOf(ofResources('data/open-items', 'items/told-rules'), [
    {
      id: 'told-beginnings-of-all',
      from: '(tellsBeginning(member) || (OVER.test(name) && hasRule(member)))',
      to: 'name !== ""',
      kills: 'another choice is sent where nothing is told of how things begin',
    },
    {
      id: 'told-beginnings-of-plain-flags',
      from: ' && hasRule(member)',
      to: '',
      kills: 'a flag of what is over begins unset where a rule in words hangs on it alone',
    },
    {
      id: 'told-beginnings-of-changes',
      from: "operation.method === 'POST' ? toldNames(schema) : []",
      to: 'toldNames(schema)',
      kills: 'a change may lead to any choice, whatever things begin with',
    },
  ]),
  ...mutantsOf(ofResources('data/members-anew', 'items/told-rules'), [
    {
      id: 'told-beside-others-last',
      from: 'isOnlyThere(member) ? [nothing,',
      to: 'isOnlyThere(member) && WAYS.length > 99 ? [nothing,',
      kills:
        'what is new is added as its description says, and what stands beside others alone is left out: English',
    },
  ]),
  ...mutantsOf(ofResources('data/mended-data', 'items/told-rules'), [
    {
      id: 'told-texts-beside-others',
      from: 'free.includes(name) && !isOnlyThere(members[name] ?? {})',
      to: 'free.includes(name)',
      kills:
        'what is new is added as its description says, and what stands beside others alone is left out: English',
    },
  ]),
  ...mutantsOf(ofResources('items/clearing'), [
    {
      id: 'told-null-all-the-same',
      from: ' && !isIgnoredAtNull(description)',
      to: '',
      kills: 'null that is passed over, as its description says, by PUT is right (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/changing', 'items/told-rules'), [
    {
      id: 'told-beside-others-in-changes',
      from: 'if (fewer !== undefined) return fewer;',
      to: '',
      kills: 'a change leaves out what stands beside others alone, and is not there (G3)',
    },
  ]),
  ...mutantsOf(ofResources('removing/held', 'items/told-rules'), [
    {
      id: 'told-statuses-unread',
      from: 'isDescribed || banOn(bench) !== undefined',
      to: 'banOn(bench) !== undefined',
      kills: 'what is used stays, another one goes (G5): Removes it.',
    },
  ]),
  ...mutantsOf(ofResources('answers/compare', 'answers/told-lists'), [
    {
      id: 'told-names-of-maps-unread',
      from: 'isInToldForm(name, other, wordsOf(views))',
      to: 'name === other',
      kills: 'names of a map may come back in the form that is told',
    },
    {
      id: 'told-more-of-anything',
      from: 'items.length > sent.length && tellsMore(items, views)',
      to: 'items.length > sent.length',
      kills: 'a list comes back with what its items bring, as its description says',
    },
  ]),
  ...mutantsOf(asNamed('ground/expiry-member'), [
    {
      id: 'told-life-from-its-beginning',
      from: '!BEGINNING.test(name) && isMoment(part)',
      to: 'isMoment(part)',
      kills: 'of a life it is the end',
    },
  ]),
  ...mutantsOf(ofResources('changing/done-later'), [
    {
      id: 'told-late-of-known-members-alone',
      from: '(!(name in before) || names.includes(name))',
      to: 'names.includes(name)',
      kills: 'what was not there before, and is as a refused change has sent it, is told (G6)',
    },
  ]),
];
