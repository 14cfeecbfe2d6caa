import { request, type Dispatcher } from 'undici';
import type { SentRequest } from './wire-log.ts';

const JWT = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;

export interface Replayed {
  /** Time from the first of the timed requests to the last answer, in ms. */
  readonly ms: number;
  readonly requests: number;
  /** Part of them that were answered with the status of the run, from 0 to 1. */
  readonly alike: number;
}

/**
 * Sends the requests of a run again, bare and one after the other: nothing could ask the same and be faster.
 * Tokens of the run have expired, so each is replaced by the one that the repeated log-in gave in its place.
 */
export async function replay(
  sent: readonly SentRequest[],
  { baseUrl, timedFromMs }: { readonly baseUrl: string; readonly timedFromMs: number },
): Promise<Replayed> {
  const tokens = new Map<string, string>();
  const timed = sent.filter(({ startedAtMs }) => startedAtMs >= timedFromMs);
  let alike = 0;
  let startedAtMs = performance.now();
  for (const one of sent) {
    if (one === timed[0]) startedAtMs = performance.now();
    const response = await again(one, { baseUrl, tokens });
    const text = await response.body.text();
    noteTokens(tokens, Buffer.concat(one.answer).toString('utf8'), text);
    if (one.startedAtMs >= timedFromMs && response.statusCode === one.status) alike += 1;
  }
  return { ms: performance.now() - startedAtMs, requests: timed.length, alike: alike / timed.length };
}

function again(
  { method, path, headers, body }: SentRequest,
  { baseUrl, tokens }: { readonly baseUrl: string; readonly tokens: ReadonlyMap<string, string> },
): Promise<Dispatcher.ResponseData> {
  return request(new URL(path, baseUrl), {
    method,
    headers: headers.map((text) => withNewTokens(text, tokens)),
    body: body ?? null,
  });
}

/** The text with known tokens of the run replaced; altered ones are none of them and stay as they are. */
export function withNewTokens(text: string, tokens: ReadonlyMap<string, string>): string {
  return text.replaceAll(JWT, (token) => tokens.get(token) ?? token);
}

/** Remembers which token came in the place of which. */
export function noteTokens(tokens: Map<string, string>, before: string, now: string): void {
  const fresh = now.match(JWT) ?? [];
  for (const [index, token] of (before.match(JWT) ?? []).entries()) {
    const next = fresh[index];
    if (next !== undefined) tokens.set(token, next);
  }
}
