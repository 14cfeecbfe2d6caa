import { Agent, request, type ClientRequest } from 'node:http';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import type { RunningMock } from '#fixtures/mock/mock.ts';
import { tokenIn } from './service.ts';

export interface Sent {
  readonly method?: string;
  readonly path?: string;
  /** In the letter case that goes over the wire. */
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** The body leaves in two pieces. */
  readonly isInPieces?: boolean;
}

/** Long enough for the first piece to arrive alone. */
const BETWEEN_PIECES_MS = 50;

export interface Received {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Plain HTTP that keeps the letter case of header names, which `fetch` does not. */
function exchange(baseUrl: string, sent: Sent, agent: Agent): Promise<Received> {
  const { method = 'GET', path = '/api/v1/clients', headers = {} } = sent;
  return new Promise((resolve, reject) => {
    const outgoing = request(`${baseUrl}${path}`, { method, headers, agent }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const status = incoming.statusCode ?? 0;
        resolve({ status, headers: incoming.rawHeaders, body: Buffer.concat(parts).toString('latin1') });
      });
    });
    outgoing.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNRESET')
        resolve({ status: 0, headers: [], body: 'no answer' });
      else reject(error);
    });
    write(outgoing, sent).catch(reject);
  });
}

async function write(outgoing: ClientRequest, { body = '', isInPieces = false }: Sent): Promise<void> {
  const half = isInPieces ? Math.ceil(body.length / 2) : 0;
  if (isInPieces) {
    outgoing.write(body.slice(0, half));
    await sleep(BETWEEN_PIECES_MS);
    // The mock is in this process: it reads what has arrived before the rest follows, however late that is.
    await turn();
  }
  outgoing.end(body.slice(half));
}

/** Ends a recording: what was seen is not what the plain mock shows. */
export class ToldApart extends Error {}

/** A client of one mock that writes down everything it sees, until it is told apart from what was expected. */
export class Recorder {
  readonly trace: string[] = [];
  readonly mock: RunningMock;
  readonly #secrets: readonly (readonly [string, string])[];
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #expected: readonly string[] | undefined;

  /** @param expected what the plain mock shows; without it everything is written down */
  constructor(mock: RunningMock, expected?: readonly string[]) {
    this.mock = mock;
    this.#expected = expected;
    const { organizationId, otherOrganizationId, ...secrets } = mock.credentials;
    this.#secrets = Object.entries(secrets);
    const shapes = this.#secrets.map(([name, value]) => [name, value.length, /[^\w.]/.test(value)]);
    this.trace.push(
      JSON.stringify([
        new URL(mock.baseUrl).pathname,
        organizationId,
        otherOrganizationId,
        shapes.slice(0, -1),
      ]),
    );
  }

  /** @throws {@link ToldApart} */
  async send(title: string, sent: Sent): Promise<Received> {
    const received = await exchange(this.mock.baseUrl, sent, this.#agent);
    this.#note(title, received);
    return received;
  }

  /** Each on a connection of its own, all on their way together; written down in the order given. */
  async sendAtOnce(title: string, all: readonly Sent[]): Promise<readonly Received[]> {
    const agent = new Agent();
    const received = await Promise.all(all.map((sent) => exchange(this.mock.baseUrl, sent, agent)));
    agent.destroy();
    for (const [index, one] of received.entries()) this.#note(`${title} ${index}`, one);
    return received;
  }

  #note(title: string, received: Received): void {
    const line = `${title} → ${received.status} ${this.#fields(received)} ${this.#tame(received.body)}`;
    const expected = this.#expected?.[this.trace.length];
    this.trace.push(line);
    if (this.#expected !== undefined && line !== expected) throw new ToldApart(line);
  }

  async logIn(title: string, body: unknown, extra: Record<string, string> = {}): Promise<string> {
    const { organizationId } = this.mock.credentials;
    const received = await this.send(title, {
      method: 'POST',
      path: '/api/v1/auth/token/bearer',
      headers: { 'Content-Type': 'application/json', 'Organization-ID': organizationId, ...extra },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return tokenIn([received.body, ...received.headers].join(' ')) || opaqueIn(received.body);
  }

  close(): void {
    this.#agent.destroy();
  }

  /** All header fields; of the date only by how many minutes it is off. */
  #fields({ headers }: Received): string {
    const pairs = headers.flatMap((name, index) =>
      index % 2 === 0 ? [`${name}: ${headers[index + 1] ?? ''}`] : [],
    );
    const minutesOff = (date: string) => Math.round((Date.parse(date) - Date.now()) / 60_000);
    return this.#tame(
      pairs.map((pair) => (/^date: /i.test(pair) ? `date ${minutesOff(pair.slice(6))}` : pair)).join('; '),
    );
  }

  /** Secrets by their names, tokens by the shape of their claims: what differs from start to start is gone. */
  #tame(text: string): string {
    let tamed = text;
    for (const [name, value] of this.#secrets) {
      tamed = tamed.replaceAll(value, `<${name}>`).replaceAll(value.slice(0, -3), `<${name} cut>`);
    }
    return tamed
      .replace(/eyJ[\w-]+(?:\.[\w-]*)+/g, (token) => shapeOf(token))
      .replace(/content-length: \d+/i, 'content-length');
  }
}

function opaqueIn(body: string): string {
  return /"token":"([^"]+)"/.exec(body)?.[1] ?? '';
}

/** The header of a token, its claims with the types of their values, and how many parts it has. */
function shapeOf(token: string): string {
  const [header = '', claims = '', ...others] = token.split('.');
  const read = (part: string) => Buffer.from(part, 'base64url').toString('latin1');
  const size = token.length > 1000 ? 'long' : 'short';
  const typed =
    others.length === 1
      ? read(claims)
          .replace(/:"[^"]*"/g, ':text')
          .replace(/"iat":(\d+)/, (_all, atS: string) =>
            isNow(Number(atS)) ? 'iat' : 'iat of another clock',
          )
          .replace(/\d+/g, '9')
      : 'sealed';
  return `${size} token of ${2 + others.length} parts ${read(header)} ${typed}`;
}

function isNow(atS: number): boolean {
  return Math.abs(atS * 1000 - Date.now()) < 60_000;
}
