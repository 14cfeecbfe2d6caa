import { once } from 'node:events';
import { faults as knownFaults } from './faults/all.ts';
import { usualHabits, type Habits } from './habits.ts';
import type { Rules } from './call.ts';
import { rightRules } from './rules.ts';
import { createService, PREFIX, type Clock } from './server.ts';
import { ways as knownWays } from './ways.ts';
import { createWorld, type World } from './world.ts';

export interface SecondOptions {
  readonly faults?: readonly string[];
  readonly ways?: readonly string[];
  readonly clients?: number;
  readonly tokenLifetimeS?: number;
  readonly seed?: number;
  /** A choice that one test alone needs, of those that the document leaves open. */
  readonly change?: (rules: Rules) => void;
}

export interface SecondService {
  /** With a path prefix. */
  readonly baseUrl: string;
  /** Settings for the suite: credentials and what a way needs. */
  readonly environment: Record<string, string>;
  requests(): number;
  /** Puts the service's clock forward, so that a test need not wait for an expiry. */
  advance(seconds: number): void;
  close(): Promise<void>;
}

export const faults: readonly { id: string; breaks: readonly string[]; text: string }[] = knownFaults;
export const ways: readonly { id: string; text: string; untested?: readonly string[] }[] = knownWays;

/** A fault or way that nobody knows. */
class UnknownSwitch extends Error {
  override readonly name = 'UnknownSwitch';
}

function chosen<Switch extends { readonly id: string }>(
  all: readonly Switch[],
  ids: readonly string[],
): Switch[] {
  return ids.map((id) => {
    const found = all.find((one) => one.id === id);
    if (found === undefined) throw new UnknownSwitch(`no fault or way is called ${id}`);
    return found;
  });
}

function habitsOf(options: SecondOptions): Habits {
  const habits = usualHabits();
  for (const way of chosen(knownWays, options.ways ?? [])) Object.assign(habits, way.set);
  habits.clients = options.clients ?? habits.clients;
  habits.tokenLifetimeS = options.tokenLifetimeS ?? habits.tokenLifetimeS;
  habits.seed = options.seed ?? habits.seed;
  return habits;
}

function environmentOf(world: World, baseUrl: string): Record<string, string> {
  const { tokenLifetimeS, leewayS } = world.habits;
  return {
    BASE_URL: baseUrl,
    ORGANIZATION_ID: world.own.id,
    API_KEY: world.key.text,
    API_USERNAME: world.user.username,
    API_PASSWORD: world.user.password,
    OTHER_ORGANIZATION_ID: world.other.id,
    LIMITED_API_KEY: world.limitedKey.text,
    MAX_EXPIRY_WAIT_S: `${Math.min(tokenLifetimeS + leewayS + 10, 30)}`,
  };
}

/** Starts the second service on a free port of the loopback address. */
export async function startSecondService(options: SecondOptions = {}): Promise<SecondService> {
  const world = createWorld(habitsOf(options));
  const rules = rightRules();
  for (const fault of chosen(knownFaults, options.faults ?? [])) fault.break(rules);
  options.change?.(rules);
  const clock: Clock = { addedMs: 0 };
  const { server, requests } = createService(world, rules, clock);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}${PREFIX}`;
  return {
    baseUrl,
    environment: environmentOf(world, baseUrl),
    requests,
    advance: (seconds) => {
      clock.addedMs += seconds * 1000;
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
