import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SetupError } from '#fixtures/errors.ts';
import type { Share } from './proven-services.ts';

/** The options of a command. @throws SetupError `WRONG_OPTION` with what is wrong with them, in a line */
export function optionsOf<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (isWrongOption(error)) throw new SetupError('WRONG_OPTION', error.message);
    throw error;
  }
}

/** What a command makes of its options; what is wrong with them ends it with a line and exit code 2. */
export function orExit<Values>(read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}

/** @throws SetupError `WRONG_OPTION` where it is no whole number from 1 on */
export function countOf(name: string, text: string): number {
  if (/^[1-9]\d*$/.test(text)) return Number(text);
  throw new SetupError('WRONG_OPTION', `--${name} takes a whole number from 1 on, not "${text}".`);
}

/** @throws SetupError `WRONG_OPTION` where it is no share, as 3/8 is */
export function shareOf(name: string, text: string): Share {
  const [, index, of] = /^(\d+)\/(\d+)$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && of !== undefined && index >= 1 && index <= of) return { index, of };
  throw new SetupError('WRONG_OPTION', `--${name} takes a share such as 3/8, not "${text}".`);
}

/**
 * A folder, which need not be there yet.
 * @throws SetupError `WRONG_OPTION` where none is named, or a file stands in its place
 */
export function folderOf(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.startsWith('-'))
    throw new SetupError('WRONG_OPTION', `--${name} takes a folder: --${name} reports/out/mine.`);
  const folder = path.resolve(value);
  const file = [...above(folder), folder].find(
    (one) => statSync(one, { throwIfNoEntry: false })?.isDirectory() === false,
  );
  if (file === undefined) return folder;
  throw new SetupError('WRONG_OPTION', `--${name} takes a folder, and ${file} is none.`);
}

/** From the root on; each of them is looked at before what is in it. */
function above(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [...above(parent), parent];
}

/** A flag that goes with another one. @throws SetupError `WRONG_OPTION` where it stands alone, and would mean nothing */
export function flagOf<Name extends string>(
  name: Name,
  partner: Name,
  given: Readonly<Record<Name, boolean>>,
): boolean {
  if (!given[name] || given[partner]) return given[name];
  throw new SetupError('WRONG_OPTION', `--${name} goes with --${partner}.`);
}

/** A flag that says all of what is to be done. @throws SetupError `WRONG_OPTION` where another option says it, too */
export function aloneOf(name: string, others: readonly string[], args: readonly string[]): boolean {
  const isGiven = (option: string): boolean =>
    args.some((arg) => arg === `--${option}` || arg.startsWith(`--${option}=`));
  const other = others.find(isGiven);
  if (!isGiven(name) || other === undefined) return isGiven(name);
  throw new SetupError('WRONG_OPTION', `--${name} does not go with --${other}.`);
}

/** What the pattern chooses. @throws SetupError `WRONG_OPTION` where it is no regular expression, or chooses nothing */
export function chosenBy<T>(name: string, pattern: string, from: ReadonlyMap<string, T>): readonly T[] {
  const expression = expressionOf(name, pattern);
  const chosen = [...from].filter(([id]) => expression.test(id)).map(([, one]) => one);
  if (chosen.length > 0) return chosen;
  throw new SetupError('WRONG_OPTION', `--${name} ${pattern} chooses none of ${from.size}.`);
}

function expressionOf(name: string, pattern: string): RegExp {
  try {
    return new RegExp(pattern);
  } catch {
    throw new SetupError('WRONG_OPTION', `--${name} takes a regular expression, not "${pattern}".`);
  }
}

function isWrongOption(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS')
  );
}
