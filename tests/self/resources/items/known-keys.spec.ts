import { expect, test } from '@playwright/test';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { centersOf, CENTERS, putOf, reworded } from '../cost-centers.ts';
import { notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const BUDGETS = '/api/v1/budgets';
const KNOWN = ['c-1', 'c-2'];

/** Budgets at the id of a client and a code. */
const asBudgets = reworded(
  [`${CENTERS}/{code}`, `${BUDGETS}/{clientId}/{code}`],
  [`"${CENTERS}"`, `"${BUDGETS}s"`],
);

test('a part of a key that is named like the id of something is one that stands', async () => {
  const { bench, asked } = await centersOf({ described: asBudgets, path: `${BUDGETS}/{clientId}` });
  Object.assign(bench.service.ground.list ?? {}, { knownIds: KNOWN });

  const { item } = await addItem(bench, {});

  expect(KNOWN).toContain(item?.values['clientId']);
  expect(putOf(asked).path).toMatch(/^\/api\/v1\/budgets\/c-[12]\/[A-Z]{2}\d{4}$/);
});

test('where nothing of the kind stands it is made up', async () => {
  const { bench, asked } = await centersOf({ described: asBudgets, path: `${BUDGETS}/{clientId}` });

  const { item } = await addItem(bench, {});

  expect(item?.values['clientId']).toMatch(/./);
  expect(putOf(asked).path).toContain(`/${encodeURIComponent(item?.values['clientId'] ?? '')}/`);
});
