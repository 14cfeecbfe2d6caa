import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { ROOT } from '#reports/statement/suite.ts';
import { loadContract } from '#spec/load-contract.ts';
import { SPEC_FOLDER } from '#spec/yaml-file.ts';

const files = [SPEC_FOLDER, path.join(ROOT, 'reports')].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.schema.json'))
    .map((name) => path.join(folder, name)),
);

for (const file of files) {
  test(`${path.basename(file)} is a JSON Schema 2020-12`, () => {
    const schema: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const ajv = new Ajv2020();

    const isValid = ajv.validateSchema(schema as object);

    expect({ isValid, errors: ajv.errors }).toEqual({ isValid: true, errors: null });
  });
}

test('the schemas of the description are JSON Schema 2020-12', async () => {
  const { description } = await loadContract([]);
  const ajv = new Ajv2020();

  const wrong = Object.entries(description.components?.schemas ?? {}).filter(
    ([, schema]) => !ajv.validateSchema(schema),
  );

  expect(wrong.map(([name]) => name)).toEqual([]);
});
