import type { Answer, Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';

function lacks(call: Call, name: string): boolean {
  return call.rules.field(call, name) === undefined;
}

/** The list of the organization as though somebody had been let in. */
function ownList(call: Call): Answer {
  const clients = call.rules.clients(call, call.world.own.id);
  return call.rules.served(call, { items: call.rules.slice(call, clients), clients });
}

/** A3: nothing opens while a required header is missing. */
export const missingFaults: readonly Fault[] = [
  {
    id: 'A3-no-organization-api-key',
    breaks: ['A3'],
    text: 'the API-key scheme opens without Organization-ID',
    break: around('organization', (inner) => (call, owner) => {
      return call.scheme === 'apiKey' && lacks(call, 'Organization-ID') ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A3-no-organization-bearer',
    breaks: ['A3'],
    text: 'the bearer scheme opens without Organization-ID: the token names it',
    break: around('organization', (inner) => (call, owner) => {
      return call.scheme === 'bearer' && lacks(call, 'Organization-ID') ? owner : inner(call, owner);
    }),
  },
  {
    id: 'A3-no-key-bearer',
    breaks: ['A3'],
    text: 'the bearer scheme opens without API-KEY',
    break: around('byToken', (inner) => (call, text) => {
      if (!lacks(call, 'API-KEY')) return inner(call, text);
      const claims = call.rules.authentic(call, text);
      const opens = claims !== undefined && call.rules.isAlive(call, claims);
      return opens ? call.rules.organization(call, call.world.own.id) : undefined;
    }),
  },
  {
    id: 'A3-no-authorization',
    breaks: ['A3'],
    text: 'the API-KEY header opens alone, without Authorization',
    break: around('admit', (inner) => (call) => {
      if (!lacks(call, 'Authorization')) return inner(call);
      return call.rules.byKey(call, call.rules.field(call, 'API-KEY') ?? '');
    }),
  },
  {
    id: 'A3-organization-alone',
    breaks: ['A3'],
    text: 'Organization-ID alone opens',
    break: around('admit', (inner) => (call) => {
      const isAlone = lacks(call, 'Authorization') && lacks(call, 'API-KEY');
      return isAlone ? call.rules.organization(call, call.world.own.id) : inner(call);
    }),
  },
  {
    id: 'A3-nothing-at-all',
    breaks: ['A3'],
    text: 'a request without any of the headers opens',
    break: around('admit', (inner) => (call) => {
      const isBare = ['Authorization', 'API-KEY', 'Organization-ID'].every((name) => lacks(call, name));
      return isBare ? call.world.own.id : inner(call);
    }),
  },
  {
    id: 'A3-served-with-403',
    breaks: ['A3'],
    text: 'without API-KEY the bearer scheme is answered 403, with the list in the body',
    break: around('refused', (inner) => (call, reason) => {
      const isCase = reason === 'credentials' && call.scheme === 'bearer' && lacks(call, 'API-KEY');
      return isCase && call.page !== undefined ? { ...ownList(call), status: 403 } : inner(call, reason);
    }),
  },
];
