import { putInFront, settingsFor, type Passing } from '#fixtures/mock/front.ts';
import { startMock } from '#fixtures/mock/mock.ts';
import { LIST_PATH } from '../gateway/stand.ts';

/** What is sent instead. `break`: the connection is broken; `silence`: nothing comes. */
export type Spoil = (
  passing: Passing & { readonly isList: boolean },
) => Partial<Pick<Passing, 'status' | 'headers' | 'body'>> | 'break' | 'silence';

export interface SpoiledMock extends AsyncDisposable {
  /** Settings for the suite. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The mock, conforming, behind something that spoils its answers. */
export async function spoiledMock(spoil: Spoil): Promise<SpoiledMock> {
  const mock = await startMock({ clients: 12, tokenLifetimeS: 60, seed: 'hostile' });
  const front = await putInFront(mock, (passing) =>
    spoil({ ...passing, isList: passing.path.startsWith(LIST_PATH) }),
  );
  return {
    environment: { ...settingsFor(front), MAX_EXPIRY_WAIT_S: '0' },
    [Symbol.asyncDispose]: () => front.close(),
  };
}
