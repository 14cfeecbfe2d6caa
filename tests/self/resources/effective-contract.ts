import path from 'node:path';
import type { Contract } from '#spec/contract.ts';
import { loadContract } from '#spec/load-contract.ts';

export const ROOT = path.join(import.meta.dirname, '../../..');
export const EXAMPLE = path.join(ROOT, 'spec/targets/example/overlay.yaml');

/** Each once in a process: putting an overlay in place starts two others. */
const loaded = new Map<string, Promise<Contract>>();

/** The contract with an overlay of ours. */
export function contractWith(overlay: string): Promise<Contract> {
  const contract = loaded.get(overlay) ?? loadContract([overlay]);
  loaded.set(overlay, contract);
  return contract;
}

/** The contract with the five example resources. */
export function exampleContract(): Promise<Contract> {
  return contractWith(EXAMPLE);
}
