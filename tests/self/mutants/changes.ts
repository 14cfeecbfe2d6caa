import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** How an item is changed: which values are tried, whose it is, and what else is known by its id. */
export const CHANGES: readonly Mutant[] = [
  ...mutantsOf(ofResources('data/refused-data', 'changing/refused-changes'), [
    {
      id: 'changes-rules-in-words-break-patch',
      from: 'isUnchangeable(exchange) || isUnfit(exchange)',
      to: 'isUnchangeable(exchange)',
      kills: 'one change that is refused among others may be against a rule in words (G3, G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/changing', 'changing/refused-changes'), [
    {
      id: 'changes-rules-in-words-break-put',
      from: '(await changedButForStates(bench, item, wanted)) ?? (await parts())',
      to: '(await changedButForStates(bench, item, wanted)) ?? first',
      kills: 'one change that is refused among others may be against a rule in words (G3, G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-member', 'changing/refused-changes'), [
    {
      id: 'changes-one-value-refused-is-enough',
      from: 'if (patch.refused === undefined) return { change, patch };',
      to: 'if (operation.path.length > 0) return { change, patch };',
      kills: 'a member that takes no value is said to be not judged, behind further values (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'changing/refused-changes'), [
    {
      id: 'changes-no-other-state',
      from: '...otherValues(schema, [was, tried]), ',
      to: '',
      kills: 'a state that may follow is tried where another may not (G4)',
    },
    {
      id: 'changes-nothing-near',
      from: '...nearValues(schema, was, tried), ',
      to: '',
      kills: 'a member that takes no value is said to be not judged, behind further values (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'changing/states'), [
    {
      id: 'changes-of-one-choice-alone',
      from: 'others.length === 0 ? [] : [...others, value]',
      to: 'others.length === 0 ? [] : []',
      kills: 'of several choices each choice is sent by PATCH (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/refused-changes'), [
    {
      id: 'changes-a-patch-may-want-all',
      from: 'return unfit.findings;',
      to: 'return [];',
      kills: 'PATCH that wants what a whole item has to have is told, though that alone is taken (G4)',
    },
    {
      id: 'changes-wanted-beside-what-is-changed-by-now',
      from: '!(await isTaken(unfit.sent)) && isTaken(body)',
      to: 'isTaken(body)',
      kills: 'a member that another one had to open is not told, since it is taken alone by then (G4)',
    },
    {
      id: 'changes-refused-in-silence',
      from: 'for (const { name, exchange } of refused)',
      to: 'for (const { name, exchange } of refused.slice(99))',
      kills: 'a member that takes no value is said to be not judged, behind further values (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'changing/replacing'), [
    {
      id: 'changes-changed-once-is-enough',
      from: '[...VALUES, otherValues, ...WITHIN, least, wholeAgain]',
      to: '[zeros]',
      kills: 'a member that only the first PUT changes is told (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'changing/replacing'), [
    {
      id: 'changes-replaced-by-whole-items-alone',
      from: '[...VALUES, otherValues, ...WITHIN, least, wholeAgain]',
      to: '[...VALUES, otherValues]',
      kills: 'a PUT of what is required alone that is not kept is told (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'changing/replacing'), [
    {
      id: 'changes-never-whole-again',
      from: '[...VALUES, otherValues, ...WITHIN, least, wholeAgain]',
      to: '[...VALUES, otherValues, least]',
      kills: 'a PUT that brings nothing back of what was left out is told (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/replacing', 'items/added-by-other'), [
    {
      id: 'changes-of-ones-own-alone',
      from: 'const ofOther = await replacedOfOther(bench, item, taken);',
      to: 'const ofOther: readonly Finding[] = [];',
      kills: 'what the other scheme has added is answered as done and stays (G3)',
    },
    {
      id: 'changes-of-others-may-find-nothing',
      from: 'return isNotOnesOwn(exchange)',
      to: 'return findings.length > 0',
      kills: 'what the other scheme has added is found nowhere (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/patching', 'items/added-by-other'), [
    {
      id: 'changes-patch-ones-own-alone',
      from: 'return refused === undefined || isNotOnesOwn(refused) ? findings : [];',
      to: 'return refused === undefined ? [] : findings;',
      kills: 'what the other scheme has added is answered as done and stays (G4)',
    },
    {
      id: 'changes-patch-of-others-against-no-rule',
      from: 'return refused === undefined || isNotOnesOwn(refused) ? findings : [];',
      to: 'return findings;',
      kills: 'a rule in words may stand against a change of what the other scheme has added (G4)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'items/added-by-other'), [
    {
      id: 'changes-remove-ones-own-alone',
      from: '(await addedByOther(bench, item, body)) ??',
      to: '',
      kills: 'what the other scheme has added is answered as done and stays (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/alike-elsewhere'), [
    {
      id: 'changes-nothing-below-another',
      from: 'if (item.id !== first.id ||',
      to: 'if (item.id === first.id ||',
      kills: 'the first of all tasks with a number is not to be changed for the one that the path names (G4)',
    },
    {
      id: 'changes-below-another-each-time',
      from: 'note(unlike(bench));',
      to: '',
      kills: 'where ids are counted by all, nothing is added below another item a second time',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-member', 'changing/patching'), [
    {
      id: 'changes-what-null-left-is-forgotten',
      from: ': { after: now, ...changed };',
      to: ': changed;',
      kills: 'what null has cleared, and a rule in words keeps so, is as null left it (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'changing/patched-maps'), [
    {
      id: 'changes-parts-without-what-they-require',
      from: '[part, { ...required, ...part }]',
      to: '[part]',
      kills: 'a merge patch of 2 levels, in which each part has what it requires, has 1 breaches (G4)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'access/refusals-alike'), [
    {
      id: 'changes-removed-once-is-enough',
      from: 'return gone.length > 0 ? gone : removedFurther(bench, item, others);',
      to: 'return removedFurther(bench, item, others.slice(gone.length));',
      kills: 'what a second DELETE brings back is told, and however it is answered else is right: count (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/listing'), [
    {
      id: 'changes-listed-with-all-texts-alone',
      from: 'return bare === undefined ? items : [...items, bare];',
      to: 'return bare === undefined ? items : [...items];',
      kills: 'a list that leaves out what has no note breaks G2',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data'), [
    {
      id: 'changes-least-at-the-top-alone',
      from: 'return bench.fits(schema, fewer) ? fewer : last;\n  }, least);',
      to: 'return last;\n  }, least);',
      kills: 'what is required at each depth is no more than that',
    },
  ]),
  ...mutantsOf(ofResources('items/listing'), [
    {
      id: 'changes-listed-at-once-or-never',
      from: 'await lagging(isNone);',
      to: '',
      kills: 'a list that lags shows later what it leaves out (G2)',
    },
  ]),
  ...mutantsOf(ofResources('description/single'), [
    {
      id: 'changes-single-maps-are-left-alone',
      from: ' || isMap(requestSchema)',
      to: '',
      kills: 'a thing below an item that takes entries of a map is written',
    },
  ]),
  ...mutantsOf(ofResources('data/known-references', 'description/referring'), [
    {
      id: 'changes-what-holds-the-unknown-stays',
      from: 'wayTo(path)\n      .filter',
      to: '[path]\n      .filter',
      kills: 'what holds something that nobody knows is left out as a whole, where that may not be (G2)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removing', 'access/refusals-alike'), [
    {
      id: 'changes-another-is-removed-in-its-place',
      from: 'if ((await look(bench, item))?.isServed !== false) return [];',
      to: '',
      kills: 'what has got the id of a removed thing (list) is left alone, and is no thing that stays (G5)',
    },
    {
      id: 'changes-another-is-taken-for-it',
      from: 'served.filter((found) => isItself(bench, item, found))',
      to: 'served',
      kills:
        'what has got the id of a removed thing (removal) is left alone, and is no thing that stays (G5)',
    },
  ]),
  ...mutantsOf(ofResources('answers/answers', 'description/held-within'), [
    {
      id: 'changes-what-is-held-deeper-is-not-compared',
      from: 'const holder = holderOf(writtenNames(resource), schema);',
      to: 'const holder = holderOf(writtenNames(resource).slice(99), schema);',
      kills: 'a service that holds what was sent one level deeper, and cuts its texts, is judged (G2, G4)',
    },
  ]),
  ...mutantsOf(ofResources('description/held-within'), [
    {
      id: 'changes-any-part-holds-all',
      from: '2 * names.filter((name) => name in members).length > names.length',
      to: 'names.filter((name) => name in members).length >= 0',
      kills: 'what clients write of which little is told is held by nothing',
    },
  ]),
];
