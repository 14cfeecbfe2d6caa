import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const NAMED = `${RESOURCES}/items/named-members.spec.ts`;
const PASSED = 'a service takes few of one, much of another, and days that are near, as its refusals have it';

/** What refusals of data say, and what they leave behind; totals and forms that are told in words. */
export const REFUSED_DATA: readonly Mutant[] = [
  ...mutantsOf(ofResources('data/named-by-refusal'), [
    {
      id: 'refused-by-names-of-refusals',
      from: 'isOfRefusal ? [] : [name]',
      to: '[name]',
      kills: 'a refusal names no member by words of refusals',
    },
    {
      id: 'refused-by-no-list',
      from: ' && !Array.isArray(inner)',
      to: '',
      kills: 'a refusal names a member by a list at a name that refusals have',
    },
    {
      id: 'refused-by-what-was-sent',
      from: 'if (REPEATING.includes(name)) return [];',
      to: '',
      kills: 'a refusal names no member by what was sent',
    },
    {
      id: 'refused-by-plain-words',
      from: 'PLAIN_WORDS.includes(name.toLowerCase())',
      to: 'PLAIN_WORDS.includes(text)',
      kills: 'a refusal names no member by a plain word in a sentence',
    },
    {
      id: 'refused-by-parts-of-words',
      from: '[BEFORE, BEHIND]',
      to: "['', '']",
      kills: 'a refusal names no member by a part of a word',
    },
    {
      id: 'refused-by-the-path',
      from: "text.replaceAll(path, '')",
      to: 'text',
      kills: 'a refusal names no member by the path that was asked for',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/members-anew.ts', spec: NAMED }, [
    {
      id: 'refused-numbers-large',
      from: 'anew, few, first, nothing, bound,',
      to: 'anew, first, nothing, bound,',
      kills: PASSED,
    },
    {
      id: 'refused-numbers-small',
      from: 'nothing, bound, much];',
      to: 'nothing, bound];',
      kills: PASSED,
    },
    {
      id: 'refused-days-far-from-each-other',
      from: "  (_bench, { schema, body }) => arranged(schema, body, { rhythm: 'daily' }),\n  (_bench, { schema, body }) => arranged(schema, body, { rhythm: 'at work' }),\n",
      to: '',
      kills: PASSED,
    },
    {
      id: 'refused-ways-that-end',
      from: 'return this.#bench.fits(this.#schema, fresh) ? fresh : body;',
      to: 'return body;',
      kills: 'refusals of one member alone break the description',
    },
    {
      id: 'refused-days-all-anew-each-time',
      from: 'this.#hasDays ? days : dated',
      to: 'dated',
      kills:
        'a service takes what has been, and what comes next of some kinds alone, as its refusals have it',
    },
    {
      id: 'refused-examples-alone',
      from: '...only(choices, atFirst(schema)), ...shown',
      to: '...shown',
      kills: 'a service takes a code as in its example, beside what comes first, as its refusals have it',
    },
    {
      id: 'refused-ways-from-the-first',
      from: 'let tried = this.#tried.get(key) ?? 0',
      to: 'let tried = 0',
      kills: PASSED,
    },
    {
      id: 'refused-and-never-left-out',
      from: 'hasRule(members[name]) ? without(last, [name]) : last',
      to: 'last',
      kills: 'what is refused is left out where its description says: Only where it is closed.',
    },
    {
      id: 'refused-and-left-out-at-once',
      from: 'hasRule(members[name]) ? without(last, [name]) : last',
      to: 'without(last, [name])',
      kills: 'what is refused is sent where its description says: When it was closed.',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/mended-data.ts', spec: NAMED }, [
    {
      id: 'refused-examples-unknown',
      from: '[...names, ...shown]',
      to: 'names',
      kills: 'a service takes a code as in its example, beside what comes first, as its refusals have it',
    },
    {
      id: 'refused-led-nowhere-else',
      from: '{ ...last.body, ...led }',
      to: 'last.body',
      kills: 'a service takes another one who is referred to, few and much, as its refusals have it',
    },
    {
      id: 'refused-texts-anew',
      from: '!references.includes(name) && !isBeyond(name)',
      to: '!references.includes(name)',
      kills: 'texts that can be anything stay as they are, whatever a refusal says of them',
    },
    {
      id: 'refused-by-one-rule-alone',
      from: 'spoken.length > 1 || ',
      to: '',
      kills: 'refusals of one member after the other are told of nobody',
    },
    {
      id: 'refused-by-no-reference',
      from: ' || spoken.some(({ isReferring }) => isReferring)',
      to: '',
      kills: 'refusals of what is referred to, whatever that is are told of nobody',
    },
    {
      id: 'refused-for-what-stands',
      from: ' && mayStandAgainst(last.exchange)',
      to: '',
      kills: 'refusals that call what stands unknown break the description',
    },
    {
      id: 'refused-by-any-rule',
      from: 'const isRuled = spoken.length > 1',
      to: 'const isRuled = spoken.length > 0',
      kills: 'refusals of one member alone break the description',
    },
  ]),
  ...mutantsOf(asNamed('data/told-total'), [
    {
      id: 'refused-totals-of-all-sentences',
      from: 'one.split(/[.;](?!\\d)|\\n/)',
      to: '[one]',
      kills: 'percentages of which each has one at most add up to what a description says',
    },
    {
      id: 'refused-totals-of-too-little',
      from: '!parts.every((value) => isWithin(member, value))',
      to: 'made.length === 0',
      kills: 'numbers of which a part would be too small are as they are made up',
    },
    {
      id: 'refused-totals-of-all-numbers',
      from: 'numbers.length > 1 ? bound : numbers',
      to: 'numbers',
      kills: 'percentages beside other numbers add up to what a description says',
    },
    {
      id: 'refused-totals-of-any-number',
      from: 'others.length > 0 ? undefined : one?.[0]',
      to: 'others.length > 0 ? numbers[0]?.[0] : (one ?? numbers[0])?.[0]',
      kills: 'numbers where several numbers may be meant are as they are made up',
    },
  ]),
  ...mutantsOf(ofResources('items/enough-items', 'reading/own-keys-paged'), [
    {
      id: 'refused-pages-of-posts-alone',
      from: '!bench.mayAdd',
      to: '!bench.mayPost',
      kills: 'a list of what PUT adds is filled until it can be cut into pages (G1)',
    },
    {
      id: 'refused-pages-of-nothing',
      from: 'if (item === undefined && bench.resource.chosen !== undefined) return undefined;',
      to: 'if (item === undefined) continue;',
      kills: 'a list to which PUT adds nothing tells nothing of its pages (G1)',
    },
  ]),
];
