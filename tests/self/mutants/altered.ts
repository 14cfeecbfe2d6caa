import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const ALTERATIONS = [
  ...mutantsOf({ file: 'fixtures/gateway/alteration.ts', spec: 'tests/self/gateway/combination.spec.ts' }, [
    {
      id: 'altered-last-bit-is-another-bit',
      from: 'BASE64.indexOf(value.charAt(position)) ^ 1',
      to: 'BASE64.indexOf(value.charAt(position)) ^ 16',
      kills: 'decodes to the same bytes where 1 over a multiple of three are written',
    },
    {
      id: 'altered-two-keys-are-one',
      from: 'return joined.find(isNew) ??',
      to: 'return joined[0] ??',
      kills: 'meet in the middle where keys share what is in front of the mark',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/gateway/token-alteration.ts', spec: 'tests/self/gateway/known-word.spec.ts' },
    [
      {
        id: 'altered-known-word-by-one-hash',
        from: 'hmac(forged, known.key, known.hash)',
        to: 'hmac(forged, known.key)',
        kills: 'is forged with that word and other claims: HS384',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/gateway/known-words.ts', spec: 'tests/self/gateway/known-word.spec.ts' }, [
    {
      id: 'altered-hurried-words-are-left-out',
      from: '...ownWords(token), ...COMMON_WORDS]',
      to: '...ownWords(token)]',
      kills: 'is forged where it is a word of hurried set-ups: changeme',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/wire-body.ts', spec: 'tests/self/gateway/escapes.spec.ts' }, [
    {
      id: 'altered-names-are-escaped',
      from: 'colon === undefined ? inEscapes(literal) : literal,',
      to: 'colon === undefined ? inEscapes(literal) : inEscapes(literal.slice(0, -1)) + colon,',
      kills: 'names its members as before and spells each text in escapes',
    },
    {
      id: 'altered-texts-end-at-any-quote',
      from: '(?:[^"\\\\]|\\\\.)*',
      to: '[^"]*',
      kills: 'are the right ones: a "quoted" one',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/token-parts.ts', spec: 'tests/self/gateway/find-tokens.spec.ts' }, [
    {
      id: 'altered-piece-of-base64-is-a-token',
      from: 'if (isBase64(candidate + behind)) return [];',
      to: '',
      kills: 'beside a text in base64 is found alone',
    },
    {
      id: 'altered-cut-signature-is-whole',
      from: '(token === candidate && isCut(token, behind))',
      to: '(token === candidate && text.length < 0)',
      kills: 'is none: a slash at its end',
    },
    {
      id: 'altered-path-behind-a-token-is-of-it',
      from: ' && isSignature(signature + behind) && !isSignature(signature)',
      to: ' && isSignature(signature.slice(0, 43))',
      kills: 'is found where signature and /path might be base64 together',
    },
    {
      id: 'altered-header-begins-with-its-brace',
      from: "['e[wxyz]', '[ICD]']",
      to: "['e[wxyz]']",
      kills: String.raw`is found where "\n" stands in front of its header's JSON`,
    },
    {
      id: 'altered-tokens-of-one-kind-of-start',
      from: "['e[wxyz]', '[ICD]']",
      to: "['[eICD]']",
      kills: String.raw`is found where "\n" stands in front of its header's JSON`,
    },
  ]),
];

const ISSUED = [
  ...mutantsOf(asNamed('ground/discover-token'), [
    {
      id: 'altered-ended-token-is-refused',
      from: 'isFirstRefused ||= !hasEnded(input, login);',
      to: 'isFirstRefused ||= login.status < 300;',
      kills: 'are followed by another one',
    },
  ]),
  ...mutantsOf(asNamed('judge/opening'), [
    {
      id: 'altered-refused-token-is-the-keys',
      from: "scheme === 'bearer' && isFirstTokenRefused === true",
      to: 'isFirstTokenRefused === true',
      kills: 'is not told of the key',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/judge/tokens/issued-tokens.ts',
      spec: 'tests/self/judge/tokens/renewed-tokens.spec.ts',
    },
    [
      {
        id: 'altered-sessions-have-no-end',
        from: 'findings.length > 0 && (await this.#liveTogether(page))',
        to: 'findings.length > 0',
        kills: 'tell nothing where a user has 2 at most',
      },
      {
        id: 'altered-sessions-always-end',
        from: 'if (!(await this.opens(login, page))) return false;',
        to: 'if (!(await this.opens(login, page)) || logins.length > 0) return false;',
        kills: 'are told where as many in a row live beside each other',
      },
      {
        id: 'altered-expired-renewal-is-right',
        from: '      ...this.expiryProblems(login),',
        to: '',
        kills: 'whose token is expired already is told, though it opens',
      },
      {
        id: 'altered-ended-token-counts-as-dead',
        from: '!this.#mayHaveEnded(login, exchange)',
        to: 'true',
        kills: 'tell nothing where the token may have ended before it was asked with',
      },
      {
        id: 'altered-living-token-given-again',
        from: 'logins.tokenOf(exchange)?.name !== known) return [];',
        to: 'known !== exchange.text) return [];',
        kills: 'that gives the token of the other one again is told',
      },
      {
        id: 'altered-living-token-within-its-second',
        from: 'living.receivedAtMs + NEXT_SECOND_MS - Date.now()',
        to: '0',
        kills: 'comes in another second than that of the other one',
      },
      {
        id: 'altered-ended-token-is-not-shown',
        from: 'await this.#service.list(bearerWith(contract, ended), ground.opened);',
        to: '',
        kills: 'comes right behind a use of the ended token',
      },
    ],
  ),
];

const PAGES = [
  ...mutantsOf({ file: 'fixtures/judge/control-pages.ts', spec: 'tests/self/judge/steadily.spec.ts' }, [
    {
      id: 'steadily-end-of-list-unwatched',
      from: '[firstPage, end?.pageNo ?? firstPage]',
      to: '[firstPage]',
      kills: 'a change of the last page alone is a move',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/control-pages.ts', spec: 'tests/self/judge/lists/grown-lists.spec.ts' },
    [
      {
        id: 'altered-grown-list-stands-still',
        from: 'if (held === undefined || !mayGoOn(read, { held, isWhole })) break;',
        to: 'break;',
        kills: 'by several pages and grows during each look is moving',
      },
      {
        id: 'altered-grown-list-behind-a-cap',
        from: 'Math.min(isWhole ? held : Infinity, last.pageSize - 1)',
        to: 'last.pageSize - 1',
        kills: 'is moving where it grows during each look',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/lists/alike-numbers'), [
    {
      id: 'altered-replaced-sizes-are-copies',
      from: ' && isWhole(one) !== isWhole(other);',
      to: ';',
      kills: 'tell nothing where numbers do not count, and another size takes the place of each',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/survey.ts', spec: 'tests/self/checks/in-order.spec.ts' }, [
    {
      id: 'altered-unreadable-page-is-left-out',
      from: 'hasGap || read.some(isUnreadable)',
      to: 'hasGap',
      kills: 'is empty where page 3 shows clients and cannot be read',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/client/list.ts', spec: 'tests/self/checks/turned-order.spec.ts' }, [
    {
      id: 'altered-order-of-page-headers-stays',
      from: 'isTurned === true ? fields.reverse() : fields',
      to: 'isTurned === true ? fields : fields',
      kills: 'turn header names in another letter case, too: bearer',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/client/list.ts', spec: 'tests/self/checks/chosen-pages.spec.ts' }, [
    {
      id: 'altered-error-on-a-page-of-one-is-a-client',
      from: '!isOfOne || tellsOfAnError(only)',
      to: '!isOfOne',
      kills: 'what stands in data: on a page of one, too, what tells of an error is no page',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/first-pages.ts', spec: 'tests/self/checks/first-pages.spec.ts' }, [
    {
      id: 'altered-long-error-in-data-is-a-page',
      from: ' && !isNoticeAlone(page)',
      to: '',
      kills: 'a long error in data may be a refusal of the size',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/repeats.ts', spec: 'tests/self/judge/lists/behind-refusals.spec.ts' },
    [
      {
        id: 'altered-order-behind-unpaged-is-not-read',
        from: 'return [...refused, ...unpaged];',
        to: 'return refused.length > 0 ? unpaged : refused;',
        kills: 'behind each of which an order turns are told',
      },
    ],
  ),
];

export const ALTERED: readonly Mutant[] = [...ALTERATIONS, ...ISSUED, ...PAGES];
