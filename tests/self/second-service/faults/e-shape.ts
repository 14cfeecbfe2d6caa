import type { Call, Listed } from '../call.ts';
import { around, type Fault } from '../fault.ts';
import type { Client } from '../world.ts';

type Members = Readonly<Record<string, unknown>>;

function enveloped(change: (envelope: Members, call: Call, listed: Listed) => Members): Fault['break'] {
  return around('envelope', (inner) => (call, listed) => change(inner(call, listed), call, listed));
}

function without(members: Members, name: string): Members {
  return Object.fromEntries(Object.entries(members).filter(([other]) => other !== name));
}

interface Shown {
  readonly members: Members;
  readonly client: Client;
  readonly place: number;
}

function itemized(change: (shown: Shown, call: Call) => unknown): Fault['break'] {
  return around('item', (inner) => (call, client, place) => {
    const members: Members = Object.assign({}, inner(call, client, place));
    return change({ members, client, place }, call);
  });
}

function isLater(call: Call): boolean {
  return (call.page?.index ?? 0) > 0;
}

const shape: readonly Fault[] = [
  {
    id: 'E1-no-message',
    breaks: ['E1'],
    text: 'message is missing',
    break: enveloped((envelope) => without(envelope, 'message')),
  },
  {
    id: 'E1-count-text-bearer',
    breaks: ['E1'],
    text: 'in the bearer scheme totalCount is a text of digits',
    break: enveloped((envelope, call) => {
      return call.scheme === 'bearer'
        ? { ...envelope, totalCount: String(envelope['totalCount']) }
        : envelope;
    }),
  },
  {
    id: 'E1-filtered-missing-last',
    breaks: ['E1'],
    text: 'a page that is not full has no filteredCount',
    break: enveloped((envelope, call, listed) => {
      return listed.items.length === call.page?.size ? envelope : without(envelope, 'filteredCount');
    }),
  },
  {
    id: 'E1-fraction',
    breaks: ['E1'],
    text: 'filteredCount is the share of the page, a fraction',
    break: enveloped((envelope, _call, { items, clients }) => {
      return { ...envelope, filteredCount: items.length / (clients.length + 0.5) };
    }),
  },
  {
    id: 'E1-data-object',
    breaks: ['E1'],
    text: 'a page with a single client has an object for data',
    break: enveloped((envelope, _call, { items }) => {
      return items.length === 1
        ? { ...envelope, data: Object.assign({}, ...[envelope['data']].flat()) }
        : envelope;
    }),
  },
  {
    id: 'E1-bare-without-page-headers',
    breaks: ['E1'],
    text: 'without page headers the list comes as a bare array',
    break: around('served', (inner) => (call, listed) => {
      const answer = inner(call, listed);
      if (call.page?.explicit !== false) return answer;
      return { ...answer, body: JSON.stringify(call.rules.envelope(call, listed)['data']) };
    }),
  },
  {
    id: 'E1-message-null-later',
    breaks: ['E1'],
    text: 'on later pages message is null',
    break: enveloped((envelope, call) => (isLater(call) ? { ...envelope, message: null } : envelope)),
  },
];

const items: readonly Fault[] = [
  {
    id: 'E2-id-number-later',
    breaks: ['E2'],
    text: 'on the second page clientId is a number',
    break: itemized(({ members, place }, call) => {
      return call.page?.index === 1 ? { ...members, clientId: 700_000 + place } : members;
    }),
  },
  {
    id: 'E2-name-null-once',
    breaks: ['E2'],
    text: 'the name of the eighteenth client is null',
    break: itemized(({ members, place }) => (place === 17 ? { ...members, name: null } : members)),
  },
  {
    id: 'E2-name-missing-bearer',
    breaks: ['E2'],
    text: 'in the bearer scheme the second client has no name',
    break: itemized(({ members, place }, call) => {
      return call.scheme === 'bearer' && place === 1 ? without(members, 'name') : members;
    }),
  },
  {
    id: 'E2-other-member',
    breaks: ['E2'],
    text: 'the identifier is called id',
    break: itemized(({ members, client }) => ({ ...without(members, 'clientId'), id: client.clientId })),
  },
  {
    id: 'E2-name-object-large',
    breaks: ['E2'],
    text: 'on pages of 20 and more, names are objects by language',
    break: itemized(({ members, client }, call) => {
      return (call.page?.size ?? 0) >= 20 ? { ...members, name: { uk: client.name } } : members;
    }),
  },
];

const counts: readonly Fault[] = [
  {
    id: 'E3-past-end',
    breaks: ['E3'],
    text: 'past the end the envelope says totalCount -1',
    break: around('pastEnd', () => (call, listed) => {
      const envelope = { ...call.rules.envelope(call, listed), totalCount: -1 };
      return { ...call.rules.served(call, listed), status: 200, body: JSON.stringify(envelope) };
    }),
  },
  {
    id: 'E3-unknown',
    breaks: ['E3'],
    text: 'filteredCount is -1: not counted',
    break: enveloped((envelope) => ({ ...envelope, filteredCount: -1 })),
  },
  {
    id: 'E3-remaining',
    breaks: ['E3'],
    text: 'filteredCount is what is left after full pages: negative on a page that is not full',
    break: enveloped((envelope, call, { clients }) => {
      const { index, size } = call.page ?? { index: 0, size: 0 };
      return { ...envelope, filteredCount: clients.length - (index + 1) * size };
    }),
  },
  {
    id: 'E3-bearer',
    breaks: ['E3'],
    text: 'in the bearer scheme later pages say totalCount -1',
    break: enveloped((envelope, call) => {
      return call.scheme === 'bearer' && isLater(call) ? { ...envelope, totalCount: -1 } : envelope;
    }),
  },
];

const identity: readonly Fault[] = [
  {
    id: 'E4-empty-once',
    breaks: ['E4'],
    text: 'the fourth client has an empty identifier',
    break: itemized(({ members, place }) => (place === 3 ? { ...members, clientId: '' } : members)),
  },
  {
    id: 'E4-neighbours',
    breaks: ['E4'],
    text: 'the sixth client has the identifier of the fifth',
    break: itemized(({ members, place }, { world }) => {
      return place === 5 ? { ...members, clientId: world.own.clients[4]?.clientId } : members;
    }),
  },
  {
    id: 'E4-across-pages',
    breaks: ['E4'],
    text: 'the last client has the identifier of the first',
    break: itemized(({ members, place }, { world }) => {
      const { clients } = world.own;
      return place === clients.length - 1 ? { ...members, clientId: clients[0]?.clientId } : members;
    }),
  },
  {
    id: 'E4-zero-bearer',
    breaks: ['E4'],
    text: 'in the bearer scheme every identifier is 0',
    break: itemized(({ members }, call) =>
      call.scheme === 'bearer' ? { ...members, clientId: '0' } : members,
    ),
  },
];

/** E1: the envelope. E2: its items. E3: its counts. E4: identifiers. */
export const shapeFaults: readonly Fault[] = [...shape, ...items, ...counts, ...identity];
