import { startGateway } from '#fixtures/gateway/gateway.ts';
import { askGateway, credentials, LIST_PATH, TOKEN_PATH, type Ask, type Got } from '../gateway/stand.ts';
import { patienceFor, rawService, type Respond } from './raw-service.ts';

const LIST: Ask = {
  insert: [{ in: 'header', at: 'Authorization', credential: 'API_KEY' }],
  options: { retry: false },
};

/** What answers, and what is expected to be seen of it. */
interface Hostile {
  readonly respond: Respond;
  readonly seen?: string;
}

/** Asks a hostile service once (for the list, with a key) through a gateway of its own. */
export async function askHostile({ respond, seen }: Hostile, request: Ask = LIST): Promise<Got> {
  await using service = await rawService(respond);
  const gateway = await startGateway({
    baseUrl: service.baseUrl,
    credentials,
    tokenPath: TOKEN_PATH,
    operations: [{ method: 'GET', path: LIST_PATH }],
    allowWrites: false,
    requestTimeoutS: patienceFor(seen),
    userAgent: 'suite/1.0',
  });
  return await askGateway(gateway, request).finally(() => gateway.close());
}
