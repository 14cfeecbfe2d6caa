import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { alterText, combineTexts, differsInLettersOrDigits } from '#fixtures/gateway/alteration.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { credentials, json, stand, type Got } from './stand.ts';

const seed = Date.now();
console.log(`combination seed: ${seed}`);

/** Bytes in base64 without padding, as keys are written. */
const written = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const read = (text: string): Buffer => Buffer.from(text, 'base64url');
/** So many bytes over a multiple of three, of which the last one is written with spare bits. */
const bytesOver = (over: number) =>
  fc
    .uint8Array({ minLength: 9, maxLength: 30 })
    .map((bytes) => bytes.subarray(0, bytes.length - (bytes.length % 3) - 3 + over))
    .filter((bytes) => /[A-Za-z0-9]$/.test(written(bytes)));

test.describe('the last letter of a key by its neighbour in base64', () => {
  for (const { from, to } of [
    { from: 'key-A', to: 'key-B' },
    { from: 'key-B', to: 'key-A' },
    { from: 'key-Z', to: 'key-Y' },
    { from: 'key-a', to: 'key-b' },
    { from: 'key-z', to: 'key-y' },
    { from: 'key-0', to: 'key-1' },
    { from: 'key-9', to: 'key-8' },
    { from: 'a1-7==', to: 'a1-6==' },
    { from: 'eyJh.eyJi.c2ln', to: 'eyJh.eyJi.c2lA' },
  ]) {
    test(`makes ${to} of ${from}`, () => {
      expect(alterText('altered-last-bit', from)).toBe(to);
    });
  }

  for (const over of [1, 2]) {
    test(`decodes to the same bytes where ${over} over a multiple of three are written`, () => {
      fc.assert(
        fc.property(bytesOver(over), (bytes) => {
          const altered = alterText('altered-last-bit', written(bytes));
          expect(altered).not.toBe(written(bytes));
          expect(read(altered)).toEqual(Buffer.from(bytes));
        }),
        { seed },
      );
    });
  }

  test('decodes to other bytes where no bit is spare', () => {
    fc.assert(
      fc.property(bytesOver(0), (bytes) => {
        expect(read(alterText('altered-last-bit', written(bytes)))).not.toEqual(Buffer.from(bytes));
      }),
      { seed },
    );
  });
});

const KEYS = [
  {
    name: 'meet at the last mark',
    front: 'live-ab12-tail1',
    rest: 'test-cd34-tail2',
    joined: 'live-ab12-tail2',
  },
  {
    name: 'meet at the last mark of each',
    front: 'id1.secret1',
    rest: 'a:id2:secret2',
    joined: 'id1:secret2',
  },
  {
    name: 'meet in the middle where keys share what is in front of the mark',
    front: 'live-abcdefghijk',
    rest: 'live-lmnopqrstuv',
    joined: 'live-abcopqrstuv',
  },
  {
    name: 'meet in the middle where no mark divides them',
    front: 'aaaabbbb',
    rest: 'ccccdddd',
    joined: 'aaaadddd',
  },
  { name: 'meet in the middle of each', front: 'aaabbb', rest: 'ccccdddd', joined: 'aaadddd' },
  {
    name: 'are the other one altered where both are alike',
    front: 'key-7c1e',
    rest: 'key-7c1e',
    joined: alterText('altered-middle', 'key-7c1e'),
  },
  {
    name: 'are the other one altered where one letter alone divides them',
    front: 'abcdefgx',
    rest: 'abcdefgh',
    joined: alterText('altered-middle', 'abcdefgh'),
  },
];

test.describe('the front of one key and the rest of another', () => {
  for (const { name, front, rest, joined } of KEYS) {
    test(name, () => {
      expect(combineTexts(front, rest)).toBe(joined);
    });
  }

  test('are neither of the two', () => {
    const key = fc.stringMatching(/^[A-Za-z0-9]{8,20}([-_.][A-Za-z0-9]{8,20}){0,2}$/);
    fc.assert(
      fc.property(key, key, (front, rest) =>
        [front, rest].every((one) => differsInLettersOrDigits(combineTexts(front, rest), one)),
      ),
      { seed, numRuns: 1000 },
    );
  });
});

/** A request that carries this in a header of its own, and what it carried. */
async function sentAs(insertion: Partial<Insertion>): Promise<{ readonly got: Got; readonly sent: string }> {
  await using service = await stand((_heard, response) => {
    json(response, 401, {});
  });
  const got = await service.ask({
    insert: [{ in: 'header', at: 'X', credential: 'API_KEY', alteration: 'front-of-other', ...insertion }],
  });
  const raw = service.heard[0]?.rawHeaders ?? [];
  return { got, sent: raw[raw.indexOf('X') + 1] ?? '' };
}

test.describe('an insertion of two keys', () => {
  test('sends the front of the one it names and the rest of its own', async () => {
    const { got, sent } = await sentAs({ other: 'LIMITED_API_KEY' });

    expect(sent).toBe(combineTexts(credentials.LIMITED_API_KEY, credentials.API_KEY));
    expect(got.report.outcome).toBe('answered');
  });

  test('is rejected where it names no other one', async () => {
    const { got } = await sentAs({});

    expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'BAD_INSERTION' } });
  });

  test('is rejected where the other one is not declared', async () => {
    const { got } = await sentAs({ other: 'OTHER_ORGANIZATION_ID' });

    expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'NOT_DECLARED' } });
  });
});
