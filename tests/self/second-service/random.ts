import { createHash } from 'node:crypto';

const LETTERS_AND_DIGITS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** Bytes that depend on the seed and the label only. */
function bytesOf(seed: number, label: string): Buffer {
  return createHash('sha512').update(`${seed}/${label}`).digest();
}

/** A number from 0 to below 1 that depends on the seed and the label only: FNV-1a, mixed once more. */
export function chance(seed: number, label: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(`${seed}/${label}`)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Letters and digits, at most 64 of them. */
export function seededText(seed: number, label: string, length: number): string {
  const bytes = [...bytesOf(seed, label).subarray(0, length)];
  return bytes.map((byte) => LETTERS_AND_DIGITS.charAt(byte % LETTERS_AND_DIGITS.length)).join('');
}

/** Standard base64 of so many bytes (at most 64), with padding where it belongs. */
export function seededBase64(seed: number, label: string, length: number): string {
  return bytesOf(seed, label).subarray(0, length).toString('base64');
}
