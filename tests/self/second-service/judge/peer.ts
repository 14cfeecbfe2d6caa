import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { gunzipSync } from 'node:zlib';
import type { SecondService } from '../service.ts';

export interface Heard {
  readonly status: number;
  /** Names in small letters. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly bytes: Buffer;
  readonly text: string;
}

export interface Question {
  readonly scheme?: 'apiKey' | 'bearer';
  readonly token?: string;
  /** Counted from 0; a text is sent as it stands. */
  readonly no?: number | string;
  readonly size?: number;
  /** Header fields to replace, or with undefined to leave out. */
  readonly change?: Readonly<Record<string, string | undefined>>;
  readonly rename?: (name: string) => string;
}

/** What the author of a judge knows about the service in its present ways. */
export interface Known {
  readonly clients: number;
  readonly sizes: readonly number[];
  readonly firstPage: number;
  readonly tokenLifetimeS: number;
  readonly leewayS: number;
}

const PATIENCE = 6;

async function exchange(url: string, options: RequestOptions, body?: string): Promise<Heard> {
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, options, resolve).once('error', reject).end(body);
  });
  // One character for each byte: what the bytes mean is for the judge to say.
  incoming.setEncoding('latin1');
  let received = '';
  for await (const chunk of incoming) received += String(chunk);
  const raw = incoming.rawHeaders;
  const fields = raw.flatMap((name, at): [string, string][] => {
    return at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? '']] : [];
  });
  const isCompressed = fields.some(([name, value]) => name === 'content-encoding' && value === 'gzip');
  const sent = Buffer.from(received, 'latin1');
  const bytes = isCompressed ? gunzipSync(sent) : sent;
  return { status: incoming.statusCode ?? 0, fields, bytes, text: bytes.toString('utf8') };
}

/** A JSON document, or undefined where the text is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function itemsOf(heard: Heard): readonly Readonly<Record<string, unknown>>[] {
  const { data } = membersOf(parsed(heard.text));
  return Array.isArray(data) ? data.map(membersOf) : [];
}

export function idsOf(heard: Heard): readonly string[] {
  return itemsOf(heard).map((item) => String(item['clientId']));
}

export function isSuccess(heard: Heard): boolean {
  return heard.status >= 200 && heard.status < 300;
}

/** Everything in an answer that looks like a compact JWT, signed or encrypted. */
export function jwtsIn(heard: Heard): readonly string[] {
  const text = [...heard.fields.map(([, value]) => value), heard.text].join('\n');
  const found = text.match(/[\w-]+\.[\w-]*\.[\w-]+(?:\.[\w-]+\.[\w-]+)?/g) ?? [];
  return found.filter((candidate) => headerOf(candidate)['alg'] !== undefined);
}

function partOf(token: string, part: number): Readonly<Record<string, unknown>> {
  return membersOf(parsed(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString('utf8')));
}

export function headerOf(token: string): Readonly<Record<string, unknown>> {
  return partOf(token, 0);
}

export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  return partOf(token, 1);
}

/** A client of the service, with all that a judge may do. */
export class Peer {
  readonly known: Known;
  readonly environment: Readonly<Record<string, string>>;
  readonly service: SecondService;
  /** One connection for all, so that what a connection remembers shows. */
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #token: string | undefined;

  constructor(service: SecondService, known: Known) {
    this.service = service;
    this.known = known;
    this.environment = service.environment;
  }

  setting(name: string): string {
    return this.environment[name] ?? '';
  }

  /** Asks again where the service is busy; a log-in that comes too soon moves the clock on. */
  async #ask(url: string, options: RequestOptions, body?: string): Promise<Heard> {
    let heard = await exchange(url, { ...options, agent: this.#agent }, body);
    for (let again = 0; again < PATIENCE && [429, 503].includes(heard.status); again += 1) {
      if (body !== undefined && heard.status === 429) this.service.advance(1);
      heard = await exchange(url, { ...options, agent: this.#agent }, body);
    }
    return heard;
  }

  /** The header fields of a right request for the page, by documented name. */
  #fieldsFor(question: Question, token: string | undefined): Record<string, string | undefined> {
    const { no, size } = question;
    const key = this.setting('API_KEY');
    return {
      Authorization: token === undefined ? `Api-Key ${key}` : `Bearer ${token}`,
      'Organization-ID': this.setting('ORGANIZATION_ID'),
      'API-KEY': token === undefined ? undefined : key,
      pageNo: typeof no === 'number' ? `${no + this.known.firstPage}` : no,
      pageSize: size?.toString(),
      'Accept-Encoding': 'gzip',
    };
  }

  async list(question: Question = {}): Promise<Heard> {
    const isBearer = question.scheme === 'bearer';
    const token = isBearer ? (question.token ?? (await this.token())) : undefined;
    const fields = Object.entries({ ...this.#fieldsFor(question, token), ...question.change });
    const sent = fields.filter(([, value]) => value !== undefined);
    const headers = Object.fromEntries(sent.map(([name, value]) => [question.rename?.(name) ?? name, value]));
    return this.#ask(`${this.service.baseUrl}/api/v1/clients`, { headers });
  }

  /** A log-in with the right credentials, but for the members given; a text is sent as it stands. */
  async login(change: Readonly<Record<string, unknown>> | string = {}): Promise<Heard> {
    const right = { username: this.setting('API_USERNAME'), password: this.setting('API_PASSWORD') };
    const body = typeof change === 'string' ? change : JSON.stringify({ ...right, ...change });
    const headers = {
      'content-type': 'application/json',
      'organization-id': this.setting('ORGANIZATION_ID'),
    };
    return this.#ask(`${this.service.baseUrl}/api/v1/auth/token/bearer`, { method: 'POST', headers }, body);
  }

  /** Of all tokens in an answer the one that opens the list; where none does, the last. */
  async tokenIn(heard: Heard): Promise<string> {
    const candidates = jwtsIn(heard);
    for (const token of candidates) {
      if (isSuccess(await this.list({ scheme: 'bearer', token, no: 0 }))) return token;
    }
    return candidates.at(-1) ?? '';
  }

  async freshToken(): Promise<string> {
    this.#token = await this.tokenIn(await this.login());
    return this.#token;
  }

  async token(): Promise<string> {
    return this.#token ?? this.freshToken();
  }

  /** Does the answer show clients, whatever its status? */
  async opens(question: Question): Promise<boolean> {
    return itemsOf(await this.list(question)).length > 0;
  }

  /** Number of clients that belong on a page. */
  due(no: number, size: number): number {
    return Math.max(0, Math.min(size, this.known.clients - no * size));
  }

  /** Number of the pages to walk at a size: all, unless the list is long. */
  pagesAt(size: number): number {
    return Math.min(Math.ceil(this.known.clients / size), 70);
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** A judge looks at one requirement and names the breaches it saw. */
export type Judge = (peer: Peer) => Promise<readonly string[]>;

/** Runs checks one after the other and keeps the names of those that found a breach. */
export async function breachesOf(
  checks: Readonly<Record<string, () => Promise<boolean>>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [name, isBreach] of Object.entries(checks)) if (await isBreach()) found.push(name);
  return found;
}
