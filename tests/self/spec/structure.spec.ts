import { expect, test } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { overlayOf, refusals, written } from './written-file.ts';

test('a reference that leads nowhere is named at its own line', async () => {
  const file = written(
    'overlay.yaml',
    overlayOf(`  - target: $.components.schemas
    update:
      Code: { type: object, properties: { a: { type: string } } }
      Note:
        type: object
        properties:
          kind: { $ref: '#/components/schemas/Nope' }
          more: { type: string }
          other: { $ref: '#/components/schemas/Nope' }
  - target: $.info
    update: { x-note: Note, x-properties: properties }`),
  );

  expect(await refusals(() => loadContract([file]))).toEqual([
    '10: `$ref: #/components/schemas/Nope` at components > schemas > Note > properties > kind leads nowhere; check its spelling, or describe what it names.',
    '12: `$ref: #/components/schemas/Nope` at components > schemas > Note > properties > other leads nowhere; check its spelling, or describe what it names.',
  ]);
});

test('a reference of the description is broken by the action that removes what it names', async () => {
  const file = written(
    'overlay.yaml',
    overlayOf(`  - target: $.components.schemas.Client
    remove: true`),
  );

  expect((await refusals(() => loadContract([file])))[0]).toMatch(
    /^4: `\$ref: #\/components\/schemas\/Client` at components > schemas > .* leads nowhere; check/,
  );
});

test('all overlays are refused at once', async () => {
  const files = ['one.yaml', 'two.yaml'].map((name) => written(name, 'overlay: 2.0.0\n'));

  expect(await refusals(() => loadContract(files))).toHaveLength(2);
});
