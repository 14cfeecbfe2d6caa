import { inflateRawSync } from 'node:zlib';

/** Nothing that a run writes is larger; a bomb is refused by zlib. */
const LARGEST_ENTRY = 512 * 1024 * 1024;

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Entries of a zip file by its central directory (traces, HTML reports, blobs); none where it is no zip file.
 *
 * @throws zlib's error where an entry cannot be unpacked: a file that nobody can look into is no clean file
 */
export function zipEntries(bytes: Buffer): readonly ZipEntry[] {
  if (bytes.length < 22 || bytes.readUInt32LE(0) !== LOCAL_HEADER) return [];
  const end = bytes.lastIndexOf(signature(END_OF_DIRECTORY));
  if (end < 0 || end + 22 > bytes.length) return [];
  const amount = bytes.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < amount && isAt(bytes, at, CENTRAL_HEADER); index += 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    entries.push({ name, bytes: contentOf(bytes, at) });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function contentOf(bytes: Buffer, central: number): Buffer {
  const method = bytes.readUInt16LE(central + 10);
  const packedLength = bytes.readUInt32LE(central + 20);
  const local = bytes.readUInt32LE(central + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + packedLength);
  return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: LARGEST_ENTRY });
}

function isAt(bytes: Buffer, at: number, header: number): boolean {
  return at + 46 <= bytes.length && bytes.readUInt32LE(at) === header;
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
