import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { hereNow, servedThere, stillThere } from '#fixtures/judge/refusals/still-there.ts';
import { isRightRefused } from '#fixtures/judge/refusals/untold.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const LIST: ListGround = {
  firstPage: 1,
  sizes: [1],
  asked: { 1: 1 },
  amount: { count: 21, exact: true },
  end: { pageNo: 21, pageSize: 1, items: 1 },
  knownIds: clients(1, 21).map(({ clientId }) => clientId),
  knownNames: [],
};
const LAST = { scheme: 'apiKey', page: { pageNo: 21, pageSize: 1 } } as const;

const NOBODY = { name: 'nobody', scheme: 'apiKey', insert: [] } as const;

/** Of its 21 clients so many are left; wrong requests are refused. */
function shrunken(left: number): Promise<Service> {
  return knownService(
    (request) => {
      const pageNo = Number(request.headers?.['pageNo']);
      const isServed = request.insert?.length !== 0 && pageNo <= left;
      const items = clients(pageNo, pageNo);
      return Promise.resolve(
        answer(isServed ? { request, body: envelope(items) } : { request, status: 404 }),
      );
    },
    { ground: { list: LIST } },
  );
}

for (const { left, pageNo } of [
  { left: 21, pageNo: 21 },
  { left: 15, pageNo: 13 },
  { left: 3, pageNo: 1 },
  { left: 0, pageNo: 21 },
]) {
  test(`of 21 clients ${left} are left: page ${pageNo} stands for the last one`, async () => {
    expect(await stillThere(await shrunken(left), LAST)).toEqual({ pageNo, pageSize: 1 });
  });
}

test('a page of a high number may be refused, one of a low number is not asked for beforehand', async () => {
  const service = await shrunken(40);
  const at = (pageNo: number) => ({ scheme: 'apiKey', page: { pageNo, pageSize: 1 } }) as const;

  expect(await servedThere(service, at(60))).toEqual({ pageNo: 36, pageSize: 1 });
  expect(await servedThere(service, at(50))).toEqual({ pageNo: 50, pageSize: 1 });
});

test('a page that is no longer there is judged by one that is', async () => {
  const standard = { page: { pageNo: 1, pageSize: 1 }, wrong: [NOBODY] };
  const judged = async (left: number) =>
    hereNow(await shrunken(left), { ...LAST, standard, wrong: [NOBODY] });

  expect(await judged(15)).toEqual({ findings: [] });
  expect(isRightRefused(await judged(0))).toBe(true);
});
