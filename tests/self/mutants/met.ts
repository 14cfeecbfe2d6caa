import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** What shows only where two things meet: an end and another wrong header, a reading of all and a page. */
export const MET: readonly Mutant[] = [
  ...mutantsOf(
    { file: 'fixtures/gateway/number-alterations.ts', spec: 'tests/self/gateway/alteration.spec.ts' },
    [
      {
        id: 'respelt-number-wraps-at-half',
        from: 'BigInt(value) + 2n ** 32n',
        to: 'BigInt(value) + 2n ** 31n',
        kills: 'the alteration wrapped makes 4294968085 of 789',
      },
      {
        id: 'respelt-number-beside-it',
        from: 'beside.find((one) => Number(one) === Number(value))',
        to: 'beside.find((one) => one !== value)',
        kills: 'the alteration rounded makes 9007199254740992 of 9007199254740993',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/tokens/closed-otherwise'), [
    {
      id: 'met-spelling-ended-elsewhere',
      from: 'const TIMES = 2;',
      to: 'const TIMES = 0;',
      kills: 'one that somebody else ended, as the next is not, shows nothing',
    },
    {
      id: 'met-spelling-where-none-opens',
      from: 'if (documented !== undefined) return [];',
      to: 'if (documented === login) return [];',
      kills: 'one that opens nothing shows nothing where no token does',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/turned-by-whole'), [
    {
      id: 'met-whole-read-just-before',
      from: 'return isAlike(later, behind) ? undefined : later;',
      to: 'return isAlike(later, later) ? undefined : later;',
      kills: 'a list that the reading of all turns for a while is told',
    },
    {
      id: 'met-whole-of-a-moved-list',
      from: ' || !countsAlike(behind, first)',
      to: '',
      kills: 'a list that counts otherwise has moved',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/expired-use'), [
    {
      id: 'met-end-without-a-key',
      from: "  'no API-KEY': { 'API-KEY': null },\n",
      to: '',
      kills: 'an expired token is shown beside each other wrong header, and told where that lets it in',
    },
  ]),
  ...mutantsOf(asNamed('gateway/readable'), [
    {
      id: 'met-references-by-name',
      from: 'return NAMED[name.toLowerCase()] ?? reference;',
      to: 'return reference;',
      kills: 'a key that looks like an escape is sighted where it is written with references',
    },
  ]),
  ...mutantsOf({ file: 'spec/of-openapi-30.ts', spec: 'tests/self/spec/of-openapi-30.spec.ts' }, [
    {
      id: 'met-null-that-is-no-choice',
      from: '...(isListed ? { enum',
      to: '...(!isListed ? { enum',
      kills: 'keywords of OpenAPI 3.0 are read as 3.1 has them: a list of choices',
    },
    {
      id: 'met-data-read-as-schemas',
      from: "DATA.has(key) || key.startsWith('x-') ? member",
      to: 'key === member ? member',
      kills: 'keywords of OpenAPI 3.0 are read as 3.1 has them: data as they are',
    },
    {
      id: 'met-members-read-as-keywords',
      from: 'if (NAMED.has(key) && isPlainObject(member)) return',
      to: 'if (key === member) return',
      kills: 'keywords of OpenAPI 3.0 are read as 3.1 has them: a member that is called so',
    },
  ]),
];
