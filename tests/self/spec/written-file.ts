import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { CatalogueError } from '#spec/catalogue-error.ts';

/** Writes a file into the running test's own folder and gives its path. */
export function written(name: string, text: string): string {
  const file = test.info().outputPath(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** An overlay with these actions, which begin on its fourth line. */
export function overlayOf(actions: string): string {
  return `overlay: 1.0.0\ninfo: { title: test, version: '1' }\nactions:\n${actions}\n`;
}

/** Folder of the running test. */
export function testFolder(): string {
  return test.info().outputPath();
}

/** The refusal as `line: message` rows; fails where `read` accepts. */
export async function refusals(read: () => unknown): Promise<readonly string[]> {
  try {
    await read();
  } catch (error) {
    if (error instanceof CatalogueError)
      return error.mistakes.map(({ line, message }) => `${line}: ${message}`);
    throw error;
  }
  return ['accepted'];
}
