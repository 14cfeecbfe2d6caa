import type { Contract } from '#spec/contract.ts';
import { loadContract } from '#spec/load-contract.ts';
import type { Transport } from '#fixtures/client/transport.ts';
import type { Ground } from '#fixtures/ground/ground.ts';
import type { RunFile } from '#fixtures/run-file.ts';
import { Service } from '#fixtures/service.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';

/** A service that discovery found open in both schemes: what is asked of it goes to `send`. */
export async function knownService(
  send: Transport,
  {
    ground = {},
    gateway = { url: 'http://127.0.0.1:9', key: 'key' },
    baseUrl = PUBLIC_SETTINGS.baseUrl,
    contract,
  }: {
    readonly ground?: Partial<Ground>;
    readonly gateway?: RunFile['gateway'];
    readonly baseUrl?: string;
    readonly contract?: Contract;
  } = {},
): Promise<Service> {
  const open = { declared: true, opens: true };
  const run: RunFile = {
    gateway,
    contract: contract ?? (await loadContract([])),
    ground: {
      schemes: { apiKey: open, bearer: open },
      token: { places: ['body/token'], kind: 'JWS', sessions: 'several' },
      tokenSeen: true,
      isTokenTooShort: false,
      opened: { pageNo: 1, pageSize: 10 },
      ...ground,
    },
    settings: { ...PUBLIC_SETTINGS, baseUrl },
    alike: {},
    known: [],
    startedAtMs: 0,
    isStepless: false,
    outDir: '',
  };
  return new Service(run, send);
}
