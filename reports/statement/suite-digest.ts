import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a service of the proof is made of. */
export interface ProvenOn {
  readonly fault?: string;
  readonly dialects: readonly string[];
  /** Resources are described to the run, and written to. */
  readonly isDescribed: boolean;
}

/** Everything that decides what the suite finds: contract, catalogue, fixtures, tests, lock file. */
const MEASURED = ['spec', 'fixtures', 'tests/conformance', 'package-lock.json'];
const FAULTS = 'fixtures/mock/faults';
const DIALECTS = 'fixtures/mock/dialects';
/**
 * What no run calls unless resources are described to it, as coverage of such runs shows: overlays, made data, and the
 * tests of the general request pattern.
 */
const FOR_DESCRIBED_ALONE =
  /^(?:spec\/targets|fixtures\/data|fixtures\/resources|tests\/conformance\/resources)\//u;
/** But for this: how operations are read from a description, and that there is nothing to be tested. */
const FOR_ALL = new RegExp(
  [
    String.raw`^fixtures/data/random\.ts$`,
    String.raw`^fixtures/resources/bench/subjects\.ts$`,
    String.raw`^fixtures/resources/description/(?!told-forms|told-of-|moved-along|rules-in-words|needed-in-words|states|zeros|referring|reference-)`,
  ].join('|'),
  'u',
);
const BESIDE = /from '\.\/(?<file>[a-z\d-]+)\.ts'/gu;

/**
 * Digests of the version at hand: of the whole, and of what the outcome of one service of the proof rests on. What was
 * measured stands as long as that is the same, whatever else has changed.
 */
export class SuiteDigests {
  readonly #root: string;
  readonly #files: readonly string[];
  readonly #shared: Readonly<Record<'described' | 'plain', string>>;

  public constructor(root: string) {
    this.#root = root;
    // What people read decides nothing.
    this.#files = MEASURED.flatMap((path) => filesBelow(root, path)).filter((name) => !name.endsWith('.md'));
    const shared = this.#files.filter(
      (file) => ![FAULTS, DIALECTS].some((folder) => file.startsWith(folder)),
    );
    const plain = shared.filter((file) => !FOR_DESCRIBED_ALONE.test(file) || FOR_ALL.test(file));
    this.#shared = { described: this.#digest(shared), plain: this.#digest(plain) };
  }

  /** SHA-256 over all of it. */
  public get whole(): string {
    return this.#digest(this.#files);
  }

  /** SHA-256 over what decides how this service is judged: its own fault and dialects, and what all of its kind share. */
  public of({ fault, dialects, isDescribed }: ProvenOn): string {
    const own = [
      ...(fault === undefined ? [] : this.#withBeside(FAULTS, fault)),
      ...dialects.flatMap((id) => this.#withBeside(DIALECTS, id)),
    ];
    return this.#digest([...new Set(own)].sort(), this.#shared[isDescribed ? 'described' : 'plain']);
  }

  /** Ids of all faults and dialects there are. */
  public get offered(): { readonly faults: readonly string[]; readonly dialects: readonly string[] } {
    return { faults: this.#idsIn(FAULTS), dialects: this.#idsIn(DIALECTS) };
  }

  #idsIn(folder: string): readonly string[] {
    return this.#files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1, -'.ts'.length));
  }

  /** Some build on the one in the file beside them. */
  #withBeside(folder: string, id: string): readonly string[] {
    const file = `${folder}/${id}.ts`;
    if (!this.#files.includes(file)) return [file];
    const text = readFileSync(join(this.#root, file), 'utf8');
    const beside = [...text.matchAll(BESIDE)].map((match) => match.groups?.['file'] ?? '');
    return [file, ...beside.flatMap((other) => this.#withBeside(folder, other))];
  }

  #digest(files: readonly string[], shared = ''): string {
    const hash = createHash('sha256').update(shared);
    for (const file of files) {
      hash.update(`${file}\0`);
      if (this.#files.includes(file)) hash.update(readFileSync(join(this.#root, file)));
      hash.update('\0');
    }
    return hash.digest('hex');
  }
}

function filesBelow(root: string, path: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(root, `${path}/${name}`));
}
