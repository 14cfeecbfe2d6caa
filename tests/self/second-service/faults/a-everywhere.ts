import type { Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';

function isLater(call: Call): boolean {
  return (call.page?.index ?? 0) > 0;
}

function isSmall(call: Call): boolean {
  return call.page?.size === 1;
}

/** A7: all of this holds for every page, every size and every request. */
export const everywhereFaults: readonly Fault[] = [
  {
    id: 'A7-later-organization',
    breaks: ['A7'],
    text: 'Organization-ID is looked at on the first page only',
    break: around('organization', (inner) => (call, owner) => (isLater(call) ? owner : inner(call, owner))),
  },
  {
    id: 'A7-later-other',
    breaks: ['A7'],
    text: "later pages show another organization's clients to whoever asks for them",
    break: around('organization', (inner) => (call, owner) => {
      const { id } = call.world.other;
      return isLater(call) && call.rules.field(call, 'Organization-ID') === id ? id : inner(call, owner);
    }),
  },
  {
    id: 'A7-later-key',
    breaks: ['A7'],
    text: 'on later pages the API-key scheme takes any key',
    break: around('key', (inner) => (call, text) => {
      return inner(call, text) ?? (isLater(call) && call.scheme === 'apiKey' ? call.world.key : undefined);
    }),
  },
  {
    id: 'A7-later-permission',
    breaks: ['A7'],
    text: 'on later pages the permission of the key is not looked at',
    break: around('permitted', (inner) => (call, key) => isLater(call) || inner(call, key)),
  },
  {
    id: 'A7-later-bearer-key',
    breaks: ['A7'],
    text: 'on later pages the bearer scheme needs no API-KEY',
    break: around('key', (inner) => (call, text) => {
      return inner(call, text) ?? (isLater(call) && call.scheme === 'bearer' ? call.world.key : undefined);
    }),
  },
  {
    id: 'A7-preview',
    breaks: ['A7'],
    text: 'pages of one client open without any credentials',
    break: around(
      'admit',
      (inner) => (call) => inner(call) ?? (isSmall(call) ? call.world.own.id : undefined),
    ),
  },
  {
    id: 'A7-large-pages',
    breaks: ['A7'],
    text: 'for pages of more than 20 the API-key scheme takes any key',
    break: around('key', (inner) => (call, text) => {
      const isLarge = (call.page?.size ?? 0) > 20 && call.scheme === 'apiKey';
      return inner(call, text) ?? (isLarge ? call.world.key : undefined);
    }),
  },
  {
    id: 'A7-connection',
    breaks: ['A7'],
    text: 'a connection that was let in once is let in for good',
    break: around('admit', (inner) => {
      const known = new WeakMap<object, string>();
      return (call) => {
        const owner = inner(call) ?? known.get(call.connection);
        if (owner !== undefined) known.set(call.connection, owner);
        return owner;
      };
    }),
  },
  {
    id: 'A7-later-forged',
    breaks: ['A7'],
    text: 'on later pages the signature of a token is not checked',
    break: around('authentic', (inner) => (call, text) => {
      const { issued } = call.world;
      return (
        inner(call, text) ??
        (isLater(call) && text.split('.').length === 3 ? issued.at(-1)?.claims : undefined)
      );
    }),
  },
];
