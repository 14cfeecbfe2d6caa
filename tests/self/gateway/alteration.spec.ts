import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { alterText, differsInLettersOrDigits, inOtherCase } from '#fixtures/gateway/alteration.ts';
import { inventLike } from '#fixtures/gateway/invented.ts';
import { TEXT_ALTERATIONS, TOKEN_ALTERATIONS, type TokenAlteration } from '#fixtures/gateway/protocol.ts';
import { alterToken, forgeToken } from '#fixtures/gateway/token-alteration.ts';
import { parseToken } from '#fixtures/gateway/token-parts.ts';
import { makeEncryptedToken, makeToken } from './tokens.ts';

const seed = Date.now();
console.log(`alteration seed: ${seed}`);

const realValue = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }),
  fc.stringMatching(/^[0-9]{1,12}$/),
  fc.stringMatching(/^[0-9a-f]{1,40}$/),
  fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/),
  fc.uuid(),
  fc.constantFrom('7', 'org-1', '0', 'a', '--', '00', 'aa', '11', 'ABBA'),
);

for (const alteration of TEXT_ALTERATIONS.filter((name) => name !== 'empty')) {
  test(`the alteration ${alteration} differs in letters or digits`, () => {
    fc.assert(
      fc.property(realValue, (value) => differsInLettersOrDigits(alterText(alteration, value), value)),
      { seed, numRuns: 2000 },
    );
  });
}

test('another letter case is the same value in another spelling', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/), (value) => {
      const other = inOtherCase(value);
      expect(other.toLowerCase()).toBe(value.toLowerCase());
      expect(inOtherCase(other)).toBe(value);
      expect(other === value).toBe(!/[a-z]/i.test(value));
    }),
    { seed },
  );
});

test('a kind of characters is altered whole, the other one kept', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,20}[a-z][0-9][a-z0-9-]{0,10}$/), (value) => {
      const digits = alterText('altered-digits', value);
      const letters = alterText('altered-letters', value);
      const places = Array.from(value).map((character, at) => ({ character, at }));
      const kept = (altered: string): string =>
        places
          .filter(({ character, at }) => altered[at] === character)
          .map(({ character }) => character)
          .join('');
      expect(kept(digits)).toBe(value.replace(/\d/g, ''));
      expect(kept(letters)).toBe(value.replace(/[a-z]/g, ''));
    }),
    { seed },
  );
});

for (const { alteration, from, to } of [
  { alteration: 'altered-part', from: 'live-ab12cd-99ff-tail', to: 'live-no67pq-99ff-tail' },
  { alteration: 'altered-part', from: '123.456.789', to: '123.912.789' },
  // Two parts: the middle third.
  { alteration: 'altered-part', from: 'zzz-yyyzzz', to: 'zzz-lllzzz' },
  { alteration: 'altered-part', from: 'zzzyyyzzz', to: 'zzzlllzzz' },
  { alteration: 'altered-look', from: 'a0Oo1Il-x', to: 'aO00I11-x' },
  { alteration: 'altered-keypad', from: 'acSz-7', to: 'baPw-7' },
  { alteration: 'altered-accent', from: 'abcde', to: 'abéde' },
  { alteration: 'altered-accent', from: '--a--', to: '--é--' },
  { alteration: 'unaccented', from: 'Jörg-Çelik', to: 'Jorg-Celik' },
  { alteration: 'accented', from: 'robin@example.test', to: 'róbin@example.test' },
  { alteration: 'accented', from: 'Xyz-nnn', to: 'Xyz-ñnn' },
  { alteration: 'word-null', from: 'abc-789', to: 'null' },
  { alteration: 'word-undefined', from: 'abc-789', to: 'undefined' },
  { alteration: 'word-zero', from: 'abc-789', to: '0' },
  { alteration: 'word-test', from: 'abc-789', to: 'test' },
  { alteration: 'word-admin', from: 'abc-789', to: 'admin' },
  { alteration: 'extended-fraction', from: '789', to: '789.7' },
  { alteration: 'wrapped', from: '789', to: '4294968085' },
  { alteration: 'rounded', from: '40123456789012345', to: '40123456789012346' },
  { alteration: 'rounded', from: '9007199254740993', to: '9007199254740992' },
  { alteration: 'exponent', from: '100452', to: '1.00452e5' },
  { alteration: 'hexadecimal', from: '100452', to: '0x18864' },
] as const) {
  test(`the alteration ${alteration} makes ${to} of ${from}`, () => {
    expect(alterText(alteration, from)).toBe(to);
  });
}

for (const { alteration, value } of [
  { alteration: 'altered-look', value: 'abc-789' },
  { alteration: 'unaccented', value: 'plain-abc' },
  { alteration: 'wrapped', value: 'abc-789' },
  { alteration: 'rounded', value: '789' },
  { alteration: 'exponent', value: 'abc-789' },
  { alteration: 'hexadecimal', value: '9007199254740993' },
  { alteration: 'accented', value: 'XYZ-789-t' },
] as const) {
  test(`the alteration ${alteration} spoils a value that has nothing of the kind in its middle`, () => {
    expect(alterText(alteration, value)).toBe(alterText('altered-middle', value));
  });
}

test('an accent is all that is added: without its accents the name is the same again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9@._-]{0,20}[aeioun][A-Za-z0-9@._-]{0,20}$/), (value) => {
      const altered = alterText('accented', value);
      expect(altered).not.toBe(value);
      expect(altered.normalize('NFD').replace(/\p{M}/gu, '')).toBe(value);
      expect(Buffer.byteLength(altered)).toBe(value.length + 1);
    }),
    { seed },
  );
});

test('a letter beyond ASCII takes the place of one, so that there are more bytes and no more characters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,20}[a-z][A-Za-z0-9_-]{0,20}$/), (value) => {
      const altered = alterText('altered-accent', value);
      expect(altered).toHaveLength(value.length);
      expect(Buffer.byteLength(altered)).toBe(value.length + 1);
    }),
    { seed },
  );
});

test('digits stay digits and hex stays hex', () => {
  const keeps = ['extended', 'extended-front', 'altered-start', 'altered-middle', 'altered-end'] as const;
  const decimal = fc.stringMatching(/^[1-9][0-9]{0,15}$/);
  const hex = fc.stringMatching(/^[0-9a-f]{2,32}$/);
  fc.assert(
    fc.property(decimal, hex, fc.constantFrom(...keeps), (digits, letters, alteration) => {
      expect(alterText(alteration, digits)).toMatch(/^\d+$/);
      expect(alterText(alteration, letters)).toMatch(/^[0-9a-f]+$/);
    }),
    { seed },
  );
});

test('made-up values keep the shape and no letter or digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9@._-]{9,30}$/), (value) => {
      const invented = inventLike(value, new Set([value]));
      const kinds = (text: string): string =>
        text.replace(/\d/g, '9').replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A');
      return invented !== value && kinds(invented.slice(0, value.length)) === kinds(value);
    }),
    { seed },
  );
});

test('the middle is the same place in values of the same length, whatever letters they hold', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{40}[a-z]{6}[A-Za-z0-9_-]{40}$/), (value) => {
      const altered = alterText('altered-middle', value);
      expect([altered.slice(0, 43), altered.slice(44)]).toEqual([value.slice(0, 43), value.slice(44)]);
      expect(altered).not.toBe(value);
    }),
    { seed },
  );
});

const first = makeToken({ sub: 'robin', iat: 1_700_000_000, exp: 1_700_003_600 });
const second = makeToken({ sub: 'robin', iat: 1_700_000_001, exp: 1_700_003_601 });

for (const [kind, token, other] of [
  ['signed', first, second],
  ['encrypted', makeEncryptedToken(), first],
] as const) {
  test(`every alteration of a ${kind} token gives another text of its own`, () => {
    const altered = TOKEN_ALTERATIONS.map((name) => [name, alterToken(name, token, { other })] as const);

    expect(altered.filter(([, text]) => text === undefined || text === token || text === other)).toEqual([]);
    expect(new Set(altered.map(([, text]) => text)).size).toBeGreaterThanOrEqual(
      TOKEN_ALTERATIONS.length - 1,
    );
  });
}

test('a later expiry keeps signature and further claims', () => {
  const parsed = parseToken(alterToken('claims-expiry-later', first) ?? '');

  expect(parsed?.claims).toEqual({ sub: 'robin', iat: 1_700_000_000, exp: 1_700_003_600 + 31_536_000 });
  expect(parsed?.parts[2]).toBe(first.split('.')[2]);
});

/** Which parts of a token an alteration changes, counted from 0. */
function changed(alteration: TokenAlteration, token: string): readonly number[] {
  const parts = (alterToken(alteration, token) ?? '').split('.');
  const own = token.split('.');
  return parts.flatMap((part, index) => (part === own[index] ? [] : [index]));
}

test('of an encrypted token the key alone is altered, or the vector alone', () => {
  expect(changed('claims-key-altered', makeEncryptedToken())).toEqual([1]);
  expect(changed('claims-vector-altered', makeEncryptedToken())).toEqual([2]);
});

test('where an encrypted token carries no key, the claims are altered instead', () => {
  const direct = makeEncryptedToken().split('.').with(1, '').join('.');

  expect(changed('claims-key-altered', direct)).toEqual([3]);
});

test('of a signed token the claims are altered in two places', () => {
  const [key, vector] = [alterToken('claims-key-altered', first), alterToken('claims-vector-altered', first)];

  expect(changed('claims-key-altered', first)).toEqual([1]);
  expect(changed('claims-vector-altered', first)).toEqual([1]);
  expect(key).not.toBe(vector);
});

test('a tag that is cut by a quarter is whole bytes still, twelve of sixteen', () => {
  const token = makeEncryptedToken();
  const tagOf = (text: string): Buffer => Buffer.from(text.split('.').at(-1) ?? '', 'base64url');
  const cut = alterToken('signature-cut-quarter', token) ?? '';

  expect(changed('signature-cut-quarter', token)).toEqual([4]);
  expect(tagOf(cut)).toEqual(tagOf(token).subarray(0, 12));
  expect(cut.split('.').at(-1)).toBe(tagOf(cut).toString('base64url'));
});

test('a token of our own differs from the real one in its signature alone', () => {
  const forged = forgeToken(first).split('.');

  expect(forged.slice(0, 2)).toEqual(first.split('.').slice(0, 2));
  expect(forged[2]).not.toBe(first.split('.')[2]);
  expect(forged[2]).toHaveLength(first.split('.')[2]?.length ?? 0);
});
