import type { Claims, Client, Issued, Key, User, World } from './world.ts';

export type Scheme = 'apiKey' | 'bearer';
export type Reason = 'credentials' | 'login' | 'request' | 'media' | 'path' | 'method';

export interface Answer {
  readonly status: number;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly body: string | Buffer;
}

/** The page that a request asks for; `index` counts from 0 whatever the service's first page is. */
export interface PageWanted {
  readonly index: number;
  readonly size: number;
  /** Both headers were there. */
  readonly explicit: boolean;
}

export interface Credentials {
  readonly username: unknown;
  readonly password: unknown;
}

export interface Listed {
  readonly items: readonly Client[];
  readonly clients: readonly Client[];
}

/** One request on its way through the rules. */
export interface Call {
  readonly method: string;
  /** Without the path prefix of the service. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly body: string;
  /** The service's clock. */
  readonly nowMs: number;
  /** The same object for all requests of one connection. */
  readonly connection: object;
  readonly world: World;
  readonly rules: Rules;
  scheme?: Scheme;
  page?: PageWanted;
}

/**
 * Every decision of the service, one function each, found through the call: so that a fault can put itself
 * around any one of them.
 */
export interface Rules {
  answer: (call: Call) => Answer;
  /** Value of a request header field. */
  field: (call: Call, name: string) => string | undefined;
  /** Identifier of the organization whose list opens; undefined: none. */
  admit: (call: Call) => string | undefined;
  byKey: (call: Call, text: string) => string | undefined;
  byToken: (call: Call, text: string) => string | undefined;
  key: (call: Call, text: string) => Key | undefined;
  permitted: (call: Call, key: Key) => boolean;
  /** The organization that opens, given the one that the credentials belong to. */
  organization: (call: Call, owner: string) => string | undefined;
  /** Claims of a token that this service made and nobody changed. */
  authentic: (call: Call, text: string) => Claims | undefined;
  isAlive: (call: Call, claims: Claims) => boolean;
  isCurrent: (call: Call, claims: Claims) => boolean;
  page: (call: Call) => PageWanted | undefined;
  clients: (call: Call, organizationId: string) => readonly Client[];
  slice: (call: Call, clients: readonly Client[]) => readonly Client[];
  item: (call: Call, client: Client, place: number) => unknown;
  envelope: (call: Call, listed: Listed) => Readonly<Record<string, unknown>>;
  /** A page as an answer. */
  served: (call: Call, listed: Listed) => Answer;
  pastEnd: (call: Call, listed: Listed) => Answer;
  credentials: (call: Call) => Credentials | undefined;
  user: (call: Call, given: Credentials) => User | undefined;
  claims: (call: Call, user: User) => Claims;
  token: (call: Call, claims: Claims) => string;
  issue: (call: Call, user: User) => Issued;
  tokenAnswer: (call: Call, issued: Issued) => Answer;
  refused: (call: Call, reason: Reason) => Answer;
}

/** The answer with a header field set, in place of one of that name. */
export function withField(answer: Answer, name: string, value: string): Answer {
  const others = answer.fields.filter(([other]) => other.toLowerCase() !== name.toLowerCase());
  return { ...answer, fields: [...others, [name, value]] };
}
