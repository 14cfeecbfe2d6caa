import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What descriptions say in few words, or leave to be understood. */
export const UNDERSTOOD: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/data/balanced.ts', spec: 'tests/self/data/balanced.spec.ts' }, [
    {
      id: 'understood-entries-on-one-side',
      from: 'index === 0 ? debit(total)',
      to: 'index >= 0 ? debit(total)',
      kills: 'an entry balances: a debit, and a credit of the same sum',
    },
  ]),
  ...mutantsOf(ofResources('data/mended-data', 'items/named-members'), [
    {
      id: 'understood-examples-of-numbers',
      from: "return isMadeUp ? without(member, ['example', 'examples']) : member;",
      to: 'return isMadeUp ? member : member;',
      kills: 'a service takes few, and exactly so many, whatever the examples, as its refusals have it',
    },
    {
      id: 'understood-must-be-null',
      from: 'further.length > 0 || !ABSENT.test(exchange.text)',
      to: 'further.length > 0 || exchange.text !== name',
      kills: 'a service takes null where nothing may be referred to, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('data/members-anew', 'items/named-members'), [
    {
      id: 'understood-numbers-told',
      from: 'one !== body[name] && bench.fits(members[name] ?? {}, one)',
      to: 'one === body[name] && bench.fits(members[name] ?? {}, one)',
      kills: 'a service takes few, and exactly so many, whatever the examples, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('data/bound-numbers', 'items/named-members'), [
    {
      id: 'understood-small-in-parts',
      from: 'path.startsWith(`${name}/`)',
      to: 'path === name',
      kills: 'a service takes little of each part, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('data/trial-bodies', 'data/trial-bodies'), [
    {
      id: 'understood-one-for-all',
      from: 'turn + (turn % 2) * place',
      to: 'turn + 0 * place',
      kills: 'what members of one kind refer to is another one each, and the same in turn',
    },
  ]),
  ...mutantsOf(ofResources('description/told-forms-words', 'description/told-under'), [
    {
      id: 'understood-shown-as-denied',
      from: String.raw`(?:^|[.;]\s*|\b(?:it|this|which) is )[Aa]lways`,
      to: '[Aa]lways',
      kills: "EUR for USD is a breach: Isn't always EUR in answers.",
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/within-outer.ts', spec: 'tests/self/data/within-outer.spec.ts' }, [
    {
      id: 'understood-days-denied',
      from: '  NOWHERE_WITHIN,',
      to: '',
      kills: 'a day of a part is as it was made: Must not lie within the warranty period.',
    },
    {
      id: 'understood-days-of-plain-words',
      from: 'if (!/^\\p{Ll}+$/u.test(name)) return',
      to: 'if (name !== words) return',
      kills: 'a day of a part is as it was made: Day at the start of the to do list.',
    },
    {
      id: 'understood-days-in-the-future',
      from: 'later(member, part, 0) === undefined || isPastTold(member)) return []',
      to: 'later(member, part, 0) === undefined) return []',
      kills: 'a day of a part is as it was made: Not in the future. Within the period of the claim.',
    },
    {
      id: 'understood-days-alone',
      from: 'if (!isTooFar) return along;',
      to: 'if (!isTooFar) return one === first ? along : 0;',
      kills: 'what lies beside a day in a part moves along',
    },
    {
      id: 'understood-days-in-one-place',
      from: '(row + 1) / (rows + 1)',
      to: '1 / (rows + 1)',
      kills: 'rows lie on other days each',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/from-schema.ts', spec: 'tests/self/data/made-values.spec.ts' }, [
    {
      id: 'understood-near-great-bounds',
      from: 'const far = most / ROOM;',
      to: 'const far = most;',
      kills: 'numbers of 0 to 1000000 are made up to 50000',
    },
    {
      id: 'understood-crowded',
      from: 'return low > far ? most :',
      to: 'return',
      kills: 'numbers of 10000 to 99999 are made up to 99999',
    },
  ]),
  ...mutantsOf(ofResources('description/told-of-addresses', 'description/told-of-addresses'), [
    {
      id: 'understood-no-other-addresses',
      from: '...readElsewhere(led)]',
      to: ']',
      kills: 'a link of POST that leads by the same id shows 1 further addresses',
    },
  ]),
  ...mutantsOf(ofResources('removing/later-page', 'removing/later-page'), [
    {
      id: 'understood-later-page-by-one-scheme',
      from: 'new Set(bench.readers.map(({ scheme }) => scheme))',
      to: 'new Set([bench.scheme])',
      kills: 'a page behind the first that is kept for the other scheme shows what was removed (G5)',
    },
  ]),
  ...mutantsOf(ofResources('items/showing', 'removing/later-page'), [
    {
      id: 'understood-listed-for-one',
      from: 'if (list?.isPaged !== true || other',
      to: 'if (list !== null || other',
      kills: 'a list shows what was added to the scheme that has added it alone (G2)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/told-format.ts', spec: 'tests/self/data/told-format.spec.ts' }, [
    {
      id: 'understood-formats-beside-patterns',
      from: "['format', 'pattern',",
      to: "['format',",
      kills: 'email, {"type":"string","pattern":"^.+$"}, is any text',
    },
    {
      id: 'understood-formats-of-some-examples',
      from: 'shown.every(',
      to: 'shown.some(',
      kills: 'value, {"type":"string","examples":["2024-05-31","today"]}, is any text',
    },
  ]),
  ...mutantsOf(ofResources('data/mended-data', 'items/named-members'), [
    {
      id: 'understood-parts-that-refer',
      from: ' && path.test(text)',
      to: ' && path.test(part)',
      kills: 'a service takes little of each part, which refers to somebody, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('data/taken-data', 'items/named-members'), [
    {
      id: 'understood-parts-that-lead-nowhere',
      from: 'referring(operation.requestSchema ?? {}, again(), { ids, leftOut: [] })',
      to: 'again()',
      kills: 'a service takes little of each part, which refers to somebody, as its refusals have it',
    },
  ]),
  ...mutantsOf(ofResources('items/showing', 'removing/later-page'), [
    {
      id: 'understood-lists-of-who-asks',
      from: ' || OF_WHO_ASKS.test(list.words)',
      to: '',
      kills: 'a list that is of who asks may show it to one alone (G2)',
    },
  ]),
  ...mutantsOf(ofResources('removing/later-page', 'removing/later-page'), [
    {
      id: 'understood-later-page-of-what-stays',
      from: "return bench.judge.inapplicable('the service keeps what was added');",
      to: 'return [];',
      kills: 'what has to stay tells nothing of later pages',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/told-format.ts', spec: 'tests/self/data/told-format.spec.ts' }, [
    {
      id: 'understood-formats-against-examples',
      from: 'shown.length > 0 ? shown.every((text) => one.looks.test(text)) : isCalled(one)',
      to: '(shown.length > 0 && shown.every((text) => one.looks.test(text))) || isCalled(one)',
      kills: 'email, {"type":"string","example":"jane@localhost"}, is any text',
    },
  ]),
  ...mutantsOf(ofResources('data/unsent-bounds', 'data/fullest'), [
    {
      id: 'understood-bounds-of-what-is-sent',
      from: 'name in known || typeof',
      to: 'typeof',
      kills: 'a number is as great as may be beside a total that anybody may send',
    },
    {
      id: 'understood-bounds-of-another-kind',
      from: ' && bound * TIMES >= greatest',
      to: '',
      kills: 'a number is as great as may be beside a total of another kind',
    },
  ]),
  ...mutantsOf(ofResources('changing/member-changes', 'changing/zeros-in-lists'), [
    {
      id: 'understood-rows-without-flags',
      from: '...rows.map((sent) => ({ sent, mayBeRefused: true })),',
      to: '',
      kills: 'false in a list that is put together with what stood there by PATCH is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('changing/further-puts', 'data/fullest'), [
    {
      id: 'understood-great-rows-stand-in-the-way',
      from: ', fullest(2)]',
      to: ']',
      kills: 'PUT of as much as may be goes without great numbers in rows where they are refused (G3)',
    },
  ]),
];
