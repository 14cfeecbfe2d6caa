import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What is made up to be sent, and what is made of it. */
export const MADE: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/data/formats.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'written-mail-of-any-length',
      from: 'Math.max(1, Math.min(most - fixed, Math.max(usual, least - fixed)))',
      to: 'Math.max(1, Math.max(usual, least - fixed))',
      kills: 'values made for shortMail fit its schema',
    },
  ]),
  ...mutantsOf(asNamed('data/from-schema'), [
    {
      id: 'written-items-alike',
      from: 'const isNew = !isSame(value, { made, vain });',
      to: 'const isNew = made.length > 0 || !isSame(value, { made, vain });',
      kills: 'values made for threeOfFour fit its schema',
    },
    {
      id: 'written-each-of-several',
      from: '!needed.includes(name)',
      to: 'needed.includes(name)',
      kills: 'values made for mailOrPhone fit its schema',
    },
    {
      id: 'written-none-of-any-name',
      from: "numberOr(schema['minProperties'], 0)",
      to: 'numberOr(0, 0)',
      kills: 'values made for titles fit its schema',
    },
  ]),
  ...mutantsOf(ofResources('description/effective-schema'), [
    {
      id: 'written-kinds-say-nothing',
      from: "const name = at(own['discriminator'], ['propertyName']);",
      to: "const name = at(own['discriminator'], ['property']);",
      kills: 'data of a kind says so',
    },
    {
      id: 'written-kinds-by-name-alone',
      from: 'return keys.length > 0 ? keys : [name];',
      to: 'return keys.length > 99 ? keys : [name];',
      kills: 'a variant is told by its key in the mapping of the discriminator, or in its own words',
    },
    {
      id: 'written-words-of-one-variant-alone',
      from: 'words.length === 1 ? { const: word } : { enum: words }',
      to: '{ const: word }',
      kills: 'a variant that two words of a mapping lead to may be told by both',
    },
    {
      id: 'written-last-condition-alone',
      from: "allOf: [...listOf(one['allOf']), both]",
      to: "allOf: listOf(one['allOf'])",
      kills: 'each part has its own if',
    },
  ]),
  ...mutantsOf(ofResources('description/effective-schema', 'data/made-data'), [
    {
      id: 'written-last-part-alone',
      from: 'without(combined(known, further), ',
      to: 'without(further, ',
      kills: 'data is made for members that a list of names alone and a part describe',
    },
    {
      id: 'written-anything-where-a-schema-ends',
      from: '>= reach.times) return UNTOLD;',
      to: '>= reach.times) return {};',
      kills: 'data is made for a thing that holds others of its kind',
    },
  ]),
  ...mutantsOf({ file: 'spec/regular-expression.ts', spec: 'tests/self/data/patterns.spec.ts' }, [
    {
      id: 'written-patterns-of-one-kind',
      from: 'return new RegExp(pattern);',
      to: 'throw cause;',
      kills: String.raw`^[a-z]{3}\@x\_[0-9]{2}$`,
    },
  ]),
  ...mutantsOf({ file: 'spec/pattern-mistakes.ts', spec: 'tests/self/spec/contract.spec.ts' }, [
    {
      id: 'written-names-are-patterns',
      from: "at.at(-1) === 'patternProperties'",
      to: "at.at(-1) === 'none'",
      kills: 'a pattern that is none is refused with its line',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'changing/patching'), [
    {
      id: 'written-nothing-beside-but-what-is-required',
      from: 'bodies.find((body) => bench.fits(requestSchema, body)) ?? required',
      to: 'bodies.find((body) => body === required) ?? required',
      kills: 'a service may hold to what members require of each other in PATCH (G4)',
    },
    {
      id: 'written-items-may-become-anything',
      from: 'isWhole(after)',
      to: 'isWhole(current)',
      kills: 'a service may hold to what an item may be as a whole (G4)',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data'), [
    {
      id: 'written-all-or-nothing',
      from: 'schema: leastOf(schema), values',
      to: 'schema, values',
      kills: 'data is made for no more than what is required',
    },
    {
      id: 'written-all-members-or-what-is-required',
      from: 'problemsOf(fewer).length < problemsOf(last).length ? fewer : last',
      to: 'last',
      kills: 'data is made for members that may not stand together',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/pattern.ts', spec: 'tests/self/data/patterns.spec.ts' }, [
    {
      id: 'written-texts-of-a-pattern-stay-short',
      from: 'Math.max(0, Math.min(max - count, missing))',
      to: 'Math.max(0, Math.min(max - count, 0))',
      kills: '^[A-Za-z0-9]+$ in 8 to 30',
    },
    {
      id: 'written-first-text-of-a-pattern-is-taken',
      from: 'attempt < ATTEMPTS && !fits(made)',
      to: 'attempt < ATTEMPTS && made.length > lengths.most',
      kills: '^(?=.*[0-9])(?!0)[a-z0-9]{6}$',
    },
    {
      id: 'written-any-sign-of-a-class',
      from: '/[A-Za-z0-9]/.test(sign)',
      to: '/[!-~]/.test(sign)',
      kills: 'of a class come letters and digits, where it has any',
    },
    {
      id: 'written-escaped-signs-are-any',
      from: String.raw`|\\p\{\w+\}|\\.|\.|`,
      to: String.raw`|\\p\{\w+\}|\\[a-zA-Z]|\.|`,
      kills: String.raw`^\+\d{6,14}$`,
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values'), [
    {
      id: 'written-headers-that-do-not-fit',
      from: 'value !== undefined && problemsOf(value).length === 0',
      to: 'value !== undefined && problemsOf(value).length >= 0',
      kills: 'nothing is sent where no value can be made for a required header',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data'), [
    {
      id: 'written-less-than-the-least',
      from: 'alone.find(isFit)',
      to: 'alone[0]',
      kills: 'the least that {"minProperties":2} lets be sent is mail and phone',
    },
  ]),
  ...mutantsOf(ofResources('bench/made-items', 'access/told-again'), [
    {
      id: 'written-same-data-has-to-be-new',
      from: '!isDeepStrictEqual(item.sent, sent),',
      to: 'sent !== undefined,',
      kills: 'the same data may be there once',
    },
  ]),
  ...mutantsOf(ofResources('items/adding', 'access/told-again'), [
    {
      id: 'written-one-thing-taken-for-several',
      from: "if (bench.requirement !== 'G2') return bench.judge.blockedBy('G2');",
      to: '',
      kills: 'G3 is not judged by things that are one and the same',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-removal', 'access/told-again'), [
    {
      id: 'written-gone-before-a-refused-removal',
      from: 'if (await givesWay(work)) return',
      to: 'if (work.item === work.other) return',
      kills: 'where what is added takes the place of what stood there, no refused DELETE is blamed (G6)',
    },
    {
      id: 'written-whatever-is-gone-has-given-way',
      from: 'second !== undefined && (await goneWith(work.bench, [first])).length > 0',
      to: 'second !== undefined',
      kills: 'what a refused write removes is told where right ones leave it alone (G6)',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data', 'changing/kinds'), [
    {
      id: 'forms-two-kinds',
      from: "['0 and false', 2],",
      to: "['0 and false', 1],",
      kills: 'G2 POST of 0 and false makes a cash where it may be one of three kinds',
    },
  ]),
  ...mutantsOf(asNamed('data/kinds-of-items'), [
    {
      id: 'made-of-any-kind',
      from: '.filter(([, member]) => choicesOf(member) > 1)',
      to: '.filter(([, member]) => choicesOf(member) > 99)',
      kills: 'a list of objects has one of each kind',
    },
    {
      id: 'made-of-the-same-choice',
      from: "if (choicesOf(list['items']) > 1) return (value) => [value];",
      to: '',
      kills: 'a list of choices has each once',
    },
    {
      id: 'made-of-the-rarer-kind',
      from: 'choicesOf(other) - choicesOf(one)',
      to: 'choicesOf(one) - choicesOf(other)',
      kills: 'where a member has too few choices for each to be new, the one with the most tells',
    },
    {
      id: 'made-fewer-than-there-have-to-be',
      from: 'vain < 2 * PATIENCE && ',
      to: '',
      kills: 'a list of more items than there are kinds has as many as it has to have',
    },
  ]),
];
