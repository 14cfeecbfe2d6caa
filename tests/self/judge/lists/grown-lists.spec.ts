import { test, expect } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { steadily, type Steady } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { LIST_OF_23 } from './known-lists.ts';

waitsPass();

const KEY = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
const FINDING: Finding = { exchange: answer(), expected: 'x', actual: 'y' };

interface Scene {
  readonly result: Steady;
  /** Numbers of the control pages in front of the second look. */
  readonly controls: readonly string[];
}

/** Judges a list that holds so many clients after so many looks at it. */
async function grown(countAfter: (looks: number) => number, list = LIST_OF_23, cap = 10): Promise<Scene> {
  let looks = 0;
  const seen: { readonly looks: number; readonly pageNo: string }[] = [];
  const pages = new PageReader(
    (request) => {
      const { pageNo = '' } = request.headers ?? {};
      seen.push({ looks, pageNo });
      const [from, to] = [(Number(pageNo) - 1) * cap + 1, Math.min(countAfter(looks), Number(pageNo) * cap)];
      return Promise.resolve(answer({ request, body: envelope(from > to ? [] : clients(from, to)) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const result = await steadily(pages, {
    credentials: KEY,
    list,
    judge: () => {
      looks += 1;
      return Promise.resolve([FINDING]);
    },
  });
  return { result, controls: seen.filter((one) => one.looks === 1).map(({ pageNo }) => pageNo) };
}

test.describe('a list that has grown behind its former last page', () => {
  for (const { name, before } of [
    { name: 'not at all', before: 23 },
    { name: 'to the end of that page', before: 30 },
    { name: 'by one page', before: 31 },
    { name: 'by several pages', before: 58 },
    { name: 'by twenty pages', before: 222 },
  ]) {
    test(`${name} and stands still is judged`, async () => {
      expect((await grown(() => before)).result).toEqual({ findings: [FINDING] });
    });

    test(`${name} and grows during each look is moving`, async () => {
      expect((await grown((looks) => before + looks)).result).toEqual({ moved: true });
    });
  }

  test('and comes to rest is judged then', async () => {
    const { result } = await grown((looks) => 58 + Math.min(looks, 3));

    expect(result).toEqual({ findings: [FINDING] });
  });
});

test.describe('a list that one page held, and that has grown beyond what pages hold at most', () => {
  const held = {
    ...LIST_OF_23,
    asked: { 10: 10, 100: 23 },
    end: { pageSize: 100, pageNo: 1, items: 23 },
  };

  test('is judged where it stands still', async () => {
    expect((await grown(() => 40, held, 25)).result).toEqual({ findings: [FINDING] });
  });

  test('is moving where it grows during each look', async () => {
    expect((await grown((looks) => 40 + looks, held, 25)).result).toEqual({ moved: true });
  });
});

test.describe('the control pages of a list', () => {
  test('are its first and its former last one where it has not grown', async () => {
    expect((await grown(() => 23)).controls).toEqual(['1', '3']);
  });

  test('go on behind that one as far as pages are full', async () => {
    expect((await grown(() => 58)).controls).toEqual(['1', '3', '4', '5', '6', '6']);
  });

  test('end where a list never does', async () => {
    const { controls } = await grown(() => 10_000);

    expect(controls).toHaveLength(1 + 21 + 1);
    expect(controls.at(-1)).toBe('23');
  });
});
