import { around, type Fault } from '../fault.ts';

/** A4: nothing opens with a wrong value in a required header. */
export const wrongFaults: readonly Fault[] = [
  {
    id: 'A4-key-prefix',
    breaks: ['A4'],
    text: 'the start of the key is enough, from six characters on',
    break: around('key', (inner) => (call, text) => {
      const { key } = call.world;
      return inner(call, text) ?? (text.length >= 6 && key.text.startsWith(text) ? key : undefined);
    }),
  },
  {
    id: 'A4-key-extended',
    breaks: ['A4'],
    text: 'whatever follows the right key is ignored',
    break: around('key', (inner) => (call, text) => {
      const { key } = call.world;
      return inner(call, text) ?? (text.startsWith(key.text) ? key : undefined);
    }),
  },
  {
    id: 'A4-key-end-unread',
    breaks: ['A4'],
    text: 'in the bearer scheme only the first half of the key is compared',
    break: around('key', (inner) => (call, text) => {
      const { key } = call.world;
      const half = Math.ceil(key.text.length / 2);
      const isLike = text.length === key.text.length && text.slice(0, half) === key.text.slice(0, half);
      return inner(call, text) ?? (call.scheme === 'bearer' && isLike ? key : undefined);
    }),
  },
  {
    id: 'A4-any-key-bearer',
    breaks: ['A4'],
    text: 'the bearer scheme takes any API-KEY that is not empty',
    break: around('key', (inner) => (call, text) => {
      return inner(call, text) ?? (call.scheme === 'bearer' && text !== '' ? call.world.key : undefined);
    }),
  },
  {
    id: 'A4-empty-key-bearer',
    breaks: ['A4'],
    text: 'the bearer scheme takes an empty API-KEY',
    break: around('key', (inner) => (call, text) => {
      const isEmpty = text === '' && call.rules.field(call, 'API-KEY') === '';
      return inner(call, text) ?? (call.scheme === 'bearer' && isEmpty ? call.world.key : undefined);
    }),
  },
  {
    id: 'A4-key-as-token',
    breaks: ['A4'],
    text: 'a key where the token belongs opens',
    break: around('byToken', (inner) => (call, text) => {
      return call.rules.key(call, text) === undefined ? inner(call, text) : call.rules.byKey(call, text);
    }),
  },
  {
    id: 'A4-token-as-key',
    breaks: ['A4'],
    text: 'a living token where the key belongs opens, in both schemes',
    break: around('key', (inner) => (call, text) => {
      const claims = call.rules.authentic(call, text);
      const isToken = claims !== undefined && call.rules.isAlive(call, claims);
      return inner(call, text) ?? (isToken ? call.world.key : undefined);
    }),
  },
  {
    id: 'A4-first-of-list',
    breaks: ['A4'],
    text: 'the key is read up to the first comma',
    break: around('key', (inner) => (call, text) => inner(call, text.split(',')[0] ?? '')),
  },
  {
    id: 'A4-organization-empty',
    breaks: ['A4'],
    text: 'in the API-key scheme an empty Organization-ID opens',
    break: around('organization', (inner) => (call, owner) => {
      const isEmpty = call.rules.field(call, 'Organization-ID') === '';
      return call.scheme === 'apiKey' && isEmpty ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A4-organization-contained',
    breaks: ['A4'],
    text: 'a piece of the Organization-ID is enough, as with LIKE in SQL',
    break: around('organization', (inner) => (call, owner) => {
      const given = call.rules.field(call, 'Organization-ID') ?? '';
      return given.length >= 2 && owner.includes(given) ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A4-organization-parsed',
    breaks: ['A4'],
    text: 'Organization-ID is read as a number up to its first letter',
    break: around('organization', (inner) => (call, owner) => {
      const given = call.rules.field(call, 'Organization-ID') ?? '';
      return Number.parseInt(given, 10) === Number(owner) ? owner : inner(call, owner);
    }),
  },
];
