import { expect, test } from '@playwright/test';
import { meaningOf } from '#fixtures/observe/counts.ts';
import { ListView } from '#fixtures/observe/list-view.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { fakeList, type Habits } from '#tests/self/ground/fake-list.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { clients } from '#tests/self/checks/answers.ts';

const SIZE = 10;

/** What discovery told of a list of so many clients. */
function foundWith(count: number): ListGround {
  const pageNo = Math.ceil(count / SIZE);
  return {
    firstPage: 1,
    sizes: [5, SIZE],
    asked: { 5: 5, [SIZE]: SIZE },
    amount: { count, exact: true },
    end: { pageSize: SIZE, pageNo, items: count - (pageNo - 1) * SIZE },
    knownIds: clients(1, SIZE).map(({ clientId }) => clientId),
    knownNames: [],
  };
}

/** What `totalCount` is recorded to count, where discovery saw so many clients and now there are so many. */
async function countedWith(found: number, now: number, habits: Habits = {}): Promise<string | null> {
  const service = await knownService(fakeList(now, habits).send, { ground: { list: foundWith(found) } });
  const view = new ListView(service);
  return meaningOf(await view.counted('totalCount'), await view.amount()).value;
}

for (const pastEnd of ['empty', 'refused', 'last page', 'first page', 'starts again'] as const) {
  test(`a list that ends with a full page is counted, past which comes: ${pastEnd}`, async () => {
    expect(await countedWith(60, 60, { pastEnd })).toBe('clients of the list');
  });
}

test('a client behind a last page that was full moves the list', async () => {
  expect(await countedWith(60, 61)).toBeNull();
});

test('a client on the last page moves the list', async () => {
  expect(await countedWith(57, 58)).toBeNull();
});

test('a client who comes after the pages were read moves the list', async () => {
  let count = 57;
  const service = await knownService((request) => fakeList(count).send(request), {
    ground: { list: foundWith(57) },
  });
  const view = new ListView(service);
  await service.pages.read(view.right, { pageNo: 6, pageSize: SIZE });
  count = 58;

  const { value } = meaningOf(await view.counted('totalCount'), await view.amount());

  expect(value).toBeNull();
});

test('of a full last page that is refused just now nothing is known', async () => {
  const refusing = (): Promise<ReturnType<typeof answer>> => Promise.resolve(answer({ status: 404 }));
  const service = await knownService(refusing, { ground: { list: foundWith(60) } });

  expect(await new ListView(service).amount()).toEqual({ count: 60, exact: false });
});
