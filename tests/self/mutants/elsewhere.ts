import { mutantsOf, type Mutant } from './mutant.ts';

const UNBOUND = [
  ...mutantsOf(
    { file: 'fixtures/client/wrong-credentials.ts', spec: 'tests/self/judge/unbound-tokens.spec.ts' },
    [
      {
        id: 'unbound-token-beside-each-header',
        from: 'by(token, `no ${header}`, { [header]: null }),',
        to: '',
        kills: 'that opens the list without Organization-ID is told as a breach of A3',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/unbound-tokens.ts', spec: 'tests/self/judge/unbound-tokens.spec.ts' },
    [
      {
        id: 'unbound-token-leaves-open',
        from: "breachesOf(await service.refused.of({ scheme: 'bearer', page }, wrong))",
        to: "await service.refused.of({ scheme: 'bearer', page }, wrong)",
        kills: 'leaves nothing open where what it is answered with tells nothing',
      },
    ],
  ),
];

/** Right values in places, and wrong ones at addresses, where few look. */
export const ELSEWHERE: readonly Mutant[] = [...UNBOUND];
