import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listening } from '#tests/self/gateway/loopback.ts';
import { loadContract } from '#spec/load-contract.ts';
import { overlayOf, refusals, written } from './written-file.ts';

const schemas = (value: unknown): Readonly<Record<string, unknown>> =>
  Object(value) as Record<string, unknown>;

test('the contract without overlays has the two schemes of section 5', async () => {
  const { schemes, operations, overlays } = await loadContract([]);

  expect(schemes.apiKey).toEqual([
    { header: 'Authorization', prefix: 'Api-Key ', credential: 'API_KEY' },
    { header: 'Organization-ID', prefix: '', credential: 'ORGANIZATION_ID' },
  ]);
  expect(schemes.bearer).toEqual([
    { header: 'Authorization', prefix: 'Bearer ', credential: 'TOKEN' },
    { header: 'Organization-ID', prefix: '', credential: 'ORGANIZATION_ID' },
    { header: 'API-KEY', prefix: '', credential: 'API_KEY' },
  ]);
  expect(operations.map(({ operationId }) => operationId)).toEqual(['createBearerToken', 'listClients']);
  expect(overlays).toEqual([]);
});

test('the digest is that of the content', async () => {
  const file = written('o.yaml', overlayOf('  - target: $.info\n    update: { x-pin: 1 }'));

  const [bare, again, pinned] = await Promise.all([loadContract([]), loadContract([]), loadContract([file])]);

  expect(again.sha256).toBe(bare.sha256);
  expect(pinned.sha256).not.toBe(bare.sha256);
});

test('overlays update, remove, filter and append in order', async () => {
  const first = written(
    'first.yaml',
    overlayOf(`  - target: $.components.schemas.Client.required
    update: email
  - target: $.paths.*[?@.operationId=='listClients']
    update: { x-pin: first }
  - target: $.components.schemas.ClientPage.properties.message
    remove: true`),
  );
  const second = written(
    'second.yaml',
    overlayOf(`  - target: $.paths.*[?@['x-pin']=='first']
    update: { x-pin: second }
  - target: $.paths
    update:
      /api/v1/things/{id}:
        delete:
          operationId: removeThing
          parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
          responses: { 2XX: { description: gone } }`),
  );

  const { description, operations } = await loadContract([first, second]);

  const { Client, ClientPage } = description.components?.schemas ?? {};
  expect(schemas(Client)['required']).toEqual(['clientId', 'name', 'email']);
  expect(Object.keys(schemas(ClientPage?.properties))).toEqual(['data', 'totalCount', 'filteredCount']);
  expect(description.paths?.['/api/v1/clients']?.get).toHaveProperty('x-pin', 'second');
  expect(operations.at(-1)).toEqual({
    operationId: 'removeThing',
    method: 'delete',
    path: '/api/v1/things/{id}',
  });
});

test('a reference to a file of the folder becomes part of the contract', async () => {
  written('parts/thing.yaml', 'Thing: { type: object, required: [size] }\n');
  const file = written(
    'o.yaml',
    overlayOf("  - target: $.components.schemas\n    update: { Box: { $ref: 'parts/thing.yaml#/Thing' } }"),
  );

  const { description } = await loadContract([file]);

  expect(JSON.stringify(description)).not.toContain('parts/thing.yaml');
  expect(JSON.stringify(description.components?.schemas)).toContain('"required":["size"]');
});

test('whatever an overlay refers to and by whatever path, nothing is fetched', async () => {
  const heard: (string | undefined)[] = [];
  await using remote = await listening(
    createServer((request, response) => {
      heard.push(request.url);
      response.end('{}');
    }),
  );
  const schema = `{ type: object, properties: { mapping: { type: object, description: 'either a/b: c' } },
      discriminator: { propertyName: k, mapping: { b: Client, c: '#/components/schemas/Client' } } }`;
  const actions = `  - target: $.components.schemas\n    update: { A: ${schema} }\n`;
  const hidden = `  - target: $.components.schemas.A.*.mapping\n    update: { a: '${remote.url}/a' }`;

  const [plain, found] = await Promise.all([
    loadContract([written('plain.yaml', overlayOf(actions))]),
    refusals(() => loadContract([written('hidden.yaml', overlayOf(actions + hidden))])),
  ]);

  expect(schemas(plain.description.components?.schemas)).toHaveProperty('A');
  expect(found.join()).toContain("Can't resolve $ref: nothing is fetched");
  expect(heard).toEqual([]);
});

const refused: readonly (readonly [string, string, readonly (string | RegExp)[]])[] = [
  [
    'an action that matches nothing',
    overlayOf('  - target: $.info\n    update: { x-a: 1 }\n  - target: $.paths.nope\n    update: { x-a: 1 }'),
    ['6: `$.paths.nope` matches nothing in the description; check the path.'],
  ],
  [
    'an action whose target an earlier one removed',
    overlayOf('  - target: $.tags\n    remove: true\n  - target: $.tags\n    remove: true'),
    ['6: `$.tags` matches nothing in the description; check the path.'],
  ],
  [
    'a target that is no JSONPath',
    overlayOf('  - target: $.paths[\n    remove: true'),
    [/^4: .*Invalid JSONPath/],
  ],
  [
    'an overlay of another version',
    'overlay: 2.0.0\n',
    ['1: is no OpenAPI Overlay 1.0; begin it with `overlay: 1.0.0`.'],
  ],
  [
    'what Overlay 1.1 adds',
    overlayOf('  - target: $.info\n    copy: $.tags').replace('1.0.0', '1.1.0'),
    [
      '4: `copy` is no member of an action of Overlay 1.0; take it out.',
      '4: the action changes nothing; give it `update` or `remove: true`.',
    ],
  ],
  [
    'an action without effect',
    overlayOf('  - target: $.info'),
    ['4: the action changes nothing; give it `update` or `remove: true`.'],
  ],
  [
    'a pin of no open point',
    overlayOf(
      "  - target: $\n    update:\n      x-pins:\n        OP-09: '1'\n        OP-9: '1'\n        OP-16: x",
    ),
    [
      '8: `OP-9` is no open point that can be pinned; is OP-09, OP-08, OP-10.1 meant?',
      '9: `OP-16` is no open point that can be pinned; is OP-16.1, OP-16.2, OP-15 meant?',
    ],
  ],
  [
    'a pin of no open point, added to others',
    overlayOf(
      "  - target: $\n    update: { x-pins: {} }\n  - target: $['x-pins']\n    update: { OP-01: x, OP-99: x }",
    ),
    [/^7: `OP-99` is no open point/],
  ],
  [
    'pins that are no map',
    overlayOf('  - target: $\n    update: { x-pins: [OP-09] }'),
    ['5: `x-pins` must map open points to values.'],
  ],
  [
    'a remote reference',
    overlayOf('  - target: $.components.schemas\n    update:\n      A: { $ref: https://example.com/a }'),
    ['6: nothing is fetched: copy what `https://example.com/a` names into this folder.'],
  ],
  [
    'a reference out of the folder',
    overlayOf('  - target: $.components.schemas\n    update:\n      A: { $ref: ../outside.yaml }'),
    ["6: `../outside.yaml` lies outside the overlay's folder; move it inside."],
  ],
  [
    'a remote schema that a discriminator maps to',
    overlayOf(
      '  - target: $.components.schemas\n    update:\n      A:\n        discriminator: { propertyName: k, mapping: { a: https://example.com/a } }',
    ),
    ['7: nothing is fetched: copy what `https://example.com/a` names into this folder.'],
  ],
  [
    'a mapping out of the folder',
    overlayOf(
      '  - target: $.components.schemas\n    update: { A: { discriminator: { mapping: { a: ../outside.yaml } } } }',
    ),
    ["5: `../outside.yaml` lies outside the overlay's folder; move it inside."],
  ],
  [
    'a mapping that is the target itself',
    overlayOf("  - target: $.a.discriminator['mapping']\n    update: { a: ../outside.yaml }"),
    ['4: `target` must be the discriminator; give `mapping` in `update`.'],
  ],
  [
    'a reference that leads back to itself',
    overlayOf(
      "  - target: $.components.schemas\n    update: { A: { $ref: '#/components/schemas/B' }, B: { $ref: '#/components/schemas/A' } }",
    ),
    [/^\d+: cannot be applied; Redocly says:\s+- Self-referencing circular pointer/],
  ],
  [
    'a result that is no OpenAPI',
    overlayOf('  - target: $.paths\n    update:\n      /x: { get: { operationId: x, responses: 5 } }'),
    [/^4: leaves no valid OpenAPI 3\.1 at paths > \/x > get > responses: .*\. Mend the action\.$/],
  ],
  [
    'a pattern that is none',
    overlayOf(`  - target: $.components.schemas
    update:
      Code:
        type: object
        properties: { pattern: { type: string, example: { pattern: '(' }, pattern: '^(a$' } }
        patternProperties: { '[': { type: string, pattern: '^a\\\\@b$' } }`),
    [
      '8: Invalid regular expression: /^(a$/: Unterminated group; mend the pattern.',
      '9: Invalid regular expression: /[/: Unterminated character class; mend the pattern.',
    ],
  ],
  [
    'a missing part of a scheme',
    overlayOf("  - target: $.components.securitySchemes.apiKeyHeader['x-credential']\n    remove: true"),
    [/security scheme `apiKeyHeader` needs `x-credential`/],
  ],
];

for (const [what, text, expected] of refused)
  test(`${what} is refused with its line`, async () => {
    written('bad/outside.yaml', 'type: string\n');
    const file = written('bad/overlays/o.yaml', text);

    const found = await refusals(() => loadContract([file]));

    expect(found).toEqual(
      expected.map((row) => (typeof row === 'string' ? row : (expect.stringMatching(row) as unknown))),
    );
  });
