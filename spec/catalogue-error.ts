/** One mistake in a file that people write: where it stands and what to do. */
export interface CatalogueMistake {
  /** File as the reader knows it, relative to the project where it lies inside. */
  readonly file: string;
  /** Line from 1. */
  readonly line: number;
  /** One sentence: what is wrong and what to do. */
  readonly message: string;
}

/**
 * Files of `spec/` or an overlay are wrong; all mistakes at once, `file` and `line` of the first.
 * Named as `SetupError` and with a `code` like it: this folder may not import the class.
 */
export class CatalogueError extends Error {
  override readonly name = 'SetupError';
  readonly code = 'CATALOGUE';
  readonly file: string;
  readonly line: number;
  readonly mistakes: readonly CatalogueMistake[];

  constructor(mistakes: readonly [CatalogueMistake, ...CatalogueMistake[]], options?: ErrorOptions) {
    super(mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'), options);
    this.file = mistakes[0].file;
    this.line = mistakes[0].line;
    this.mistakes = mistakes;
  }
}

/** Throws one `CatalogueError` for all mistakes, or does nothing where there are none. */
export function refuse(mistakes: readonly CatalogueMistake[]): void {
  const [first, ...rest] = mistakes;
  if (first !== undefined) throw new CatalogueError([first, ...rest]);
}
