import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** Tokens that are signed with a key of ours, or with one that the service has told. */
export const OWN_KEYS: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/gateway/token-alteration.ts', spec: 'tests/self/gateway/own-key.spec.ts' }, [
    {
      id: 'altered-key-is-never-shown',
      from: "pemOf(token.header['jwk']) ??",
      to: '',
      kills: 'the public key that a token shows is taken for a secret, as its text',
    },
    {
      id: 'altered-key-is-never-told',
      from: "publicKey ?? 'public-key'",
      to: "'public-key'",
      kills: 'the public key that the service has told is taken for a secret where a token shows none',
    },
  ]),
  ...mutantsOf(asNamed('gateway/own-key'), [
    {
      id: 'altered-own-key-of-one-algorithm',
      from: "if (kind === 'ES') {",
      to: "if (kind !== '') {",
      kills: 'an embedded key verifies its own token, in the place of one of RS256 by RS256',
    },
  ]),
  ...mutantsOf(asNamed('gateway/seen-tokens'), [
    {
      id: 'altered-told-key-in-one-line',
      from: "text.replaceAll(String.raw`\\n`, '\\n')",
      to: 'text',
      kills: 'a public key in the answer of a log-in is tried as a secret, its line breaks as in a file',
    },
  ]),
];
