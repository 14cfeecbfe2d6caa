import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround, SchemeName } from '#fixtures/ground/ground.ts';
import {
  loneInBoth,
  loneInPlace,
  pastTheEndInBoth,
  unpagedInBoth,
} from '#fixtures/judge/lists/lone-pages.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const LIST: ListGround = {
  firstPage: 1,
  sizes: [10, 50],
  asked: { 10: 10, 50: 40 },
  amount: { count: 40, exact: true },
  end: { pageSize: 10, pageNo: 4, items: 10 },
  knownIds: [],
  knownNames: [],
};

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly scheme: SchemeName;
  /** The request names no page: number and size are none. */
  readonly isPlain: boolean;
  /** Nobody has asked this scheme for the page before it, in this size. */
  readonly isLone: boolean;
  /** Of this very request, from 1. */
  readonly time: number;
}

/** Clients of a page of the list of 40. */
function right({ pageNo, pageSize }: Pick<Asked, 'pageNo' | 'pageSize'>): readonly Client[] {
  return clients((pageNo - 1) * pageSize + 1, Math.min(40, pageNo * pageSize));
}

/** The same of the list from its end. */
function ofTurnedList({ pageNo, pageSize }: Pick<Asked, 'pageNo' | 'pageSize'>): readonly Client[] {
  return clients(1, 40)
    .toReversed()
    .slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** A service that shows these clients; `undefined`: it refuses. */
function service(
  shown: (asked: Asked) => readonly Client[] | undefined,
  list: ListGround = LIST,
): Promise<Service> {
  const times = new Map<string, number>();
  return knownService(
    (request) => {
      const { scheme, pageNo, pageSize } = read(request);
      const key = `${scheme} ${pageNo} ${pageSize}`;
      const time = (times.get(key) ?? 0) + 1;
      times.set(key, time);
      const isLone = pageNo > 1 && !times.has(`${scheme} ${pageNo - 1} ${pageSize}`);
      const isPlain = Number.isNaN(pageNo + pageSize);
      const items = shown({ scheme, isPlain, pageNo, pageSize, isLone, time });
      const parts = items === undefined ? { status: 400 } : { body: envelope(items) };
      return Promise.resolve(answer({ request, ...parts }));
    },
    { ground: { list } },
  );
}

function read({ headers = {}, insert = [] }: ApiRequest): Pick<Asked, 'scheme' | 'pageNo' | 'pageSize'> {
  const scheme = insert.some(({ credential }) => credential === 'TOKEN') ? 'bearer' : 'apiKey';
  return { scheme, pageNo: Number(headers['pageNo']), pageSize: Number(headers['pageSize']) };
}

const inPlace = (one: Service): ReturnType<typeof loneInPlace> =>
  loneInPlace(one, one.pages, one.right('apiKey'));

test.describe('a page that is asked for by itself (P5)', () => {
  test('and holds the clients of its place is right', async () => {
    expect(await inPlace(await service(right))).toEqual([]);
  });

  test('and begins at the front is told with the place', async () => {
    const one = await service((asked) => right(asked.isLone ? { ...asked, pageNo: 1 } : asked));

    expect(await inPlace(one)).toMatchObject([
      { expected: 'items 15 to 21 of the list, asked for by themselves, too', actual: 'other clients' },
    ]);
  });

  test('in a size that is not served as asked for is open', async () => {
    const one = await service((asked) => (asked.isLone ? clients(1, 5) : right(asked)));

    expect(await inPlace(one)).toEqual([]);
  });

  test('in a size that has an order of its own is open', async () => {
    const one = await service((asked) => (asked.pageSize in LIST.asked ? right(asked) : ofTurnedList(asked)));

    expect(await inPlace(one)).toEqual([]);
  });

  test('in a size whose order leaves the other one amid the list is open', async () => {
    const kept = clients(1, 13);
    const turned = [...kept, ...clients(14, 40).toReversed()];
    const one = await service(({ pageNo, pageSize }) =>
      pageSize in LIST.asked
        ? right({ pageNo, pageSize })
        : turned.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    );

    expect(await inPlace(one)).toEqual([]);
  });
});

test.describe('a page that is asked for by itself, where little is known (P5)', () => {
  test('says nothing where the list is not known so far', async () => {
    const known = clients(11, 17);
    const one = await service((asked) => {
      if (asked.isLone) return right(asked);
      return asked.pageNo === 1 ? known : undefined;
    });

    const findings = [];
    for (let time = 0; time < 8; time += 1) findings.push(...(await inPlace(one)));
    expect(findings).toEqual([]);
  });

  test('is another one at each call, none of a list that is too short', async () => {
    const one = await service(right);
    const short = await service(right, { ...LIST, amount: { count: 8, exact: true } });

    const sizes = Array.from({ length: 4 }, () => one.survey.nextLone()?.pageSize);
    expect(new Set(sizes).size).toBe(4);
    expect(short.survey.nextLone()).toBeUndefined();
    expect(await inPlace(short)).toEqual([]);
  });
});

test.describe('the two schemes (P8)', () => {
  const schemes = (one: Service) => [one.right('apiKey'), one.right('bearer')] as const;
  const loneIn = (one: Service) => loneInBoth(one, one.pages, schemes(one));
  const pastIn = (one: Service) => pastTheEndInBoth(one.survey, one.pages, schemes(one));

  test('that show a lone page alike are right', async () => {
    const one = await service((asked) => right(asked.isLone ? { ...asked, pageNo: 1 } : asked));

    expect(await loneIn(one)).toEqual([]);
  });

  test('that show a lone page differently are told', async () => {
    const one = await service((asked) =>
      right(asked.isLone && asked.scheme === 'bearer' ? { ...asked, pageNo: 1 } : asked),
    );

    expect((await loneIn(one)).length).toBeGreaterThan(0);
  });

  const again = (asked: Asked) => (right(asked).length === 0 ? clients(1, 10) : right(asked));

  test('that start again past the end, or both show nothing there, are right', async () => {
    expect(await pastIn(await service(again))).toEqual([]);
    expect(await pastIn(await service(right))).toEqual([]);
  });

  test('of which one starts again past the end are told', async () => {
    const one = await service((asked) => (asked.scheme === 'bearer' ? again(asked) : right(asked)));

    expect((await pastIn(one)).length).toBeGreaterThan(0);
  });

  for (const varying of ['apiKey', 'bearer']) {
    test(`of which the one by ${varying} varies past the end are not`, async () => {
      const one = await service((asked) =>
        asked.scheme === varying && asked.time === 1 ? again(asked) : right(asked),
      );

      expect(await pastIn(one)).toEqual([]);
    });
  }
});

const FIRST = clients(1, 10);

function inBothUnpaged(one: Service): ReturnType<typeof unpagedInBoth> {
  return unpagedInBoth(one.pages, [one.right('apiKey'), one.right('bearer')]);
}

test.describe('the two schemes without page headers (P8)', () => {
  test('that show the same clients are right, in a list of any length', async () => {
    expect(await inBothUnpaged(await service(() => FIRST))).toEqual([]);
    expect(await inBothUnpaged(await service(() => []))).toEqual([]);
  });

  for (const { name, byToken, actual } of [
    { name: 'other clients', byToken: clients(2, 11), actual: 'another client as item 1' },
    { name: 'another order', byToken: FIRST.toReversed(), actual: 'another client as item 1' },
    { name: 'more clients', byToken: clients(1, 40), actual: '40 items' },
  ]) {
    test(`of which one shows ${name} are told, and no page is asked for`, async () => {
      const asked: boolean[] = [];
      const one = await service(({ scheme, isPlain }) => {
        asked.push(isPlain);
        return scheme === 'bearer' ? byToken : FIRST;
      });

      expect(await inBothUnpaged(one)).toMatchObject([
        {
          exchange: { request: { place: expect.stringContaining('without page headers') as unknown } },
          actual,
        },
      ]);
      expect(asked).toEqual(Array(4).fill(true));
    });
  }
});

test.describe('the two schemes without page headers, of which one answers otherwise (P8)', () => {
  for (const refusing of ['apiKey', 'bearer']) {
    test(`of which the one by ${refusing} refuses that are open`, async () => {
      const one = await service(({ scheme }) => (scheme === refusing ? undefined : FIRST));

      expect(await inBothUnpaged(one)).toEqual([]);
    });
  }

  for (const varying of ['apiKey', 'bearer']) {
    test(`of which the one by ${varying} varies accuse nobody`, async () => {
      const one = await service(({ scheme, time }) =>
        scheme === varying ? clients(time + 1, time + 10) : FIRST,
      );

      expect(await inBothUnpaged(one)).toEqual([]);
    });
  }
});
