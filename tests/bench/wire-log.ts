import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { DiagnosticsChannel } from 'undici';
import { KEY_HEADER } from '#fixtures/gateway/protocol.ts';

/** A request as the gateway sent it to the service, by `performance.now()`. It holds credentials. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly body: Buffer | undefined;
  readonly startedAtMs: number;
  /** Undefined until the whole answer has come. */
  endedAtMs: number | undefined;
  status: number;
  readonly answer: Buffer[];
}

type Message = DiagnosticsChannel.RequestCreateMessage;

/** Hears from undici itself what this process sends to the service: nothing stands in between and costs time. */
export class WireLog {
  readonly sent: SentRequest[] = [];
  readonly #known = new WeakMap<object, SentRequest>();
  readonly #listeners = [
    ['undici:request:create', this.#create.bind(this)],
    ['undici:request:headers', this.#head.bind(this)],
    ['undici:request:bodyChunkReceived', this.#chunk.bind(this)],
    ['undici:request:trailers', this.#end.bind(this)],
  ] as const;

  constructor() {
    for (const [channel, listener] of this.#listeners) subscribe(channel, listener);
  }

  stop(): void {
    for (const [channel, listener] of this.#listeners) unsubscribe(channel, listener);
  }

  #create(message: unknown): void {
    // What undici publishes on this channel; the body is not in its types.
    const { request } = message as Message & { readonly request: { readonly body?: unknown } };
    const headers = (request.headers as readonly unknown[]).map(String);
    // Discovery speaks to the gateway by undici, too.
    if (headers.some((name) => name.toLowerCase() === KEY_HEADER)) return;
    const one: SentRequest = {
      method: request.method ?? 'GET',
      path: request.path,
      headers,
      body: Buffer.isBuffer(request.body) ? request.body : undefined,
      startedAtMs: performance.now(),
      endedAtMs: undefined,
      status: 0,
      answer: [],
    };
    this.#known.set(request, one);
    this.sent.push(one);
  }

  #head(message: unknown): void {
    const { request, response } = message as DiagnosticsChannel.RequestHeadersMessage;
    const one = this.#known.get(request);
    if (one !== undefined) one.status = response.statusCode;
  }

  #chunk(message: unknown): void {
    const { request, chunk } = message as DiagnosticsChannel.RequestBodyChunkReceivedMessage;
    this.#known.get(request)?.answer.push(chunk);
  }

  #end(message: unknown): void {
    const one = this.#known.get((message as DiagnosticsChannel.RequestTrailersMessage).request);
    if (one !== undefined) one.endedAtMs = performance.now();
  }
}
