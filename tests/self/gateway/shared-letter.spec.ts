import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { differsInLettersOrDigits } from '#fixtures/gateway/alteration.ts';
import type { Insertion, LetterShare } from '#fixtures/gateway/protocol.ts';
import { shareLetter } from '#fixtures/gateway/shared-letter.ts';
import { credentials, heardAtTokenEndpoint, json, stand, TOKEN_PATH } from './stand.ts';

const seed = Date.now();
console.log(`shared letter seed: ${seed}`);

/** What becomes of the value in front and of the one behind it. */
const MOVES: readonly { readonly front: LetterShare; readonly rest: LetterShare }[] = [
  { front: 'last-to-other', rest: 'last-from-other' },
  { front: 'first-from-other', rest: 'first-to-other' },
];

function moved({ front: ofFront, rest: ofRest }: (typeof MOVES)[number], front: string, rest: string) {
  return [shareLetter(ofFront, front, rest), shareLetter(ofRest, rest, front)] as const;
}

for (const { name, front, rest, back, forth } of [
  { name: 'of letters', front: 'robin', rest: 'horse', back: ['robi', 'nhorse'], forth: ['robinh', 'orse'] },
  { name: 'with digits', front: 'r2', rest: '4h', back: ['r', '24h'], forth: ['r24', 'h'] },
  { name: 'with marks', front: 'rob.', rest: '-ho', back: ['ro', 'b.-ho'], forth: ['rob.-h', 'o'] },
  { name: 'beyond ASCII', front: 'bjö', rest: '𝒳y', back: ['bj', 'ö𝒳y'], forth: ['bjö𝒳', 'y'] },
  { name: 'of marks alone', front: '--', rest: '!!', back: ['', '--!!'], forth: ['--!!', ''] },
]) {
  test(`a letter moves over the edge of values ${name}`, () => {
    expect(MOVES.map((move) => moved(move, front, rest))).toEqual([back, forth]);
  });
}

for (const move of MOVES) {
  test(`joined, both are the same text, and neither is what it was: ${move.front}`, () => {
    const value = fc.string({ minLength: 1, maxLength: 30, unit: 'binary' });
    const inWords = fc.stringMatching(/^[A-Za-z0-9@._-]{0,20}[a-z][A-Za-z0-9@._-]{0,20}$/);
    fc.assert(
      fc.property(fc.oneof(value, inWords), fc.oneof(value, inWords), (front, rest) => {
        const [newFront, newRest] = moved(move, front, rest);
        expect(newFront + newRest).toBe(front + rest);
        expect(newFront).not.toBe(front);
      }),
      { seed, numRuns: 1000 },
    );
  });
}

test('a value in words is another one by the letter that it lost', () => {
  const inWords = fc.stringMatching(/^[A-Za-z@._-]{0,20}[a-z][A-Za-z@._-]{0,20}$/);
  fc.assert(
    fc.property(inWords, (value) =>
      (['last-to-other', 'first-to-other'] as const).every((how) =>
        differsInLettersOrDigits(shareLetter(how, value, ''), value),
      ),
    ),
    { seed },
  );
});

/** Username and password as a service hears them. */
async function heardOf({ front, rest }: (typeof MOVES)[number]): Promise<unknown> {
  const insert: readonly Insertion[] = [
    { in: 'body', at: '/username', credential: 'API_USERNAME', other: 'API_PASSWORD', alteration: front },
    { in: 'body', at: '/password', credential: 'API_PASSWORD', other: 'API_USERNAME', alteration: rest },
  ];
  const { body } = await heardAtTokenEndpoint({ body: '{}', insert });
  return JSON.parse(body);
}

test('a log-in of two insertions has the letter in the other field', async () => {
  const { API_USERNAME: username, API_PASSWORD: password } = credentials;

  expect(await Promise.all(MOVES.map(heardOf))).toEqual([
    { username: username.slice(0, -1), password: username.slice(-1) + password },
    { username: username + password.slice(0, 1), password: password.slice(1) },
  ]);
});

test('an insertion that names no other value is rejected', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 400, {});
  });

  const got = await service.ask({
    method: 'POST',
    path: TOKEN_PATH,
    body: '{}',
    insert: [{ in: 'body', at: '/username', credential: 'API_USERNAME', alteration: 'last-to-other' }],
  });

  expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
  expect(service.heard).toEqual([]);
});
