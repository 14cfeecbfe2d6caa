import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { transpileModule } from 'typescript';
import { ROOT } from '#reports/statement/suite.ts';
import type { Mutant } from './mutant.ts';
import { MUTANTS } from './mutants.ts';
import { outcomeOf, survival } from './outcomes.ts';
import { mutated, ProjectCopy } from './project-copy.ts';

/** Parts that are mutated, and at least how many mutants each has. */
const PARTS: readonly (readonly [string, number])[] = [
  ['spec/openapi.yaml', 15],
  ['reports/statement/verdict.ts', 15],
  ['fixtures/client/serves.ts', 5],
  ['fixtures/checks/', 25],
  ['fixtures/judge/', 20],
  ['fixtures/ground/', 25],
];
/** Some of different parts are tried here; `npm run mutants` tries all. */
const TRIED = ['description-client-name-optional', 'verdict-untested-conforms', 'end-refused-list-is-empty'];

/** A mutant that changes nothing that a test could see; its test fails where an earlier mutant is still in place. */
const HARMLESS: Mutant = {
  id: 'harmless',
  file: 'reports/statement/verdict.ts',
  from: 'The verdict of a run:',
  to: 'Verdict of a run:',
  killer: {
    spec: 'tests/self/reports/verdict.spec.ts',
    title: 'the verdict is partial when something is untested',
  },
};

test.describe('the list of mutants', () => {
  test('each changes a text that stands once in its file', () => {
    const ineffective = MUTANTS.filter((mutant) => {
      const whole = readFileSync(path.join(ROOT, mutant.file), 'utf8');
      return mutated(whole, mutant) === whole;
    });

    expect(ineffective).toEqual([]);
    expect(new Set(MUTANTS.map(({ id }) => id)).size).toBe(MUTANTS.length);
  });

  test('each leaves a file that can be read', () => {
    const unreadable = MUTANTS.filter(({ file }) => file.endsWith('.ts')).filter((mutant) => {
      const whole = readFileSync(path.join(ROOT, mutant.file), 'utf8');
      const { diagnostics } = transpileModule(mutated(whole, mutant), { reportDiagnostics: true });
      return (diagnostics ?? []).length > 0;
    });

    expect(unreadable.map(({ id }) => id)).toEqual([]);
  });

  test('every part has its mutants', () => {
    const thin = PARTS.filter(
      ([part, least]) => MUTANTS.filter(({ file }) => file.startsWith(part)).length < least,
    );

    expect(thin).toEqual([]);
  });

  test('a text that is gone or stands twice is refused', () => {
    const mutant: Mutant = { ...HARMLESS, file: 'f.ts', from: 'a', to: '$&' };

    expect(() => mutated('bcd', mutant)).toThrow('once in f.ts, not 0 times');
    expect(() => mutated('aba', mutant)).toThrow('once in f.ts, not 2 times');
    expect(mutated('abc', mutant)).toBe('$&bc');
  });
});

test.describe('in a copy of the project', () => {
  let copy: ProjectCopy;
  test.beforeAll(() => {
    copy = new ProjectCopy();
  });
  test.afterAll(() => {
    copy.remove();
  });

  test('each named test exists once', async () => {
    const listed = await copy.run(
      MUTANTS.map(({ killer }) => killer),
      { isDry: true },
    );

    const missing = MUTANTS.filter(({ killer }) => outcomeOf(listed, killer) === undefined);
    expect(missing.map(({ id, killer }) => `${id}: ${killer.title}`)).toEqual([]);
  });

  for (const mutant of MUTANTS.filter(({ id }) => TRIED.includes(id))) {
    test(`the mutant ${mutant.id} is found out`, async () => {
      expect(survival(await copy.killerOf(mutant), mutant.killer)).toBeUndefined();
    });
  }

  test('a mutant that no test notices is alive, and the one before it is gone', async () => {
    expect(survival(await copy.killerOf(HARMLESS), HARMLESS.killer)).toBe('the test is passed');
  });

  test('a file that cannot be read any more counts as alive', async () => {
    const broken = { ...HARMLESS, from: 'export function judge(', to: 'export function judge((' };

    expect(survival(await copy.killerOf(broken), broken.killer)).toMatch(/^SyntaxError/);
  });
});
