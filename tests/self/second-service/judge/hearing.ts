import { startSecondService, type SecondOptions } from '../service.ts';
import { judges } from './judges.ts';
import { Peer, type Known } from './peer.ts';

/** What the default habits come to. */
const USUAL: Known = {
  clients: 61,
  sizes: [1, 2, 5, 10, 20, 25, 40],
  firstPage: 0,
  tokenLifetimeS: 60,
  leewayS: 0,
};

const KNOWN: Readonly<Record<string, Partial<Known>>> = {
  'no-clients': { clients: 0 },
  'one-client': { clients: 1, sizes: [1, 2] },
  'three-clients': { clients: 3, sizes: [1, 2, 3] },
  '2500-clients': { clients: 2500, sizes: [2, 40] },
  '100000-clients': { clients: 100_000, sizes: [2, 40] },
  'cap-5': { sizes: [1, 2, 3, 5] },
  'only-10-25-50': { sizes: [10, 25, 50] },
  'refuse-large': { sizes: [1, 10, 20, 30] },
  'one-based': { firstPage: 1 },
  'leeway-4s': { leewayS: 4 },
  'lifetime-2s': { tokenLifetimeS: 2 },
  'lifetime-day': { tokenLifetimeS: 86_400 },
};

/** What is known of the service in these ways. */
export function knownIn(ways: readonly string[]): Known {
  return ways.reduce<Known>((so, way) => ({ ...so, ...KNOWN[way] }), USUAL);
}

export interface Hearing {
  /** Requirement → breaches, for those that have any. */
  readonly breaches: Readonly<Record<string, readonly string[]>>;
  readonly requests: number;
}

/** Starts the service, asks the judges of the given requirements, and closes it again. */
export async function hear(ids: readonly string[], options: SecondOptions = {}): Promise<Hearing> {
  const known = knownIn(options.ways ?? []);
  const breaches: Record<string, readonly string[]> = {};
  let requests = 0;
  for (const id of ids) {
    const service = await startSecondService({ tokenLifetimeS: known.tokenLifetimeS, ...options });
    const peer = new Peer(service, known);
    const found = (await judges[id]?.(peer)) ?? ['no judge'];
    if (found.length > 0) breaches[id] = found;
    requests += service.requests();
    peer.close();
    await service.close();
  }
  return { breaches, requests };
}
