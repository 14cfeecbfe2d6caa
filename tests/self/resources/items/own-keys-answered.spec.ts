import { expect, test } from '@playwright/test';
import { at } from '#fixtures/resources/description/schema-view.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import type { Contract } from '#spec/contract.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { centerAt, CENTERS, centersOf, putOf, reworded, type Rule } from '../cost-centers.ts';
import { notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

/** The successes of PUT by name: with the data, but for 204. */
const putAnsweredWith =
  (statuses: readonly string[]) =>
  (contract: Contract): Contract => {
    const copy = reworded()(contract);
    const put = at(copy.description, ['paths', `${CENTERS}/{code}`, 'put']) as Record<string, object>;
    const data = { $ref: '#/components/responses/CostCenter' };
    put['responses'] = Object.fromEntries(
      statuses.map((status) => [status, status === '204' ? { description: 'Nothing' } : data]),
    );
    return copy;
  };

test('PUT at a free key asks for nothing to be replaced', async () => {
  const { bench, asked } = await centersOf();

  await addItem(bench, {});

  expect(putOf(asked).headers).toMatchObject({ 'If-None-Match': '*' });
});

for (const { what, answered, statuses } of [
  { what: 'another success than PUT is described with', answered: 201, statuses: ['200'] },
  { what: 'the one of two that has no body', answered: 204, statuses: ['200', '204'] },
  { what: 'the one of two that has a body', answered: 201, statuses: ['201', '204'] },
])
  test(`PUT at a free key is right where it is answered with ${what}`, async () => {
    const rule: Rule = ({ method, path, body }, kept) => {
      if (method !== 'PUT') return undefined;
      kept.set(path, centerAt(path, body));
      return answered === 204 ? { status: 204, text: '' } : { status: answered, body: centerAt(path, body) };
    };
    const { bench } = await centersOf({ rule, described: putAnsweredWith(statuses) });

    const { item, findings } = await addItem(bench, {});

    expect(findings).toEqual([]);
    expect(item).toBeDefined();
  });

test('PUT at a free key is told where it is answered with nothing, and with data in the description', async () => {
  const rule: Rule = ({ method, path, body }, kept) => {
    if (method !== 'PUT') return undefined;
    kept.set(path, centerAt(path, body));
    return { status: 201, text: '' };
  };
  const { bench } = await centersOf({ rule, described: putAnsweredWith(['201', '204']) });

  expect((await addItem(bench, {})).findings).toMatchObject([{ expected: 'the data as JSON' }]);
});

for (const { member, names } of [
  { member: 'code', names: ['code', 'costCenterCode'] },
  { member: 'costCenter-Code', names: ['costCenter-Code', 'costCenterCode'] },
])
  test(`PUT at a free key names one key, where its member is called ${member}`, async () => {
    const described = reworded(
      [`${CENTERS}/{code}`, `${CENTERS}/{costCenterCode}`],
      ['"name":"code","in":"path"', '"name":"costCenterCode","in":"path"'],
      ['"code":{"type":"string","readOnly":true}', `${JSON.stringify(member)}:{"type":"string"}`],
      ['"required":["title"]', `"required":["title",${JSON.stringify(member)}]`],
    );
    const rule: Rule = ({ method, path, body }, kept) => {
      if (method !== 'PUT') return undefined;
      kept.set(path, body);
      return { status: 201, body };
    };
    const { bench, asked } = await centersOf({ described, rule });

    const { item } = await addItem(bench, {});

    const { path, body } = putOf(asked);
    expect(path.endsWith(`/${String(body[member])}`)).toBe(true);
    expect(Object.keys(item?.values ?? {}).sort()).toEqual(names);
  });

test('PUT at a free key is right where its key is kept in small letters', async () => {
  const rule: Rule = ({ method, path, body }, kept) => {
    const own = { ...body, code: path.slice(path.lastIndexOf('/') + 1).toLowerCase() };
    if (method === 'PUT') kept.set(path, own);
    return method === 'PUT' ? { status: 201, body: own } : undefined;
  };
  const described = reworded(['"code":{"type":"string","readOnly":true}', '"code":{"type":"string"}']);
  const { bench } = await centersOf({ rule, described }, 'G3');

  const added = await addItem(bench, {});

  expect(added.findings).toEqual([]);
  expect(await foundLater(bench, added)).toEqual([]);
});
