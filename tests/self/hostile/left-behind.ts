import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { secretsIn } from '#reports/command/scan.ts';
import type { Environment } from './started.ts';

/** Settings by these names are secret. */
const SECRET = /KEY|PASSWORD/;
/** The mock signs all its tokens; the gateway replaces each by its name. */
const TOKEN = /eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/;

/** Names of what is secret and stands in the bytes, packed and encoded content included. */
export function leaksIn(written: readonly Buffer[], environment: Environment): readonly string[] {
  const secrets = Object.entries(environment).filter(([name]) => SECRET.test(name));
  const find = (bytes: Buffer): readonly string[] => [
    ...secrets.flatMap(([name, value]) =>
      formsOf(value).some((form) => bytes.includes(form)) ? [name] : [],
    ),
    ...(TOKEN.test(bytes.toString('latin1')) ? ['a token'] : []),
  ];
  return [...new Set(written.flatMap((bytes) => secretsIn(bytes, find)))];
}

function formsOf(value: string): readonly string[] {
  return [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value).toString('hex'),
  ];
}

/** The content of every file below a folder; what a link leads to is elsewhere. */
export function filesBelow(folder: string): readonly Buffer[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name)));
}
