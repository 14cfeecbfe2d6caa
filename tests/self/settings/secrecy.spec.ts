import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { SettingsError } from '#fixtures/settings/settings-error.ts';

const SEED = Number(process.env['SEED_OF_PROPERTIES'] ?? Date.now() % 1_000_000);

/** A mark that no message can hold by chance, somewhere in a value of any kind. */
const marked = fc
  .tuple(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 12 }))
  .map(([before, after]) => `${before}Qz7Xv9${after}`);
const prefixed = fc
  .constantFrom('', 'https://me:', ' ', '"', 'Bearer ', '\n')
  .chain((prefix) => marked.map((value) => prefix + value));
/** What they name is no secret, and is named. */
const NAMED = ['OVERLAY', 'FAULT', 'DIALECT'];
const kept = SETTING_NAMES.filter((name) => !NAMED.includes(name));
const environments = fc
  .tuple(
    fc.dictionary(fc.constantFrom(...kept, 'API_KEYS', 'BASEURL'), prefixed, { minKeys: 1 }),
    fc.dictionary(fc.constantFrom(...NAMED), fc.constantFrom('nowhere', 'a,b', ' ', '/')),
  )
  .map(([secret, named]) => ({ ...secret, ...named }));

function messageOf(environment: Readonly<Record<string, string>>): string {
  try {
    readSettings({ environment, directory: test.info().outputPath() });
  } catch (error) {
    if (error instanceof SettingsError) return `${error.message}\n${String(error.stack)}`;
    throw error;
  }
  return '';
}

test('no message repeats a value but a path or the name of a fault or dialect', () => {
  console.log(`seed of the properties: ${SEED}`);
  let refused = 0;

  fc.assert(
    fc.property(environments, (environment) => {
      const message = messageOf(environment);
      refused += message === '' ? 0 : 1;
      expect(message).not.toContain('Qz7Xv9');
    }),
    { seed: SEED, numRuns: 1000 },
  );

  expect(refused).toBeGreaterThan(500);
});
