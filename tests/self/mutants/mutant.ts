/** A test of this project, by which a mutant is found out. */
export interface Killer {
  /** Spec file, relative to the project. */
  readonly spec: string;
  /** Title of the test, without those of its groups. */
  readonly title: string;
}

/** One deliberate mistake in a part of the suite: a text that stands once in a file, and what replaces it. */
export interface Mutant {
  readonly id: string;
  /** Relative to the project. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly killer: Killer;
}

/** A mutant of one file, killed by a test of one spec file. */
export interface MutantRow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Title of the test. */
  readonly kills: string;
}

/** Mutants of one file that the tests of one spec file kill. */
export function mutantsOf(
  { file, spec }: { readonly file: string; readonly spec: string },
  rows: readonly MutantRow[],
): readonly Mutant[] {
  return rows.map(({ id, from, to, kills }) => ({ id, file, from, to, killer: { spec, title: kills } }));
}

/** A file of `fixtures`, by its place in there without the ending, and the tests that stand at the same place. */
export function asNamed(place: string): { readonly file: string; readonly spec: string } {
  return { file: `fixtures/${place}.ts`, spec: `tests/self/${place}.spec.ts` };
}

/** A file of `fixtures/resources`, and the tests that stand at the same place, or at another one there. */
export function ofResources(place: string, spec = place): { readonly file: string; readonly spec: string } {
  return { file: asNamed(`resources/${place}`).file, spec: asNamed(`resources/${spec}`).spec };
}
