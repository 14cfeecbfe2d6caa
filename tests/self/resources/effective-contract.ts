import path from 'node:path';
import type { Contract } from '#spec/contract.ts';
import { loadContract } from '#spec/load-contract.ts';

export const ROOT = path.join(import.meta.dirname, '../../..');
export const EXAMPLE = path.join(ROOT, 'spec/targets/example/overlay.yaml');

/** The contract with the five example resources. */
export function exampleContract(): Promise<Contract> {
  return loadContract([EXAMPLE]);
}
