import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { request } from 'undici';
import { startGateway, type GatewayOptions, type RunningGateway } from '#fixtures/gateway/gateway.ts';
import {
  CONTROL_HEADER,
  INSERT_HEADER,
  KEY_HEADER,
  OPTIONS_HEADER,
  REPORT_HEADER,
  UNDO_HEADER,
  type AnswerReport,
  type ControlName,
  type Insertion,
  type SendOptions,
  type Undo,
} from '#fixtures/gateway/protocol.ts';
import { listening } from './loopback.ts';

export const TOKEN_PATH = '/api/v1/auth/token/bearer';
export const LIST_PATH = '/api/v1/clients';
export const credentials = {
  ORGANIZATION_ID: 'acme-industries',
  API_KEY: 'key/live+8d21f0c4b7a93e65',
  API_USERNAME: 'robin@example.test',
  API_PASSWORD: 'correct horse "battery"',
  LIMITED_API_KEY: 'limited-5f8e2b1c9d04',
} as const;

export interface Heard {
  readonly method: string;
  readonly url: string;
  /** Names and values alternately, as they came over the wire. */
  readonly rawHeaders: readonly string[];
  readonly body: string;
  /** The body as it arrived. */
  readonly pieces: readonly Piece[];
}

export interface Piece {
  readonly text: string;
  /** By a clock of its own. */
  readonly atMs: number;
}

export interface Ask {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly string[];
  readonly insert?: readonly Insertion[];
  readonly body?: string;
  readonly undo?: Undo;
  readonly options?: SendOptions;
  readonly control?: ControlName;
  readonly key?: string;
}

export interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly report: AnswerReport;
}

export interface Stand extends AsyncDisposable {
  readonly gateway: RunningGateway;
  readonly heard: Heard[];
  readonly baseUrl: string;
  ask(ask?: Ask): Promise<Got>;
}

export type Service = (heard: Heard, response: ServerResponse, request: IncomingMessage) => void;

/** A small service with a gateway in front of it. */
export async function stand(service: Service, options: Partial<GatewayOptions> = {}): Promise<Stand> {
  const heard: Heard[] = [];
  const server = createServer((message, response) => {
    void readAll(message).then((one) => {
      heard.push(one);
      service(one, response, message);
    });
  });
  const { url: baseUrl, close } = await listening(server);
  const gateway = await startGateway({
    baseUrl,
    credentials,
    tokenPath: TOKEN_PATH,
    operations: [
      { method: 'GET', path: LIST_PATH },
      { method: 'POST', path: '/api/v1/things' },
      { method: 'DELETE', path: '/api/v1/things/{id}' },
    ],
    allowWrites: false,
    requestTimeoutS: 5,
    userAgent: 'suite/1.0',
    ...options,
  });
  return {
    gateway,
    heard,
    baseUrl,
    ask: (ask = {}) => askGateway(gateway, ask),
    [Symbol.asyncDispose]: async () => {
      await gateway.close();
      await close();
    },
  };
}

export async function askGateway(gateway: RunningGateway, ask: Ask): Promise<Got> {
  const json = (name: string, value: unknown): string[] =>
    value === undefined ? [] : [name, JSON.stringify(value)];
  const response = await request(gateway.url + (ask.path ?? LIST_PATH), {
    method: ask.method ?? 'GET',
    headers: [
      ...[KEY_HEADER, ask.key ?? gateway.key],
      ...(ask.headers ?? []),
      ...json(INSERT_HEADER, ask.insert),
      ...json(UNDO_HEADER, ask.undo),
      ...json(OPTIONS_HEADER, ask.options),
      ...(ask.control === undefined ? [] : [CONTROL_HEADER, ask.control]),
    ],
    body: ask.body ?? null,
  });
  const text = await response.body.text();
  const field = String(response.headers[REPORT_HEADER]);
  // The gateway wrote this field; the protocol types it.
  const report = JSON.parse(Buffer.from(field, 'base64url').toString('utf8')) as AnswerReport;
  return { status: response.statusCode, headers: response.headers, text, report };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function logIn(): Ask {
  return {
    method: 'POST',
    path: TOKEN_PATH,
    headers: ['Content-Type', 'application/json'],
    body: '{}',
    insert: [
      { in: 'body', at: '/username', credential: 'API_USERNAME' },
      { in: 'body', at: '/password', credential: 'API_PASSWORD' },
    ],
  };
}

async function readAll(message: IncomingMessage): Promise<Heard> {
  const chunks: Buffer[] = [];
  const pieces: Piece[] = [];
  for await (const part of message) {
    // An incoming message without an encoding set yields buffers.
    const chunk = part as Buffer;
    chunks.push(chunk);
    pieces.push({ text: chunk.toString('utf8'), atMs: performance.now() });
  }
  return {
    method: message.method ?? '',
    url: message.url ?? '',
    rawHeaders: message.rawHeaders,
    body: Buffer.concat(chunks).toString('utf8'),
    pieces,
  };
}

const NOT_HEARD: Heard = { method: '', url: '', rawHeaders: [], body: 'not heard', pieces: [] };

/** What a service hears of a request to its token endpoint, which it refuses. */
export async function heardAtTokenEndpoint(ask: Ask): Promise<Heard> {
  await using service = await stand((_heard, response) => {
    json(response, 400, {});
  });
  await service.ask({
    method: 'POST',
    path: TOKEN_PATH,
    headers: ['Content-Type', 'application/json'],
    ...ask,
  });
  return service.heard[0] ?? NOT_HEARD;
}
