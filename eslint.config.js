import playwright from 'eslint-plugin-playwright';
import tseslint from 'typescript-eslint';

/** Rooms of `fixtures/resources`, each of which stands on those before it. */
const rooms = [
  'description',
  'answers',
  'data',
  'bench',
  'items',
  'singles',
  'reading',
  'changing',
  'removing',
  'access',
];

/** Folders whose code may not be imported from the named folder: imports flow one way. */
const fences = [
  { files: ['spec/**/*.ts'], forbidden: ['#fixtures/*', '#tests/*', '#reports/*'] },
  { files: ['fixtures/**/*.ts'], forbidden: ['#tests/*', '#reports/*'] },
  {
    files: ['fixtures/mock/**/*.ts'],
    forbidden: [
      'ajv',
      'ajv/*',
      '#spec/*',
      '#fixtures/client/*',
      '#fixtures/ground/*',
      '#fixtures/gateway/*',
      '#tests/*',
      '#reports/*',
    ],
  },
  // Each room of the judge stands on what all of them need; what is issued is judged by what is refused, too.
  { files: ['fixtures/judge/*.ts'], forbidden: ['#tests/*', '#reports/*', '#fixtures/judge/*/*'] },
  {
    files: ['fixtures/judge/lists/*.ts'],
    forbidden: ['#tests/*', '#reports/*', '#fixtures/judge/refusals/*', '#fixtures/judge/tokens/*'],
  },
  {
    files: ['fixtures/judge/refusals/*.ts'],
    forbidden: ['#tests/*', '#reports/*', '#fixtures/judge/lists/*', '#fixtures/judge/tokens/*'],
  },
  {
    files: ['fixtures/judge/tokens/*.ts'],
    forbidden: ['#tests/*', '#reports/*', '#fixtures/judge/lists/*'],
  },
  ...rooms.map((room, index) => ({
    files: [`fixtures/resources/${room}/*.ts`],
    forbidden: ['#tests/*', '#reports/*', '../*'],
    // Their shapes alone: what is made for a bench names it.
    typesOnly: rooms.slice(index + 1).map((later) => `#fixtures/resources/${later}/*`),
  })),
  { files: ['tests/**/*.ts'], forbidden: ['#reports/*'] },
  {
    files: ['tests/conformance/**/*.ts'],
    forbidden: ['#reports/*', '#spec/*', '#fixtures/*', '!#fixtures/test.ts'],
  },
  {
    files: ['tests/conformance/resources/*.ts'],
    forbidden: [
      ...['#reports/*', '#spec/*', '#fixtures/*', '!#fixtures/test.ts'],
      ...['!#fixtures/resources', '#fixtures/resources/*', '!#fixtures/resources/vocabulary.ts'],
    ],
  },
  {
    files: ['tests/observation/**/*.ts'],
    forbidden: ['#reports/*', '#spec/*', '#fixtures/*', '!#fixtures/test.ts'],
  },
  // Reports know the shapes of what fixtures hand over, not their code.
  { files: ['reports/**/*.ts', 'reports/**/*.tsx'], forbidden: ['#tests/*'], typesOnly: ['#fixtures/*'] },
  { files: ['reports/command/**/*.ts'], forbidden: [] },
  // The suite's own tests look at every part, the command included.
  { files: ['tests/self/**/*.ts', 'tests/bench/**/*.ts'], forbidden: [] },
];

/** A `#` at the beginning makes a pattern a comment, as in a file that git reads. */
function asPattern(name) {
  return name.replace('#', String.raw`\#`);
}

export default tseslint.config(
  { ignores: ['node_modules', 'reports/out', 'test-results'] },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      complexity: ['error', 8],
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    ...playwright.configs['flat/recommended'],
    files: ['tests/conformance/**/*.ts', 'tests/observation/**/*.ts'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // A test of the service ends in the judge, a probe in what it observed; neither calls `expect` itself.
      'playwright/expect-expect': [
        'error',
        { assertFunctionPatterns: ['^(holds|refused|steady)$', '^observe'] },
      ],
    },
  },
  ...fences.map(({ files, forbidden, typesOnly = [] }) => ({
    files,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: forbidden.map(asPattern), allowTypeImports: false },
            { group: typesOnly.map(asPattern), allowTypeImports: true },
          ].filter(({ group }) => group.length > 0),
        },
      ],
    },
  })),
  { files: ['**/*.js'], ...tseslint.configs.disableTypeChecked },
);
