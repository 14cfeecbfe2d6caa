import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { zipEntries } from './zip-entries.ts';

/** Names of the secrets that stand in the bytes. */
export type FindSecrets = (bytes: Buffer) => readonly string[];

export interface ScanResult {
  readonly filesScanned: number;
  readonly hits: readonly { readonly file: string; readonly secret: string }[];
}

/** Looks for secrets in every file below a folder, in what is packed into it (zip, gzip) or embedded as base64. */
export function scanFolder(folder: string, findSecrets: FindSecrets): ScanResult {
  const files = filesBelow(folder);
  const hits = files.flatMap((file) =>
    namesIn(folder, file, findSecrets).map((secret) => ({ file, secret })),
  );
  return { filesScanned: files.length, hits };
}

function namesIn(folder: string, file: string, findSecrets: FindSecrets): readonly string[] {
  const content = secretsIn(readFileSync(join(folder, file)), findSecrets);
  return [...new Set([...findSecrets(Buffer.from(file)), ...content])];
}

/** A report inside a zip inside base64 inside a page is as deep as our tools go; one more to be sure. */
const DEEPEST = 5;

/** Names of the secrets in the bytes and in everything that can be unpacked from them. */
export function secretsIn(bytes: Buffer, findSecrets: FindSecrets, depth = 0): readonly string[] {
  const inner = depth < DEEPEST ? unpacked(bytes) : [];
  return [...findSecrets(bytes), ...inner.flatMap((part) => secretsIn(part, findSecrets, depth + 1))];
}

function unpacked(bytes: Buffer): readonly Buffer[] {
  if (bytes.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) return [gunzipSync(bytes)];
  const entries = zipEntries(bytes);
  return entries.length > 0
    ? entries.flatMap(({ name, bytes: content }) => [Buffer.from(name), content])
    : embedded(bytes);
}

/** Base64 runs shorter than this hold no secret of eight characters and more in a quoted string. */
const RUN = /[A-Za-z0-9+/_-]{11,}={0,2}/g;

/** Archives one by one; all other decoded runs as one text, which is looked at once. */
function embedded(bytes: Buffer): readonly Buffer[] {
  const decoded = (bytes.toString('latin1').match(RUN) ?? []).map((run) => Buffer.from(run, 'base64'));
  const archives = decoded.filter(isArchive);
  const texts = decoded.filter((part) => !isArchive(part)).flatMap((part) => [part, LINE_BREAK]);
  return texts.length > 0 ? [...archives, Buffer.concat(texts)] : archives;
}

const LINE_BREAK = Buffer.from('\n');

function isArchive(bytes: Buffer): boolean {
  return zipEntries(bytes).length > 0;
}

function filesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return filesBelow(join(folder, entry.name)).map((file) => `${entry.name}/${file}`);
    return entry.isFile() ? [entry.name] : [];
  });
}
