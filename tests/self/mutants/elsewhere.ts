import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const UNBOUND = [
  ...mutantsOf(
    { file: 'fixtures/client/wrong-credentials.ts', spec: 'tests/self/judge/tokens/unbound-tokens.spec.ts' },
    [
      {
        id: 'unbound-token-beside-each-header',
        from: 'by(token, `no ${header}`, { [header]: null }),',
        to: '',
        kills: 'that opens the list without Organization-ID is told as a breach of A3',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/tokens/unbound-tokens'), [
    {
      id: 'unbound-token-leaves-open',
      from: "breachesOf(await service.refused.of({ scheme: 'bearer', page }, wrong))",
      to: "await service.refused.of({ scheme: 'bearer', page }, wrong)",
      kills: 'leaves nothing open where what it is answered with tells nothing',
    },
  ]),
];

const WORDS = mutantsOf(
  { file: 'fixtures/gateway/known-words.ts', spec: 'tests/self/gateway/known-word.spec.ts' },
  [
    {
      id: 'words-as-text-alone',
      from: "[word, Buffer.from(word, 'base64')]",
      to: '[word]',
      kills: 'is forged with it by its own algorithm: HS384, a common one, decoded from base64',
    },
    {
      id: 'words-of-the-token-unread',
      from: '...ownWords(token), ',
      to: '',
      kills: 'is forged with it by its own algorithm: HS512, its subject',
    },
  ],
);

const ADDRESSES = mutantsOf(asNamed('judge/refusals/refused-elsewhere'), [
  {
    id: 'addresses-in-one-turn',
    from: 'turn % 2 === 1 ? other',
    to: 'index % 2 === 1 ? other',
    kills: 'are asked at without Authorization, by the limited key, and wrongly in another way',
  },
  {
    id: 'tables-with-all-headers',
    from: '[...wrongOnce(contract, place.scheme, spoilable), ...missing]',
    to: 'wrongOnce(contract, place.scheme, spoilable)',
    kills: 'is told where it is made by no API-KEY (A3)',
  },
  {
    id: 'elsewhere-open-to-all-is-of-each',
    from: "elsewhere: { request: without, requirement: 'A3' } };",
    to: "elsewhere: { request, requirement: 'A4' } };",
    kills: 'is A3’s where it is made without Authorization, too',
  },
]);

const LEFT_OVER = [
  ...mutantsOf(
    { file: 'fixtures/client/wrong-logins.ts', spec: 'tests/self/judge/tokens/outlying-logins.spec.ts' },
    [
      {
        id: 'outlying-from-anywhere',
        from: 'request: fromWithin(request, `${name}, as from within`)',
        to: 'request',
        kills: 'are told where a wrong password counts as from within',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/probes'), [
    {
      id: 'echoes-from-nowhere',
      from: '      nowhere(right),\n',
      to: '',
      kills: 'where mostly nothing is, the list is asked for rightly in either scheme (A8)',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/client/wrong-texts.ts', spec: 'tests/self/checks/wrong-credentials.spec.ts' },
    [
      {
        id: 'word-behind-an-authorization',
        from: "return prefix === '' ? texts : texts.filter",
        to: "return prefix !== '' ? texts : texts.filter",
        kills: 'is no wrong Authorization of the apiKey scheme: what becomes of it there is open',
      },
      {
        id: 'no-word-behind-any-value',
        from: "return prefix === '' ? texts : texts.filter",
        to: "return prefix === ' ' ? texts : texts.filter",
        kills: 'is a wrong API-KEY, whose value is no sequence of words',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/limited-keys.spec.ts',
    },
    [
      {
        id: 'limited-key-never-twice-at-once',
        from: 'wrong: [...first, ...first] }',
        to: 'wrong: first }',
        kills: 'a key that opens the list while its permission is looked up for another request is told (A6)',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/behind-own-end.spec.ts',
    },
    [
      {
        id: 'refusals-own-end-is-behind-it',
        from: 'list && firstPastTheEnd(list)',
        to: 'list?.end',
        kills: 'that is served from there on is told',
      },
    ],
  ),
];

/** Right values in places, and wrong ones at addresses, where few look. */
export const ELSEWHERE: readonly Mutant[] = [...UNBOUND, ...WORDS, ...ADDRESSES, ...LEFT_OVER];
