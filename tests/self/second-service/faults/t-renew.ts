import { withField, type Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';

/** Log-ins before this one whose token had expired when the next was asked for. */
function renewals(call: Call): number {
  const { issued } = call.world;
  const moments = [...issued.slice(1).map(({ atMs }) => atMs), call.nowMs];
  return issued.filter(({ claims }, order) => Number(claims['exp']) * 1000 <= (moments[order] ?? 0)).length;
}

function lastHasExpired(call: Call): boolean {
  const last = call.world.issued.at(-1);
  return last !== undefined && Number(last.claims['exp']) * 1000 <= call.nowMs;
}

function orderOf(call: Call, jti: unknown): number {
  return call.world.issued.findIndex(({ claims }) => claims['jti'] === jti);
}

const second: readonly Fault[] = [
  {
    id: 'T6-same',
    breaks: ['T6'],
    text: 'while a token lives, every log-in gets that token',
    break: around('issue', (inner) => (call, user) => {
      const last = call.world.issued.at(-1);
      return last === undefined || lastHasExpired(call) ? inner(call, user) : last;
    }),
  },
  {
    id: 'T6-dead',
    breaks: ['T6'],
    text: 'every second token does not open anything',
    break: around('isCurrent', (inner) => (call, claims) => {
      return inner(call, claims) && orderOf(call, claims['jti']) % 2 === 0;
    }),
  },
  {
    id: 'T6-refused',
    breaks: ['T6'],
    text: 'while a token lives, a further log-in is refused',
    break: around('user', (inner) => (call, given) => {
      const isFree = call.world.issued.length === 0 || lastHasExpired(call);
      return isFree ? inner(call, given) : undefined;
    }),
  },
];

const discreet: readonly Fault[] = [
  {
    id: 'T7-password-claim',
    breaks: ['T7'],
    text: 'the claims carry the password',
    break: around('claims', (inner) => (call, user) => ({
      ...inner(call, user),
      ctx: { pw: [user.password] },
    })),
  },
  {
    id: 'T7-password-claim-later',
    breaks: ['T7'],
    text: 'the claims carry the password from the second token on',
    break: around('claims', (inner) => (call, user) => {
      const claims = inner(call, user);
      return call.world.issued.length === 0 ? claims : { ...claims, pw: user.password };
    }),
  },
  {
    id: 'T7-key-answer',
    breaks: ['T7'],
    text: 'a header of the token answer carries the key of the organization',
    break: around('tokenAnswer', (inner) => (call, issued) => {
      return withField(inner(call, issued), 'X-Client-Key', call.world.key.text);
    }),
  },
  {
    id: 'T7-password-answer',
    breaks: ['T7'],
    text: 'the token answer carries the password without its last character',
    break: around('tokenAnswer', (inner) => (call, issued) => {
      const answer = inner(call, issued);
      const note = JSON.stringify(`signed in with ${call.world.user.password.slice(0, -1)}*`);
      return { ...answer, body: answer.body.toString().replace(/\}$/, `,"note":${note}}`) };
    }),
  },
];

const renewal: readonly Fault[] = [
  {
    id: 'T8-old-token',
    breaks: ['T8'],
    text: 'after the expiry, a log-in gets the expired token again',
    break: around('issue', (inner) => (call, user) => {
      return (lastHasExpired(call) ? call.world.issued.at(-1) : undefined) ?? inner(call, user);
    }),
  },
  {
    id: 'T8-old-token-second-time',
    breaks: ['T8'],
    text: 'the first renewal is right, the second gets the expired token again',
    break: around('issue', (inner) => (call, user) => {
      const isSecond = lastHasExpired(call) && renewals(call) >= 2;
      return (isSecond ? call.world.issued.at(-1) : undefined) ?? inner(call, user);
    }),
  },
  {
    id: 'T8-refused',
    breaks: ['T8'],
    text: 'after the expiry, a log-in is refused',
    break: around(
      'user',
      (inner) => (call, given) => (lastHasExpired(call) ? undefined : inner(call, given)),
    ),
  },
  {
    id: 'T8-born-expired',
    breaks: ['T8'],
    text: 'a renewed token has the expiry of the first one',
    break: around('claims', (inner) => (call, user) => {
      const claims = inner(call, user);
      return lastHasExpired(call) ? { ...claims, exp: call.world.issued[0]?.claims['exp'] } : claims;
    }),
  },
  {
    id: 'T8-dead',
    breaks: ['T8'],
    text: 'a token got after the expiry of the one before does not open',
    break: around('isCurrent', (inner) => (call, claims) => {
      const order = orderOf(call, claims['jti']);
      const before = call.world.issued[order - 1]?.claims['exp'];
      return inner(call, claims) && !(Number(before) <= Number(claims['iat']));
    }),
  },
];

/** T6: a second token. T7: no secrets beside it. T8: a new one after the expiry. */
export const renewFaults: readonly Fault[] = [...second, ...discreet, ...renewal];
