import { loadContract } from '#spec/load-contract.ts';
import type { TokenSeen } from '#fixtures/gateway/protocol.ts';
import type { TokenPlan } from '#fixtures/gateway/session.ts';
import { Clock } from '#fixtures/ground/clock.ts';
import { discoverToken, type TokenDiscovery } from '#fixtures/ground/discover-token.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { fakeService, type FakeService } from './fake-service.ts';

const contract = loadContract([]);
export const SERVED = answer({ body: envelope(clients(1, 3)) });
export const EMPTY = answer({ body: envelope([]) });

/** A token that ends so many seconds from now. */
export function living(name: TokenSeen['name'], lifetimeS = 600, more: Partial<TokenSeen> = {}): TokenSeen {
  return tokenSeen({ name, exp: Date.now() / 1000 + lifetimeS, ...more });
}

export const FIRST = living('TOKEN-1');
export const SECOND = living('TOKEN-2');
export const THIRD = living('TOKEN-3');

export interface Scene {
  readonly found: TokenDiscovery;
  readonly kept: readonly TokenPlan[];
}

export async function scene(service: FakeService, { serviceMs = 5, hasClients = true } = {}): Promise<Scene> {
  const clock = new Clock();
  clock.note(answer({ report: { serviceMs } }));
  const kept: TokenPlan[] = [];
  const found = await discoverToken({
    send: fakeService(service).send,
    contract: await contract,
    gateway: {
      keepToken: (plan) => {
        kept.push(plan);
      },
    },
    clock,
    page: { pageNo: 1, pageSize: 10 },
    hasClients,
  });
  return { found, kept };
}
