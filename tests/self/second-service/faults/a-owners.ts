import type { Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';

function asksForOther(call: Call): boolean {
  return call.rules.field(call, 'Organization-ID') === call.world.other.id;
}

/** A5: credentials open their own organization only. A6: a key without the permission opens nothing. */
export const ownerFaults: readonly Fault[] = [
  {
    id: 'A5-unknown-api-key',
    breaks: ['A5'],
    text: 'the API-key scheme opens with any Organization-ID: the key decides alone',
    break: around('organization', (inner) => (call, owner) => {
      const given = call.rules.field(call, 'Organization-ID') ?? '';
      return call.scheme === 'apiKey' && given !== '' ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A5-unknown-bearer',
    breaks: ['A5'],
    text: 'the bearer scheme opens with an Organization-ID that nobody has',
    break: around('organization', (inner) => (call, owner) => {
      const given = call.rules.field(call, 'Organization-ID') ?? '';
      return call.scheme === 'bearer' && given !== '' && !asksForOther(call) ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A5-other-both',
    breaks: ['A5'],
    text: "another organization's list opens, in both schemes",
    break: around('organization', (inner) => (call, owner) => {
      return asksForOther(call) ? call.world.other.id : inner(call, owner);
    }),
  },
  {
    id: 'A5-other-bearer',
    breaks: ['A5'],
    text: "another organization's list opens in the bearer scheme",
    break: around('organization', (inner) => (call, owner) => {
      return call.scheme === 'bearer' && asksForOther(call) ? call.world.other.id : inner(call, owner);
    }),
  },
  {
    id: 'A5-other-with-403',
    breaks: ['A5'],
    text: "asked for another organization, the API-key scheme answers 403 and shows that one's clients",
    break: around('refused', (inner) => (call, reason) => {
      const isCase = reason === 'credentials' && call.scheme === 'apiKey' && asksForOther(call);
      if (!isCase || call.page === undefined) return inner(call, reason);
      const { clients } = call.world.other;
      return { ...call.rules.served(call, { items: call.rules.slice(call, clients), clients }), status: 403 };
    }),
  },
  {
    id: 'A6-ignored',
    breaks: ['A6'],
    text: 'permissions of keys are not looked at',
    break: around('permitted', () => () => true),
  },
  {
    id: 'A6-bearer',
    breaks: ['A6'],
    text: 'in the bearer scheme the permission of the key is not looked at',
    break: around('permitted', (inner) => (call, key) => inner(call, key) || call.scheme === 'bearer'),
  },
  {
    id: 'A6-api-key',
    breaks: ['A6'],
    text: 'in the API-key scheme the permission of the key is not looked at',
    break: around('permitted', (inner) => (call, key) => inner(call, key) || call.scheme === 'apiKey'),
  },
  {
    id: 'A6-with-403',
    breaks: ['A6'],
    text: 'a key without the permission gets 403 and a body with the list',
    break: around('refused', (inner) => (call, reason) => {
      const authorization = call.rules.field(call, 'Authorization') ?? '';
      const isCase = reason === 'credentials' && authorization.endsWith(call.world.limitedKey.text);
      if (!isCase || call.page === undefined) return inner(call, reason);
      const { clients } = call.world.own;
      return { ...call.rules.served(call, { items: call.rules.slice(call, clients), clients }), status: 403 };
    }),
  },
];
