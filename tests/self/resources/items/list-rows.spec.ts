import { expect, test } from '@playwright/test';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf } from '../things.ts';

waitsPass();

const MEMBERS = {
  name: { type: 'string' },
  lines: { type: 'array', items: { type: 'string' }, minItems: 1 },
};

const ROWS: readonly {
  readonly what: string;
  readonly row: (one: Schema) => Schema;
  readonly at: string[];
}[] = [
  { what: 'may lack what its own GET shows', row: ({ id, name }) => ({ id, name }), at: [] },
  { what: 'shows what was written', row: (one) => ({ ...one, name: 'Another' }), at: ['/name'] },
];

for (const { what, row, at } of ROWS) {
  test(`a row of an item ${what} (G2)`, async () => {
    const { bench } = await sceneOf(
      { members: MEMBERS },
      {
        rule: ({ method, id }, things) =>
          method === 'GET' && id === '' ? { body: [...things.values()].map(row) } : undefined,
      },
    );

    const findings = await foundLater(bench, await added(bench));

    expect(findings.map((finding) => finding.at)).toEqual(at);
  });
}
