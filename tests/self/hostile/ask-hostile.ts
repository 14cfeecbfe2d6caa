import { startGateway } from '#fixtures/gateway/gateway.ts';
import { askGateway, credentials, LIST_PATH, TOKEN_PATH, type Ask, type Got } from '../gateway/stand.ts';
import { rawService, type Respond } from './raw-service.ts';

const LIST: Ask = {
  insert: [{ in: 'header', at: 'Authorization', credential: 'API_KEY' }],
  options: { retry: false },
};

/** Asks a hostile service once (for the list, with a key) through a gateway of its own, a second at most. */
export async function askHostile(respond: Respond, request: Ask = LIST): Promise<Got> {
  await using service = await rawService(respond);
  const gateway = await startGateway({
    baseUrl: service.baseUrl,
    credentials,
    tokenPath: TOKEN_PATH,
    operations: [{ method: 'GET', path: LIST_PATH }],
    allowWrites: false,
    requestTimeoutS: 1,
    userAgent: 'suite/1.0',
  });
  return await askGateway(gateway, request).finally(() => gateway.close());
}
