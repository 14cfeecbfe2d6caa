import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';

/** Of what is sent again because a rule that no schema has words for may stand against it, and of lists that are kept. */
export const ANEW: readonly Mutant[] = [
  ...mutantsOf(ofResources('data/taken-notes', 'data/taken-data'), [
    {
      id: 'written-limits-are-refusals-of-data',
      from: 'if (isWhole && takenIn(bench) === undefined)',
      to: 'if (isWhole && takenIn(bench) !== undefined)',
      kills: 'a limit of items is no refusal of data that was taken before',
    },
  ]),
  ...mutantsOf(ofResources('data/taken-data', 'items/made-anew'), [
    {
      id: 'anew-with-other-texts',
      from: 'Object.entries({ ...other, ...(Object.fromEntries(texts) as Schema) })',
      to: 'Object.entries(other)',
      kills: 'what a rule refuses is made anew, with the same texts (201,422,422,201)',
    },
    {
      id: 'anew-with-what-was-left-out',
      from: 'beside.filter(([name]) => name in fresh)',
      to: 'beside',
      kills: 'what may be left out is not put back, where the service wants it (G2)',
    },
    {
      id: 'anew-only-where-nothing-was-taken',
      from: 'const now = isKnown\n',
      to: 'const now = !isKnown\n',
      kills: 'what a rule refuses is made anew, with the same texts (201,422,422,201)',
    },
  ]),
  ...mutantsOf(ofResources('data/kinds-to-try', 'items/made-anew'), [
    {
      id: 'anew-never-as-before',
      from: '    { ...kind, ...takenIn(bench)?.named },\n',
      to: '',
      kills: 'what was taken before is sent again, where nothing else is taken',
    },
    {
      id: 'anew-on-the-same-days',
      from: '[one, ...later.filter((_, turn) => time === turn + 1)]',
      to: '[one]',
      kills: 'days that were taken are taken later as well, where they have to be free',
    },
  ]),
  ...mutantsOf(ofResources('data/usual-data', 'items/made-anew'), [
    {
      id: 'anew-referred-to-in-any-state',
      from: 'value !== undefined && value !== null',
      to: 'value === null',
      kills: 'what other data refers to is as it is by default',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/check-digits.ts', spec: `${RESOURCES}/items/check-digits.spec.ts` }, [
    {
      id: 'anew-any-number-keeps-a-rule',
      from: 'form.test(code) && holds(code)',
      to: 'form.test(code)',
      kills: 'there is no other number beside 9780306406158, which keeps no rule',
    },
    {
      id: 'anew-check-digits-weigh-alike',
      from: 'index % 2 === 1 ? weight(digit) : digit',
      to: 'weight(digit)',
      kills: 'a number with a check digit, which has to be new, is made from the example (G2)',
    },
  ]),
  ...mutantsOf(ofResources('data/as-taken', 'items/check-digits'), [
    {
      id: 'anew-numbers-are-not-new',
      from: 'other !== undefined && bench.fits(schema, other) ? other : value',
      to: 'other !== undefined ? value : value',
      kills: 'a number with a check digit, which has to be new, is made from the example (G2)',
    },
  ]),
  ...mutantsOf(ofResources('items/kept-list', 'items/listing'), [
    {
      id: 'anew-lists-may-be-kept',
      from: 'return isChance ? [] : [onceWritten(twice.exchange)];',
      to: 'return [];',
      kills: 'a list kept until one is removed breaks G2',
    },
    {
      id: 'anew-lists-that-lag-are-kept',
      from: 'for (let time = 0; time < times; time += 1) await lagging(isUnseen);',
      to: '',
      kills: 'a list that lags less and less accuses nobody',
    },
  ]),
  ...mutantsOf(ofResources('items/chosen-items'), [
    {
      id: 'anew-one-of-all-kinds',
      from: 'const further = kindsOf(item, words).filter((kind) => !known.has(kind));',
      to: 'const further = kindsOf(item, words).filter(() => false);',
      kills: 'of the kinds aabbbaaabaa one each is chosen',
    },
    {
      id: 'anew-any-word-is-a-kind',
      from: 'size <= MOST_WORDS && size < said.length',
      to: 'size < said.length',
      kills: 'of the kinds abcdefgaaaa one each is chosen',
    },
  ]),
  ...mutantsOf(ofResources('description/elsewhere'), [
    {
      id: 'anew-addresses-of-their-own',
      from: '.filter((link) => leadsTo(link, read))',
      to: '.filter((link) => !leadsTo(link, read))',
      kills: 'the other address is no resource of its own',
    },
    {
      id: 'anew-other-things-at-their-addresses',
      from: 'return isAlike && told !== undefined',
      to: 'return told !== undefined',
      kills: 'what is known by the same id, and shown otherwise, is another thing',
    },
  ]),
  ...mutantsOf(ofResources('items/reading', 'description/elsewhere'), [
    {
      id: 'anew-read-at-one-address',
      from: `  for (const reader of [bench, ...bench.elsewhere])
    for (const key of keys)`,
      to: `  for (const reader of [bench])
    for (const key of keys)`,
      kills: 'a thing is looked at where it is read as well (G1)',
    },
  ]),
  ...mutantsOf(ofResources('bench/workbench', 'description/elsewhere'), [
    {
      id: 'anew-removed-at-one-address',
      from: '[...both, ...both.flatMap(({ elsewhere }) => elsewhere)]',
      to: 'both',
      kills: 'a thing is looked at where it is read as well (G5)',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-reads', 'description/elsewhere'), [
    {
      id: 'anew-guarded-at-one-address',
      from: '[item.GET]), ...elsewhere];',
      to: '[item.GET])];',
      kills: 'a thing is looked at where it is read as well (G6)',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-reads', 'access/guarded-pages'), [
    {
      id: 'anew-first-pages-are-all',
      from: 'if (page === undefined) return [];',
      to: 'if (page === undefined || page.pageNo > 0) return [];',
      kills: 'a described list that is open from page 2 on breaks G6',
    },
    {
      id: 'anew-lists-are-asked-at-once',
      from: 'await lagging(async () => (await lookInList(bench, item))?.isServed === false);',
      to: '',
      kills: 'a list that lags is asked once it shows what was added for it',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-writes', 'access/guarded-alone'), [
    {
      id: 'anew-right-changes-are-effects',
      from: 'before.data && { ...before.data, ...again.own }',
      to: 'before.data',
      kills:
        'a right change of the one thing there is, to a value that was sent wrongly before, is no effect of that',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'changing/patching'), [
    {
      id: 'anew-counters-stay',
      from: 'readOnly === true && !isGiven(resource, name) ? [name] : []',
      to: 'readOnly !== true && !isGiven(resource, name) ? [name] : []',
      kills: 'a version that PUT alone takes is counted on by PATCH (G4)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/ground/discover-schemes.ts', spec: 'tests/self/ground/discover.spec.ts' }, [
    {
      id: 'anew-refusals-are-401',
      from: 'return status >= 400 && status < 500 && !LATER.includes(status);',
      to: 'return status === 401 || LATER.includes(status);',
      kills:
        'a key that opens only once there is a token was refused before: GET /api/v1/clients → status 404 with application/json, no JSON',
    },
    {
      id: 'anew-empty-lists-are-no-refusal',
      from: 'isRefusal(reader.latestStatus) || atFirst.scheme.opens;',
      to: 'isRefusal(reader.latestStatus);',
      kills:
        'a key that opens only once there is a token was refused before: an empty list, where the other scheme is served clients',
    },
  ]),
];
