import type { TestDetails, TestInfo } from '@playwright/test';

/**
 * Stands where `@playwright/test` does (`tsconfig.stand-in.json`), so that the tests of the service can be run without
 * the runner: many services in one process. Tests are collected as they are declared; a skip ends one.
 */
export class SkippedError extends Error {
  override readonly name = 'SkippedError';
}

export type Fixtures = Readonly<Record<string, unknown>>;
type Use = (value: unknown) => Promise<void>;
type Maker = (fixtures: Fixtures, use: Use, info: Partial<TestInfo>) => Promise<void>;

export interface CollectedTest {
  readonly title: string;
  /** The requirement that it is about. */
  readonly id: string;
  readonly body: (fixtures: Fixtures) => Promise<void>;
}

export const collected: CollectedTest[] = [];
const makers = new Map<string, Maker>();

/** The value that a fixture of `fixtures/test.ts` gives to what is done with it. */
export function withFixture(
  name: string,
  { fixtures, info }: { readonly fixtures: Fixtures; readonly info: Partial<TestInfo> },
  use: Use,
): Promise<void> {
  const maker = makers.get(name);
  if (maker === undefined) throw new Error(`No fixture ${name} in fixtures/test.ts.`);
  return maker(fixtures, use, info);
}

function declare(title: string, details: TestDetails, body: CollectedTest['body']): void {
  const [tag = ''] = [details.tag ?? []].flat();
  collected.push({ title, id: tag.slice(1), body });
}

export const test = Object.assign(declare, {
  extend(given: Readonly<Record<string, unknown>>): typeof test {
    // Each is a value, or a function with its options.
    for (const [name, parts] of Object.entries(given)) {
      const [maker] = parts as readonly unknown[];
      if (typeof maker === 'function') makers.set(name, maker as Maker);
    }
    return test;
  },
  skip(isSkipped: boolean, reason: string): void {
    if (isSkipped) throw new SkippedError(reason);
  },
});
