import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { withField, type Answer, type Call, type Rules } from './call.ts';
import { chance } from './random.ts';
import { letTimePass, type World } from './world.ts';

export const PREFIX = '/erp/gw';
const BASE = 'http://service.invalid';

/** Time that was added by hand, so that nobody has to wait for an expiry. */
export interface Clock {
  addedMs: number;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  request.setEncoding('utf8');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function fieldsOf(request: IncomingMessage): [string, string][] {
  const raw = request.rawHeaders;
  return raw.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, raw[at + 1] ?? '']] : []));
}

/** The answer of a service that is busy or down just now; undefined: it is not. */
function trouble(world: World, requests: number): Answer | undefined {
  const { habits } = world;
  if (habits.maintenanceEvery > 0 && requests % habits.maintenanceEvery === 0) {
    return { status: 503, fields: [['Retry-After', '0']], body: 'maintenance' };
  }
  const met = habits.troubles.find(
    ({ status, share }) => chance(habits.seed, `trouble ${status} at ${requests}`) < share,
  );
  if (met === undefined) return undefined;
  const fields: [string, string][] =
    met.retryAfterS === undefined ? [] : [['Retry-After', `${met.retryAfterS}`]];
  return { status: met.status, fields, body: '' };
}

function send(response: ServerResponse, answer: Answer): void {
  response.sendDate = false;
  response.writeHead(answer.status, answer.fields.flat());
  response.end(answer.body);
}

function compressed(call: Call, answer: Answer): Answer {
  const takesGzip = /\bgzip\b/.test(call.rules.field(call, 'Accept-Encoding') ?? '');
  if (!takesGzip || answer.body.length === 0) return answer;
  return { ...withField(answer, 'content-Encoding', 'gzip'), body: gzipSync(answer.body) };
}

/** What belongs to the transport: date, connection, length, compression. */
function dressed(call: Call, answer: Answer): Answer {
  const { habits } = call.world;
  let result = answer;
  if (habits.sendsDate) result = withField(result, 'dAtE', new Date(call.nowMs).toUTCString());
  if (habits.closes) result = withField(result, 'Connection', 'close');
  if (habits.gzips) result = compressed(call, result);
  const hasLength = result.status !== 204 && call.method !== 'HEAD';
  return hasLength ? withField(result, 'content-LENGTH', `${Buffer.byteLength(result.body)}`) : result;
}

export interface Running {
  readonly server: Server;
  readonly requests: () => number;
}

export function createService(world: World, rules: Rules, clock: Clock): Running {
  let requests = 0;
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const order = requests;
    const body = await bodyOf(request);
    const asked = request.url ?? '/';
    const url = new URL(URL.canParse(asked, BASE) ? asked : '/', BASE);
    const call: Call = {
      method: request.method ?? '',
      path: url.pathname.startsWith(`${PREFIX}/`) ? url.pathname.slice(PREFIX.length) : '',
      query: url.searchParams,
      fields: fieldsOf(request),
      body,
      nowMs: Date.now() + world.habits.clockOffsetMs + clock.addedMs,
      connection: request.socket,
      world,
      rules,
    };
    letTimePass(world, order);
    if (world.habits.delayMs > 0) await pause(world.habits.delayMs);
    send(response, dressed(call, trouble(world, order) ?? rules.answer(call)));
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  return { server, requests: () => requests };
}
