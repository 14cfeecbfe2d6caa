import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { loneInBoth, unaskedInPlace } from '#fixtures/judge/lists/lone-pages.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

/** Too short for a lone page of another size. */
const LIST: ListGround = {
  firstPage: 1,
  sizes: [2, 10],
  asked: { 2: 2, 10: 8 },
  amount: { count: 8, exact: true },
  end: { pageSize: 2, pageNo: 4, items: 2 },
  knownIds: [],
  knownNames: [],
};

interface Asked {
  readonly pageNo: number;
  /** NaN: the request names no page. */
  readonly pageSize: number;
  readonly isBearer: boolean;
}

/** The list of eight, by threes where nobody says how many. */
function right({ pageNo, pageSize }: Asked): readonly Client[] {
  return Number.isNaN(pageSize)
    ? clients(1, 3)
    : clients((pageNo - 1) * pageSize + 1, Math.min(8, pageNo * pageSize));
}

/** The same, but by threes the first ones come again and again. */
function stuck(asked: Asked): readonly Client[] {
  return asked.pageSize === 3 ? clients(1, 3) : right(asked);
}

/** A service that shows these clients; `undefined`: it refuses. */
function service(shown: (asked: Asked) => readonly Client[] | undefined): Promise<Service> {
  return knownService(
    (request) => {
      const { headers = {}, insert = [] } = request;
      const items = shown({
        pageNo: Number(headers['pageNo']),
        pageSize: Number(headers['pageSize']),
        isBearer: insert.some(({ credential }) => credential === 'TOKEN'),
      });
      return Promise.resolve(
        answer({ request, ...(items === undefined ? { status: 400 } : { body: envelope(items) }) }),
      );
    },
    { ground: { list: LIST } },
  );
}

function inPlace(one: Service): Promise<readonly Finding[]> {
  return unaskedInPlace(one, one.pages, one.right('apiKey'));
}

function inBoth(one: Service): Promise<readonly Finding[]> {
  return loneInBoth(one, one.pages, [one.right('apiKey'), one.right('bearer')]);
}

test('the second page of that size holds the clients of its place (P5)', async () => {
  expect(await inPlace(await service(right))).toEqual([]);
  expect(await inPlace(await service(stuck))).toMatchObject([
    {
      exchange: { request: { place: expect.stringContaining('page 2 of size 3') as unknown } },
      expected: 'items 4 to 6 of the list, asked for by themselves, too',
      actual: 'other clients',
    },
  ]);
});

test('each of the schemes shows it (P8)', async () => {
  const byOne = await service((asked) => (asked.isBearer ? stuck(asked) : right(asked)));

  expect(await inBoth(await service(right))).toEqual([]);
  expect(await inBoth(byOne)).toMatchObject([
    {
      exchange: { request: { place: expect.stringContaining('page 2 of size 3') as unknown } },
      actual: 'another client as item 1',
    },
  ]);
});

for (const { name, items } of [
  { name: 'more than half of the list', items: clients(1, 5) },
  { name: 'nobody', items: [] },
  { name: 'a refusal', items: undefined },
]) {
  test(`it is not asked for where ${name} comes unasked`, async () => {
    const sizes: number[] = [];
    const one = await service(({ pageSize }) => {
      sizes.push(pageSize);
      return items;
    });

    expect([...(await inPlace(one)), ...(await inBoth(one))]).toEqual([]);
    expect(sizes).toEqual([NaN]);
  });
}
