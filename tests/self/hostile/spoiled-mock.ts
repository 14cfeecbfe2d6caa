import { EventEmitter, once } from 'node:events';
import { putInFront, settingsFor, type Passing } from '#fixtures/mock/front.ts';
import { startMock, type MockCredentials, type MockOptions } from '#fixtures/mock/mock.ts';
import { LIST_PATH } from '../gateway/stand.ts';

/** An answer on its way, and what a service knows of itself. */
export interface Spoiling extends Passing {
  readonly isList: boolean;
  readonly credentials: MockCredentials;
}

/** What is sent instead. `break`: the connection is broken; `silence`: nothing comes. */
export type Spoil = (
  passing: Spoiling,
) => Partial<Pick<Passing, 'status' | 'headers' | 'body'>> | 'break' | 'silence';

export interface SpoiledMock extends AsyncDisposable {
  /** Settings for the suite. */
  readonly environment: Readonly<Record<string, string>>;
  /** When it first kept silent. */
  readonly silent: Promise<unknown>;
}

/** Tokens outlive every run, however busy the machine: what a renewal adds to it is no part of these tests. */
const LIFETIME_S = 3600;

/** The mock, conforming unless a fault is named, behind something that spoils its answers. */
export async function spoiledMock(
  spoil: Spoil,
  { fault, clients = 12 }: Partial<Pick<MockOptions, 'fault' | 'clients'>> = {},
): Promise<SpoiledMock> {
  const options = { clients, tokenLifetimeS: LIFETIME_S, seed: 'hostile' };
  const mock = await startMock(fault === undefined ? options : { ...options, fault });
  const { credentials } = mock;
  const said = new EventEmitter();
  const silent = once(said, 'silence');
  const front = await putInFront(mock, (passing) => {
    const spoilt = spoil({ ...passing, credentials, isList: passing.path.startsWith(LIST_PATH) });
    if (spoilt === 'silence') said.emit('silence');
    return spoilt;
  });
  return {
    environment: { ...settingsFor(front), MAX_EXPIRY_WAIT_S: '0' },
    silent,
    [Symbol.asyncDispose]: () => front.close(),
  };
}

/** Falls silent when the run has well begun. */
export const slow: Spoil = ({ number }) => (number > 65 ? 'silence' : {});

/** Each message of a list holds the key in base64 of base64, as no redaction looks for it. */
export const inDisguise: Spoil = ({ isList, body, credentials }) => {
  const once = Buffer.from(`key ${credentials.apiKey}`).toString('base64');
  const twice = Buffer.from(once).toString('base64');
  const text = body.toString('utf8').replace(/"message":"[^"]*"/, `"message":"${twice}"`);
  return isList ? { body: Buffer.from(text) } : {};
};
