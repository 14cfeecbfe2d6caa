import { createServer, type Socket } from 'node:net';
import { listening } from '#tests/self/gateway/loopback.ts';

/** Answers one whole request, as bytes on its connection: nothing stands between, so that HTTP can be broken. */
export type Respond = (socket: Socket, request: string) => void;

export interface RawService extends AsyncDisposable {
  readonly baseUrl: string;
  /** Requests as they came, credentials included. */
  readonly heard: readonly string[];
}

/** A service that does what no HTTP library would. */
export async function rawService(respond: Respond): Promise<RawService> {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    // A client that hangs up is what is expected here.
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const length = lengthOf(text);
      if (length === undefined || text.length < length) return;
      heard.push(text.slice(0, length));
      text = text.slice(length);
      respond(socket, heard.at(-1) ?? '');
    });
  });
  const { url, close } = await listening(server);
  return { baseUrl: url, heard, [Symbol.asyncDispose]: close };
}

/** Length of the first request in the text; undefined: its head is not complete. */
function lengthOf(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  return head + 4 + Number(/\r\ncontent-length: *(\d+)/i.exec(text.slice(0, head + 2))?.[1] ?? 0);
}

/** An answer with a right length, and the connection closed behind it. */
export function answerOf(body: Buffer | string, fields: readonly string[] = [], status = '200 OK'): Buffer {
  const bytes = Buffer.from(body);
  const head = [`HTTP/1.1 ${status}`, ...fields, `Content-Length: ${bytes.length}`, 'Connection: close'];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), bytes]);
}

export const JSON_TYPE = 'Content-Type: application/json';

/** Nobody waits long for what never comes; all else has the time that it needs on a busy machine. */
const NEVER_S = 1;
const ENOUGH_S = 30;

/** Seconds to wait for an answer of which this is expected to be seen. */
export function patienceFor(seen?: string): number {
  return seen === 'TIMEOUT' ? NEVER_S : ENOUGH_S;
}
