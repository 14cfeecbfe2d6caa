import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import type { Habits } from './habits.ts';
import { nameOf } from './names.ts';
import { chance, seededBase64, seededText } from './random.ts';

export interface Client {
  readonly clientId: string;
  readonly name: string;
  readonly since: number;
}

export interface Organization {
  readonly id: string;
  /** In the order in which they are listed. */
  readonly clients: Client[];
}

export interface Key {
  readonly text: string;
  readonly organizationId: string;
  readonly mayList: boolean;
}

export interface User {
  readonly username: string;
  readonly password: string;
  readonly organizationId: string;
}

export type Claims = Readonly<Record<string, unknown>>;

export interface Issued {
  readonly token: string;
  readonly claims: Claims;
  readonly atMs: number;
}

/** What the service knows and remembers. */
export interface World {
  readonly habits: Habits;
  readonly own: Organization;
  readonly other: Organization;
  readonly key: Key;
  readonly limitedKey: Key;
  readonly otherKey: Key;
  readonly user: User;
  readonly signing: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  readonly renewing: { readonly privateKey: KeyObject };
  readonly encryption: Buffer;
  /** Every token given out, oldest first. */
  readonly issued: Issued[];
  /** Failed log-ins of the user in a row, and when the last one was tried. */
  readonly logins: { failedInARow: number; lastMs: number };
}

function clientAt(habits: Habits, prefix: string, place: number): Client {
  const odd = `${prefix}/${place.toString(36).padStart(4, '0')}~${seededText(habits.seed, `id ${prefix} ${place}`, 4)}`;
  const digits = `${prefix === 'K' ? 1 : 2}${place.toString().padStart(7, '0')}`;
  return {
    clientId: habits.integerIds ? digits : odd,
    name: nameOf(habits.seed, place, habits.awkwardNames),
    since: 1970 + Math.floor(chance(habits.seed, `since ${place}`) * 50),
  };
}

/** Name descending by code unit; clients of one name by identifier. */
function byNameDescending(a: Client, b: Client): number {
  if (a.name !== b.name) return a.name < b.name ? 1 : -1;
  return a.clientId < b.clientId ? -1 : 1;
}

function organization(habits: Habits, id: string, shape: { prefix: string; clients: number }): Organization {
  const clients = Array.from({ length: shape.clients }, (_, place) => clientAt(habits, shape.prefix, place));
  return { id, clients: clients.sort(byNameDescending) };
}

function keyText(habits: Habits, label: string): string {
  if (habits.keyStyle === 'short') return seededText(habits.seed, label, 8);
  if (habits.keyStyle === 'base64') return seededBase64(habits.seed, label, 25);
  const part = (name: string, length: number): string => seededText(habits.seed, `${label} ${name}`, length);
  return `k7.${part('a', 9)}-${part('b', 14)}.${part('c', 6)}`;
}

export function createWorld(habits: Habits): World {
  const own = organization(habits, '480213', { prefix: 'K', clients: habits.clients });
  const other = organization(habits, '917355', { prefix: 'Q', clients: 19 });
  const password = `Tür 7 "auf" \\ %41 & ${seededText(habits.seed, 'password', 12)}`;
  return {
    habits,
    own,
    other,
    key: { text: keyText(habits, 'key'), organizationId: own.id, mayList: true },
    limitedKey: { text: keyText(habits, 'limited'), organizationId: own.id, mayList: false },
    otherKey: { text: keyText(habits, 'other'), organizationId: other.id, mayList: true },
    user: { username: 'svc+büro@erp.example', password, organizationId: own.id },
    signing: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    renewing: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
    encryption: randomBytes(32),
    issued: [],
    logins: { failedInARow: 0, lastMs: Number.NEGATIVE_INFINITY },
  };
}

const GROWS_EVERY = 5;
const MOVES_EVERY = 7;

/** What time does to the list: called once a request. */
export function letTimePass(world: World, requests: number): void {
  const { change } = world.habits;
  const next = (): Client => clientAt(world.habits, 'K', world.own.clients.length);
  if (change === 'grows' && requests % GROWS_EVERY === 0) world.own.clients.push(next());
  if (change === 'moves' && requests % MOVES_EVERY === 0) world.own.clients.unshift(next());
}

/** Texts that open something, or did. */
export function secretsOf(world: World): readonly string[] {
  const keys = [world.key, world.limitedKey, world.otherKey].map((key) => key.text);
  return [...keys, world.user.password, ...world.issued.map((issued) => issued.token)];
}
