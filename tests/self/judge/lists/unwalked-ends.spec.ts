import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { unwalkedEndsHold } from '#fixtures/judge/lists/unwalked-ends.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const COUNT = 1000;
/** Of 1,000 clients, in pages of 100 when it is walked, and in part in pages of 50. */
const LIST: ListGround = {
  firstPage: 1,
  sizes: [3, 7, 20, 50, 100],
  asked: { 3: 3, 4: null, 7: 7, 20: 20, 50: 50, 100: 100 },
  amount: { count: COUNT, exact: true },
  end: { pageSize: 100, pageNo: 10, items: 100 },
  knownIds: [],
  knownNames: [],
};

/** The page of a list of so many clients. */
function pageOf(no: number, size: number, count = COUNT): AnswerParts {
  return { body: envelope(clients((no - 1) * size + 1, Math.min(count, no * size)), { totalCount: count }) };
}

async function scene(
  served: (no: number, size: number) => AnswerParts,
  list: Partial<ListGround> = {},
): Promise<{ readonly findings: readonly Finding[]; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const service = await knownService(
    (request) => {
      const [no, size] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      asked.push(`${no} of ${size}`);
      return Promise.resolve(answer({ ...served(no, size), request }));
    },
    { ground: { list: { ...LIST, ...list } } },
  );
  const findings = await unwalkedEndsHold(service, service.pages, service.right('apiKey'));
  return { findings, asked };
}

/** The last pages of 3 and 7 hold one client less than are left. */
const shortened = (no: number, size: number): AnswerParts => pageOf(no, size, size < 20 ? COUNT - 1 : COUNT);

test.describe('the last page of a size at which a long list is not walked (P5)', () => {
  test('is right where it holds all that are left', async () => {
    const { findings, asked } = await scene((no, size) => pageOf(no, size));

    expect(findings).toEqual([]);
    // Those of the largest size are remembered from its walk.
    expect(asked).toEqual(['334 of 3', '143 of 7', '50 of 20', '20 of 50', '10 of 100']);
  });

  test('is told where a sample is read at that size, and it leaves somebody out', async () => {
    const { findings } = await scene((no, size) => pageOf(no, size, size === 50 ? COUNT - 1 : COUNT));

    expect(findings).toMatchObject([{ actual: '49 items' }]);
  });

  test('is told where it leaves some out', async () => {
    const { findings } = await scene(shortened);

    expect(findings).toMatchObject([
      { exchange: { request: { headers: { pageNo: '334', pageSize: '3' } } }, actual: '0 items' },
      { expected: 'the last 6 of 1000 clients, as other sizes show them', actual: '5 items' },
    ]);
  });

  test('is told where a client stands twice on it', async () => {
    const { findings } = await scene((no, size) =>
      no === 143 ? { body: envelope([...clients(995, 999), ...clients(999, 999)]) } : pageOf(no, size),
    );

    expect(findings).toMatchObject([
      { at: 'item 6', expected: 'each client once in a walk through the pages' },
    ]);
  });

  test('is told where the largest size leaves some out', async () => {
    const { findings } = await scene((no, size) => pageOf(no, size, size < 50 ? COUNT : COUNT - 1), {
      amount: { count: COUNT - 1, exact: true },
      end: { pageSize: 100, pageNo: 10, items: 99 },
    });

    expect(findings).toMatchObject([{ actual: '6 items' }, { actual: '20 items' }]);
  });

  test('is told, too, where pages begin anew behind it', async () => {
    const { findings } = await scene((no, size) => shortened(size === 100 && no > 10 ? 1 : no, size));

    expect(findings).toHaveLength(2);
  });

  test('is not asked for where the end of the list is unknown', async () => {
    expect((await scene(shortened, { amount: { count: COUNT, exact: false } })).asked).toEqual([]);
  });
});

test.describe('a list of which no more than the first thousand are shown (P5)', () => {
  /** Of 1,100 clients; pages that begin behind the thousandth are refused. */
  const barred =
    (told: number) =>
    (no: number, size: number): AnswerParts =>
      (no - 1) * size >= COUNT
        ? { status: 400, body: {} }
        : { body: envelope(clients((no - 1) * size + 1, Math.min(1100, no * size)), { totalCount: told }) };

  test('may show a few more at other sizes', async () => {
    expect((await scene(barred(1100))).findings).toEqual([]);
  });

  test('may not where it says that these are all', async () => {
    expect((await scene(barred(COUNT))).findings).toMatchObject([
      { actual: '3 items' },
      { actual: '7 items' },
    ]);
  });
});

test.describe('others on the last page of a size at which a long list is not walked (P5)', () => {
  for (const { name, from } of [
    { name: 'those of the page before come again', from: (place: number, left: number) => place - left },
    { name: 'those of the first page come again', from: () => 0 },
  ]) {
    test(`are told where ${name} on it, in the right number`, async () => {
      const { findings } = await scene((no, size) => {
        const left = COUNT - (no - 1) * size;
        if (size !== 7 || left > size) return pageOf(no, size);
        const start = from(COUNT - left, left);
        return { body: envelope(clients(start + 1, start + left)) };
      });

      expect(findings[0]).toMatchObject({
        exchange: { request: { headers: { pageNo: '143', pageSize: '7' } } },
        expected: 'each client once in a walk through the pages',
      });
    });
  }

  test('are told where those of the page before come again on it at the largest size, of which a sample is read', async () => {
    const { findings } = await scene(
      (no, size) => (no === 62 ? { body: envelope(clients(5835, 5917)) } : pageOf(no, size, 6000)),
      {
        ...{ sizes: [97], asked: { 97: 97 }, amount: { count: 6000, exact: true } },
        end: { pageSize: 97, pageNo: 62, items: 83 },
      },
    );

    expect(findings).toHaveLength(83);
  });

  test('are right where its size has an order of its own', async () => {
    const { findings } = await scene((no, size) => {
      const turned = clients(1, COUNT).toReversed();
      return size === 7 ? { body: envelope(turned.slice((no - 1) * 7, no * 7)) } : pageOf(no, size);
    });

    expect(findings).toEqual([]);
  });
});

/** When the page before the last of 7 is read first, three clients more come before it. */
function movedOnOnce(): (no: number, size: number) => AnswerParts {
  let looks = 0;
  return (no, size) => {
    if (size !== 7 || no < 142) return pageOf(no, size);
    looks += 1;
    const later = looks === 1 ? 3 : 0;
    return {
      body: envelope(clients((no - 1) * size + 1 - later, Math.min(COUNT, no * size) - later)),
    };
  };
}

const UNTELLING = [
  {
    name: 'where it is refused',
    served: (no: number, size: number) => (no > 100 ? { status: 400 } : pageOf(no, size)),
  },
  {
    name: 'where it is refused as another size is, by a page without clients',
    served: (no: number, size: number) =>
      no > 100 || size === 4 ? { body: envelope([]) } : pageOf(no, size),
  },
  {
    name: 'where it holds more than asked for, which is P4',
    served: (no: number, size: number) =>
      size === 20 ? { body: envelope(clients(981, 1001)) } : pageOf(no, size),
  },
  {
    name: 'of a list that has become shorter',
    served: (no: number, size: number) => pageOf(no, size, COUNT - 1),
  },
  {
    name: 'of a list that has become shorter, where the last page comes again',
    served: (no: number, size: number) => pageOf(Math.min(no, Math.ceil(900 / size)), size, 900),
  },
  {
    name: 'of a list that has become shorter, where the last clients fill a page behind its end',
    served: (no: number, size: number) =>
      (no - 1) * size < 850 ? pageOf(no, size, 850) : { body: envelope(clients(851 - size, 850)) },
  },
  {
    name: 'where what stands behind the end cannot be read',
    served: (no: number, size: number) => (no === 11 ? { text: '{,' } : pageOf(no, size, COUNT + 3)),
  },
  {
    name: 'of a list that moved on just before it was read',
    served: movedOnOnce(),
  },
  {
    name: 'of a list that has grown behind a full page',
    served: (no: number, size: number) => pageOf(no, size, COUNT + 1),
  },
];

test.describe('the last page of a size tells nothing (P5)', () => {
  for (const { name, served } of UNTELLING) {
    test(name, async () => {
      expect((await scene(served)).findings).toEqual([]);
    });
  }
});
