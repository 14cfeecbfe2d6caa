import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const RULED = `${RESOURCES}/changing/ruled-data.spec.ts`;
const WITHIN = `${RESOURCES}/removing/changed-within.spec.ts`;
const TRACELESS = `${RESOURCES}/changing/refused-traceless.spec.ts`;

/** What refused changes leave behind, rules in words, and changes that are easily taken for none. */
export const TRACELESSLY: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/resources/changing/doubtful-data.ts', spec: TRACELESS }, [
    {
      id: 'refused-in-order',
      from: 'namedAsAnother, outOfTheirOrder]',
      to: 'namedAsAnother]',
      kills: 'PATCH that is refused for an end before its beginning, and is half done, is a breach (G4)',
    },
    {
      id: 'refused-led-somewhere',
      from: '[leadingNowhere, namedAsAnother,',
      to: '[namedAsAnother,',
      kills: 'PUT that is refused for what refers to nothing, and is half done, is a breach (G3)',
    },
    {
      id: 'refused-named-alone',
      from: 'leadingNowhere, namedAsAnother,',
      to: 'leadingNowhere,',
      kills: 'PUT that is refused for the name of another one, and is whole done, is a breach (G3)',
    },
  ]),
  ...mutantsOf(ofResources('changing/doubtful-data', 'description/patch-steps'), [
    {
      id: 'refused-steps-that-hold',
      from: "...stepsOf('test', { [name]: { isOther: true } })",
      to: '',
      kills: 'steps of which one fails are none (G4)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/refused-traceless.ts', spec: TRACELESS }, [
    {
      id: 'refused-kinds-where-others-look',
      from: 'isShownOnce || ',
      to: '',
      kills: 'PATCH that is refused for a value of another kind, and is half done, is a breach (G4)',
    },
    {
      id: 'refused-and-forgotten',
      from: 'alongWithNext(bench, item, { ...doubted, data, sent })',
      to: '[]',
      kills: 'PATCH whose refused values come along with the next one is a breach (G4)',
    },
    {
      id: 'refused-or-taken',
      from: 'if (!isRefused(exchange)) return removeAtOnce(bench, item);',
      to: '',
      kills: 'PATCH that is refused for the name of another one alone is right (G4)',
    },
  ]),
  ...mutantsOf(ofResources('description/reference-target'), [
    {
      id: 'refused-words-of-ids-alone',
      from: 'return begins ?? (',
      to: 'return (',
      kills: `debit ({"type":"string","description":"currencyCode that is debited, in the zone of it."}) leads to /api/v1/currencies`,
    },
  ]),
  ...mutantsOf(ofResources('data/usual-data', 'description/referring'), [
    {
      id: 'refused-choices-at-large',
      from: 'bench.fits(requestSchema, one) ? one : last',
      to: 'last',
      kills: 'what is referred to is added with the first of its choices, where these are taken',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/further-puts.ts', spec: WITHIN }, [
    {
      id: 'refused-changes-of-all-alone',
      from: 'otherValues, ...WITHIN, least',
      to: 'otherValues, least',
      kills: 'PUT that takes other values within an object for none is a breach (G3)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/patching.ts', spec: WITHIN }, [
    {
      id: 'refused-and-not-once-more',
      from: 'const findings = await patchedOnceMore(',
      to: 'const findings = await (async (..._: readonly unknown[]) => [] as readonly Finding[])(',
      kills: 'PATCH of the value that stands there, which resets others, is a breach (G4)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/removing/behind-removal.ts', spec: WITHIN }, [
    {
      id: 'refused-codes-with-the-same-data',
      from: 'const body = withTextsOf(bench, parents, sent);',
      to: 'const body = sent;',
      kills: 'what is added by the code of something removed that comes back as it was is a breach (G2)',
    },
  ]),
  ...mutantsOf(ofResources('description/patch-steps'), [
    {
      id: 'refused-steps-whatever-is-there',
      from: "isThere && mayStep(operation, 'replace')",
      to: "mayStep(operation, 'replace')",
      kills: 'what is there may be replaced, where the description lets a step do that',
    },
  ]),
  ...mutantsOf(ofResources('changing/absent-members'), [
    {
      id: 'refused-defaults-that-are-shared',
      from: 'findings.length > 0 ? findings : leftAlone(bench, alike, [sent])',
      to: 'findings',
      kills: 'what two items have by default is one thing: a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/enough-items', 'reading/own-keys-paged'), [
    {
      id: 'refused-pages-of-what-is-unlike',
      from: 'first && (await addedLike(bench, values, first))',
      to: 'first && undefined',
      kills: 'a list of what PUT adds is filled until it can be cut into pages (G1)',
    },
  ]),
  ...mutantsOf(ofResources('answers/on-condition'), [
    {
      id: 'refused-without-condition',
      from: 'exchange.status === PRECONDITION_REQUIRED && ',
      to: 'exchange.status === 0 && ',
      kills: 'where a service asks for a condition, it is sent again with the ETag that is read then',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/untold-rules.ts', spec: RULED }, [
    {
      id: 'refused-by-words-that-nobody-reads',
      from: 'kindTaken(bench) === undefined ? ruleInWords(operation) : undefined',
      to: 'undefined',
      kills:
        'where nothing is taken, and a description has a rule in words, a refusal is told of nobody (G2)',
    },
    {
      id: 'refused-by-words-for-ever',
      from: 'kindTaken(bench) === undefined ? ruleInWords(operation) : undefined',
      to: 'ruleInWords(operation)',
      kills: 'where something was taken before, it is told (G2)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/replacing.ts', spec: RULED }, [
    {
      id: 'refused-put-by-words',
      from: 'mayBeRuled ? ruleInWords(operation) : undefined',
      to: 'undefined',
      kills: 'where PUT takes nothing, and a description has a rule in words, that is told of nobody (G3)',
    },
    {
      id: 'not-found-by-words',
      from: ' && (exchange.status !== 404 || mayLackOther)',
      to: '',
      kills: 'a PUT that does not find what is there breaks G3, whichever rule stands in words',
    },
  ]),
  ...mutantsOf(ofResources('removing/removable-items', 'changing/states'), [
    {
      id: 'refused-removal-of-the-least',
      from: '[() => addedBare(bench, parents), ...inStates, ...changedToStates(bench, parents)]',
      to: '[...inStates, ...changedToStates(bench, parents)]',
      kills: 'where what has all its members has to stay, one with no more than it needs goes (G5)',
    },
  ]),
  ...mutantsOf(ofResources('description/rules-in-words', 'changing/states'), [
    {
      id: 'refused-removal-by-its-words',
      from: "if (isRule(withoutStatuses(removal.words)) || tellsStaying(removal.words)) return 'its DELETE';",
      to: '',
      kills: 'items that stay by a rule that DELETE has in words break nothing (G5)',
    },
    {
      id: 'refused-removal-by-words-of-members',
      from: '.find(({ value }) => tellsStaying(wordsOf(value)))',
      to: '.find(() => false)',
      kills: 'items that stay break nothing where a member says: Until then it cannot be removed (409).',
    },
    {
      id: 'refused-removal-by-words-of-all',
      from: 'tellsStaying(wordsOf(schema))',
      to: 'false',
      kills: 'items that stay break nothing where the whole says: Once posted it cannot be deleted.',
    },
    {
      id: 'refused-removal-by-any-rule',
      from: 'tellsStaying(wordsOf(value))',
      to: 'hasRule(value)',
      kills: 'items that stay break G5 where a member says: Never before the first of a month.',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-adding', 'access/guarded-alone'), [
    {
      id: 'refused-references-are-telling',
      from: '!isNamedOnly(bench, name, members[name] ?? {})',
      to: 'name in members',
      kills: 'what a refused POST refers to, others may refer to as well (G6)',
    },
  ]),
];
