import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** States of what items stand under, what stands below them, and what words say of members and of conditions. */
export const IN_STATE: readonly Mutant[] = [
  ...mutantsOf(ofResources('items/brought-along'), [
    {
      id: 'in-state-as-it-was-made',
      from: 'for (const step of routeTo(bench)) await',
      to: 'for (const step of routeTo(bench).slice(1)) await',
      kills: 'it is known then what comes first',
    },
    {
      id: 'in-state-by-one-change',
      from: 'isOfParent ? [...before, step] : before',
      to: 'isOfParent ? [step] : before',
      kills: 'a state that only others lead to is come to by them',
    },
    {
      id: 'in-state-without-what-is-referred-to',
      from: ', ...referredTo(bench)]',
      to: ']',
      kills: 'what data refers to is brought there as well, and referred to from then on',
    },
  ]),
  ...mutantsOf(ofResources('items/steps', 'items/brought-along'), [
    {
      id: 'in-state-in-any-order',
      from: '(isTold(words, step) ? 2 : 0) - (isLast ? 1 : 0)',
      to: 'isLast ? 0 : 0',
      kills: 'the state of which the refusal speaks comes first',
    },
    {
      id: 'in-state-without-actions',
      from: 'return [...states, ...actions].map(',
      to: 'return [...states, ...actions.slice(0, 0)].map(',
      kills: 'where no change of members does, an action leads there',
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
      id: 'in-state-needed-sometimes-and-never',
      from: 'SOMETIMES.test(sentence) && !NOT_OF_DATA.test(sentence)',
      to: 'SOMETIMES.test(sentence)',
      kills: 'needed beside what is required: Required for callers with the role of a clerk.',
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
  ...mutantsOf(ofResources('description/needed-in-words'), [
    {
      id: 'in-state-needed-by-nobody-who-needs',
      from: 'names.filter((name) => isNeeding(sentence, name))',
      to: 'names.slice(0, 0)',
      kills: 'needed beside what is required: A person needs an email, a firm a VAT id.',
    },
  ]),
  ...mutantsOf(ofResources('changing/kept-below'), [
    {
      id: 'below-lost-once',
      from: 'once.length === 0 ? once : await goneBelow(bench, kind, method)',
      to: 'once',
      kills: 'what is below an item and goes once, by chance is right (G3)',
    },
    {
      id: 'below-lost-with-all',
      from: 'gone.length > 0 && (await missing(below, other.item)).length > 0',
      to: 'gone.length < 0',
      kills: 'what is below an item and goes whatever is changed is right (G3)',
    },
    {
      id: 'below-never-lost',
      from: 'return isNone ? [] : gone.map',
      to: 'return gone.slice(1).map',
      kills: 'what is below an item and goes along with each change is a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('items/showing', 'items/listed-as-described'), [
    {
      id: 'below-null-as-anything',
      from: 'value === null && name in (row.data ?? {})',
      to: "value === null && name === ''",
      kills: 'null that the list shows as 0 is a breach (G1)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'removing/stubs'), [
    {
      id: 'below-stubs-are-data',
      from: '.filter((found) => hasOfWritten(bench, item, found))',
      to: '',
      kills: 'GET that shows its id and a flag of what was removed is right (G5)',
    },
    {
      id: 'below-other-names-are-stubs',
      from: 'return shown.length === 0 || shown.some',
      to: 'return names.length === 0 || shown.some',
      kills: 'what GET shows by other names than it is written by is no stub (G5)',
    },
    {
      id: 'below-data-are-stubs',
      from: 'shown.some((name) => name in data)',
      to: "shown.includes('deleted')",
      kills: 'GET that shows its data and a flag of what was removed is a breach (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/adding', 'removing/stubs'), [
    {
      id: 'below-no-upsert',
      from: 'if (isUpsert(words))',
      to: 'if (isUpsert(words.slice(0, 0)))',
      kills: 'what POST puts in the place of what is there is no item of its own, as is told (G2)',
    },
  ]),
  ...mutantsOf(ofResources('description/told-forms-words', 'description/told-under'), [
    {
      id: 'below-null-of-its-own-absence',
      from: '!DENIED.test(before) && !OF_ITSELF.test(condition)',
      to: '!DENIED.test(before)',
      kills: 'null for 5 is a breach: Null if it is not known.',
    },
    {
      id: 'below-null-that-is-denied',
      from: '!DENIED.test(before) && !OF_ITSELF.test(condition)',
      to: '!OF_ITSELF.test(condition)',
      kills: 'null for A is a breach: Must not be null for companies.',
    },
    {
      id: 'below-values-that-are-explained',
      from: 'ALWAYS.test(before) || /^for',
      to: 'before.length >= 0 || /^for',
      kills: '1 for 3 is a breach: Priority: 1 for low, 2 for medium, 3 for high.',
    },
    {
      id: 'below-others-have-all',
      from: 'seen === null && OTHERS_HAVE_NONE.test(text)',
      to: 'text.length < 0',
      kills: 'null for 3 is told: For stories. Other issues have none, that is, null.',
    },
  ]),
  ...mutantsOf(ofResources('description/told-of-members', 'description/told-under'), [
    {
      id: 'below-about-whatever-is-named',
      from: '})*(?= ${VERB}',
      to: '})*(?=.*${VERB}',
      kills: 'a sentence is about no member: Price list is open',
    },
    {
      id: 'below-about-shorter-names',
      from: 'other.length - one.length',
      to: 'one.length - other.length',
      kills:
        'a sentence is about firstName,lastName,company: FirstName and last name are empty for firms, company for people',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/foreign-words.ts', spec: 'tests/self/data/foreign-words.spec.ts' }, [
    {
      id: 'below-foreign-whatever-it-says',
      from: 'isForeign(words) && CHANGING.test(String(words))',
      to: 'isForeign(words)',
      kills:
        'another language does not tell that a value changes: Der Name des Kunden, höchstens 40 Zeichen.',
    },
  ]),
  ...mutantsOf(ofResources('data/taken-data', 'items/sent-at-last'), [
    {
      id: 'below-at-last-whatever-is-told',
      from: 'bench.judge.untestedBy(why);\n  return first;',
      to: "bench.judge.untestedBy(why ?? 'nothing');\n  return first;",
      kills: 'where nothing tells of it, a refusal is told (G2)',
    },
    {
      id: 'below-nothing-at-last',
      from: 'if (least !== undefined) {',
      to: 'if (least === body) {',
      kills: 'what may not stand beside each other, as is told, is left out where nothing else helps (G2)',
    },
  ]),
  ...mutantsOf(ofResources('data/month-ends', 'data/fullest'), [
    {
      id: 'below-days-that-have-been',
      from: ' && !isPastTold(schema)',
      to: '',
      kills: 'days end long months, in their order, but for those that have been',
    },
  ]),
  ...mutantsOf(ofResources('data/outer-days', 'items/outer-days'), [
    {
      id: 'below-days-as-they-come',
      from: 'withinOther(schema, last, [members, sent])',
      to: '(members.length + Object.keys(sent).length > 0 ? last : withinOther(schema, last, [members, sent]))',
      kills: 'days lie within those of what an item stands under: Within the period of the project.',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/within-outer.ts', spec: 'tests/self/data/within-outer.spec.ts' }, [
    {
      id: 'below-days-at-the-end',
      from: 'Math.floor((most - least) * share)',
      to: 'Math.floor((most - least) * share * 3)',
      kills: 'days of rows lie between those that they name',
    },
    {
      id: 'below-days-before-after',
      from: 'LATER.test(words) ? DAY_MS',
      to: 'LATER.test(words) ? -DAY_MS',
      kills: 'a day of a row lies behind the one that it names, or in front of it',
    },
    {
      id: 'below-days-not-after',
      from: 'if (NOT.test(words)) return least;',
      to: '',
      kills: 'a day of a row lies behind the one that it names, or in front of it',
    },
  ]),
];
