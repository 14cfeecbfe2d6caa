import * as access from './access.ts';
import type { Answer, Call, Rules } from './call.ts';
import * as listing from './listing.ts';
import * as entry from './login.ts';
import { refused } from './refusal.ts';
import * as tokens from './token.ts';

/** Which of the two documented operations is meant (section 4). */
function answer(call: Call): Answer {
  const { habits } = call.world;
  if (call.path === '/api/v1/auth/token/bearer') {
    return call.method === 'POST' ? entry.login(call) : call.rules.refused(call, 'method');
  }
  if (call.path !== '/api/v1/clients') return call.rules.refused(call, 'path');
  const isRead = call.method === 'GET' || (call.method === 'HEAD' && habits.answersHead);
  return isRead ? listing.list(call) : call.rules.refused(call, 'method');
}

/** The rules of a service that keeps every promise; a fresh object, for a fault to change. */
export function rightRules(): Rules {
  const { field, admit, byKey, byToken, key, permitted, organization, isAlive, isCurrent } = access;
  const { page, clients, slice, item, envelope, served, pastEnd } = listing;
  const { credentials, user, issue, tokenAnswer } = entry;
  const { authentic, claims, token } = tokens;
  const opening = {
    field,
    admit,
    byKey,
    byToken,
    key,
    permitted,
    organization,
    isAlive,
    isCurrent,
    authentic,
  };
  const showing = { page, clients, slice, item, envelope, served, pastEnd };
  return { answer, ...opening, ...showing, credentials, user, issue, tokenAnswer, claims, token, refused };
}
