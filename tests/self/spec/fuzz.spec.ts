import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { CatalogueError } from '#spec/catalogue-error.ts';
import { loadDeviations, loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import { readOverlay } from '#spec/overlay-file.ts';
import { refusals, testFolder, written } from './written-file.ts';

const SEED = Number(process.env['SEED_OF_PROPERTIES'] ?? Date.now() % 1_000_000);

const READERS: readonly { readonly what: string; readonly read: (file: string) => unknown }[] = [
  { what: 'an overlay', read: readOverlay },
  { what: 'open points', read: loadOpenPoints },
  { what: 'deviations', read: loadDeviations },
  { what: 'requirements', read: () => loadRequirements(testFolder()) },
];

const words = fc.constantFrom(
  ...['overlay', 'info', 'actions', 'target', 'update', 'remove', 'requirements', 'openPoints', 'deviations'],
  ...['id', 'basis', 'section', 'text', '$ref', '$.paths', '1.0.0', '__proto__', 'constructor', 'null', '~'],
  ...[
    '../../etc/passwd',
    'https://host.invalid/x',
    'file:///etc/passwd',
    '#/a',
    '\u0000',
    '\ufeff',
    '<<',
    '*a',
    '&a',
  ],
);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 5 },
    words,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('any'), { maxLength: 4 }),
  map: fc.dictionary(words, tie('any'), { maxKeys: 5 }),
})).any;
const marks = fc.constantFrom(
  ...[
    ': ',
    '- ',
    '\n',
    '\n  ',
    '{',
    '}',
    '[',
    ']',
    '&a ',
    '*a ',
    '|\n',
    '!!js ',
    '"',
    "'",
    '# ',
    '---\n',
    '\t',
    '? ',
  ],
);
const text = fc.oneof(
  value.map((one) => JSON.stringify(one)),
  fc.array(fc.oneof(words, marks), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

for (const { what, read } of READERS) {
  test(`whatever stands in a file of ${what}, it is read or refused at a line`, () => {
    console.log(`seed of the properties: ${SEED}`);
    let refused = 0;

    fc.assert(
      fc.property(text, (content) => {
        const mistakes = mistakesOf(() => read(written('fuzzed.yaml', content)));
        refused += mistakes.length > 0 ? 1 : 0;
        for (const { file, line, message } of mistakes) {
          expect(file).toContain('fuzzed.yaml');
          expect(line).toBeGreaterThan(0);
          expect(message).toMatch(/\S{2}/);
        }
      }),
      { seed: SEED, numRuns: 300 },
    );

    expect(refused).toBeGreaterThan(100);
  });
}

const HEAD = 'overlay: 1.0.0\ninfo: { title: a, version: b }\nactions:\n  - target: $.paths\n    update: ';

test('whatever an overlay updates with, nothing is fetched or read outside', () => {
  fc.assert(
    fc.property(value, (update) => {
      const mistakes = mistakesOf(() => readOverlay(written('fuzzed.yaml', HEAD + JSON.stringify(update))));
      const references = [...JSON.stringify(update).matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
      const leading = references.filter((to) => !to.startsWith('#'));
      expect(mistakes.length).toBe(leading.length);
      for (const { line, message } of mistakes) {
        expect(line).toBe(5);
        expect(message).toMatch(/nothing is fetched|is not there|outside/);
      }
    }),
    { seed: SEED, numRuns: 500 },
  );
});

for (const levels of [1000, 5000, 20_000, 100_000]) {
  for (const { what, nested } of [
    { what: 'lists in brackets', nested: `${'['.repeat(levels)}${']'.repeat(levels)}\n` },
    { what: 'lists that end at once', nested: `\n      ${'- '.repeat(levels)}x\n    description: a\n` },
    { what: 'keys', nested: `\n      ${'? '.repeat(levels)}x\n` },
  ]) {
    test(`an overlay of ${levels} levels of ${what} is refused`, async () => {
      const file = written('deep.yaml', HEAD + nested);

      expect(await refusals(() => readOverlay(file))).toEqual([
        '1: nests more than 100 levels; write it flatter.',
      ]);
    });
  }
}

test('an overlay of fifty levels is read', () => {
  const file = written('flat.yaml', `${HEAD}${'['.repeat(50)}${']'.repeat(50)}\n`);

  expect(readOverlay(file)).toHaveLength(1);
});

function mistakesOf(read: () => unknown): CatalogueError['mistakes'] {
  try {
    read();
  } catch (error) {
    if (error instanceof CatalogueError) return error.mistakes;
    throw error;
  }
  return [];
}
