import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { noteTokens, replay, withNewTokens } from '../../bench/replay.ts';
import { WireLog } from '../../bench/wire-log.ts';
import { listening } from '../gateway/loopback.ts';
import { askGateway, json, LIST_PATH, logIn, stand, type Heard } from '../gateway/stand.ts';

const OLD = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJvbGQifQ.c2lnbmF0dXJl';
const NEW = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJuZXcifQ.c2lnbmF0dXJl';

test('a token of the run is replaced by its successor, an altered one stays', () => {
  const tokens = new Map<string, string>();

  noteTokens(tokens, `{"access":"${OLD}"}`, `{"access":"${NEW}"}`);

  expect(withNewTokens(`Bearer ${OLD}`, tokens)).toBe(`Bearer ${NEW}`);
  expect(withNewTokens(`Bearer ${OLD}x`, tokens)).toBe(`Bearer ${OLD}x`);
  expect(withNewTokens('Api-Key eyJ', tokens)).toBe('Api-Key eyJ');
});

test('what the gateway sent is sent again as it was, with status and number told', async () => {
  await using here = await stand((heard, response) => {
    json(response, heard.method === 'POST' ? 201 : 200, {});
  });
  const log = new WireLog();
  await askGateway(here.gateway, {
    headers: ['pageNo', '2'],
    insert: [{ in: 'header', at: 'API-KEY', credential: 'API_KEY' }],
  });
  await askGateway(here.gateway, logIn());
  log.stop();
  const first = here.heard.splice(0);

  const replayed = await replay(log.sent, { baseUrl: here.baseUrl, timedFromMs: 0 });

  expect(first.map(({ method, url }) => `${method} ${url}`)).toContain(`GET ${LIST_PATH}`);
  expect(replayed).toMatchObject({ requests: first.length, alike: 1 });
  expect(here.heard.map(essence)).toEqual(first.map(essence));
});

test('an answer with another status is not alike, and what came before the tests is not counted', async () => {
  await using here = await stand((_heard, response) => {
    json(response, 200, {});
  });
  const log = new WireLog();
  await askGateway(here.gateway, {});
  await askGateway(here.gateway, {});
  log.stop();
  await using refusing = await listening(createServer((_request, response) => response.writeHead(404).end()));

  const timedFromMs = log.sent[1]?.startedAtMs ?? NaN;
  const replayed = await replay(log.sent, { baseUrl: refusing.url, timedFromMs });

  expect(replayed).toMatchObject({ requests: 1, alike: 0 });
});

/** What was sent, without what the client says of its connection. */
function essence({ method, url, rawHeaders, body }: Heard): object {
  const pairs = rawHeaders.flatMap((name, at) =>
    at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}`] : [],
  );
  return { method, url, body, headers: pairs.filter((pair) => !/^(?:host|connection)/i.test(pair)).sort() };
}
