import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { readSettings } from '#fixtures/settings/read-settings.ts';
import { SETTING_NAMES } from '#fixtures/settings/setting-names.ts';
import { SettingsError } from '#fixtures/settings/settings-error.ts';
import { mistakesInFiles, takeEnvironment } from '#fixtures/settings/take-environment.ts';

const SEED = Number(process.env['SEED_OF_PROPERTIES'] ?? Date.now() % 1_000_000);

test('a name of a target leads nowhere but into its folder', () => {
  console.log(`seed of the properties: ${SEED}`);
  const folder = test.info().outputPath('project');
  mkdirSync(path.join(folder, 'spec/targets'), { recursive: true });
  for (const outside of ['overlay.yaml', 'spec/overlay.yaml'])
    writeFileSync(path.join(folder, outside), 'overlay: 1.0.0\n');
  const service = {
    BASE_URL: 'https://service.example',
    ORGANIZATION_ID: 'org-1',
    API_KEY: 'key-0123456789',
  };
  const parts = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    'a',
    'B',
    '%2e',
    '\u0000',
    '\n',
    ' ',
    '~',
    '$HOME',
    'é',
  );
  const names = fc.array(parts, { minLength: 1, maxLength: 5 }).map((chosen) => chosen.join(''));

  fc.assert(
    fc.property(names, (target) => {
      const { overlays, mistakes } = outcomeOf({ ...service, TARGET: target }, folder);
      expect(overlays).toEqual([]);
      expect(mistakes.map(nameIn)).toEqual(/^[a-z0-9-]+$/.test(target) ? [] : ['TARGET']);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

test('whatever stands in an .env file, settings are read or refused by name', () => {
  const pieces = fc.constantFrom(
    ...SETTING_NAMES,
    ...[
      '=',
      '"',
      "'",
      '`',
      '\n',
      '\r\n',
      '#',
      '\\n',
      'export ',
      '${API_KEY}',
      'ä',
      '\u0000',
      '\ufeff',
      'true',
      '7',
    ],
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((chosen) => chosen.join(''));
  const folder = test.info().outputPath();

  fc.assert(
    fc.property(texts, (text) => {
      writeFileSync(path.join(folder, '.env'), text);
      const { mistakes } = outcomeOf(takeEnvironment(folder), folder);
      for (const line of mistakes) expect(SETTING_NAMES).toContain(nameIn(line));
      for (const line of mistakesInFiles(folder))
        expect(line).toMatch(/^\.env:[1-9]\d*: \S.* is no setting; .*[.?)]$/);
    }),
    { seed: SEED, numRuns: 500 },
  );
});

/** The setting that a mistake speaks of: its first word. */
function nameIn(mistake: string): string {
  return mistake.split(' ')[0] ?? '';
}

function outcomeOf(environment: Readonly<Record<string, string | undefined>>, directory: string) {
  try {
    return { overlays: readSettings({ environment, directory }).overlays, mistakes: [] };
  } catch (error) {
    if (error instanceof SettingsError) return { overlays: [], mistakes: error.mistakes };
    throw error;
  }
}
