import type { Breach, RequirementOutcome } from '#reports/statement/statement.ts';
import type { Neighbours } from './page.tsx';

type Row = Pick<RequirementOutcome, 'id' | 'tests'>;

/** Anchor of the `curl` line and the first exchange of a promise. */
export function placeOfCurl({ id }: Pick<Row, 'id'>): string {
  return `${id}-exchange`;
}

/** Anchor of what else was found of a promise. */
export function placeOfFurther({ id }: Pick<Row, 'id'>): string {
  return `${id}-further`;
}

/** What was found of a promise beyond the first breach, which is shown whole. */
export interface Further {
  /** Those that were recorded. */
  readonly breaches: readonly Breach[];
  /** How many more a test has only counted. */
  readonly unlisted: number;
}

export function furtherOf({ tests }: Pick<Row, 'tests'>): Further {
  const breaches = tests.flatMap((test) => test.breaches).slice(1);
  const telling = tests.filter((test) => test.breaches.length > 0);
  const counts = telling.map(({ message = '' }) => Number(COUNTED.exec(message)?.[1] ?? 0));
  return { breaches, unlisted: counts.reduce((sum, more) => sum + more, 0) };
}

/** How the judge ends a list of findings that it has cut. */
const COUNTED = /^ {2}… and (\d{1,6}) more$/m;

/** Address of the first test in Allure that has told a breach, or failed otherwise. */
export function evidenceOf({ tests }: Row, evidence: Neighbours['evidence']): string | undefined {
  const test =
    tests.find(({ breaches }) => breaches.length > 0) ?? tests.find(({ outcome }) => outcome === 'failed');
  return test === undefined ? undefined : evidence.get(nameOf(test));
}

/** The name by which evidence is known. */
export function nameOf({ file, title }: RequirementOutcome['tests'][number]): string {
  return `${file} › ${title}`;
}
