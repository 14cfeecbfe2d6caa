import { randomBytes } from 'node:crypto';
import { around, together, type Fault } from '../fault.ts';
import { parseObject } from '../token.ts';

const shape: readonly Fault[] = [
  {
    id: 'T1-opaque',
    breaks: ['T1'],
    text: 'the token is a random text, no JWT; it opens the list all the same',
    break: (rules) => {
      const known = new Map<string, string>();
      together(
        around('token', (inner) => (call, claims) => {
          const opaque = `tk_${randomBytes(24).toString('hex')}`;
          known.set(opaque, inner(call, claims));
          return opaque;
        }),
        around('authentic', (inner) => (call, text) => inner(call, known.get(text) ?? '')),
      )(rules);
    },
  },
  {
    id: 'T1-none',
    breaks: ['T1'],
    text: 'a right log-in is answered without any token',
    break: around('tokenAnswer', (inner) => (call, issued) => ({
      ...inner(call, issued),
      body: '{"message":"ok"}',
    })),
  },
  {
    id: 'T1-form-only',
    breaks: ['T1'],
    text: 'the token endpoint reads forms only, JSON is refused',
    break: around('credentials', () => (call) => {
      const form = new URLSearchParams(call.body);
      return { username: form.get('username'), password: form.get('password') };
    }),
  },
  {
    id: 'T1-two-parts',
    breaks: ['T1'],
    text: 'the token has no signature part; it opens the list all the same',
    break: (rules) => {
      const known = new Map<string, string>();
      together(
        around('token', (inner) => (call, claims) => {
          const whole = inner(call, claims);
          const short = whole.split('.').slice(0, 2).join('.');
          known.set(short, whole);
          return short;
        }),
        around('authentic', (inner) => (call, text) => inner(call, known.get(text) ?? '')),
      )(rules);
    },
  },
];

/** A token that says another expiry, or none, than the one which the service keeps to. */
function otherExpiry(choose: (iat: number, order: number) => unknown): Fault['break'] {
  let order = 0;
  return together(
    around('claims', (inner) => (call, user) => {
      const { exp, ...claims } = inner(call, user);
      order += 1;
      const other = choose(Number(exp) - call.world.habits.tokenLifetimeS, order);
      return other === 'kept'
        ? { ...claims, exp }
        : { ...claims, ...(other === undefined ? {} : { exp: other }) };
    }),
    around('isAlive', (inner) => (call, claims) => {
      const exp = Number(claims['iat']) + call.world.habits.tokenLifetimeS;
      return inner(call, { ...claims, exp });
    }),
    around('tokenAnswer', (inner) => (call, issued) => {
      const answer = inner(call, { ...issued, claims: { ...issued.claims, exp: 0 } });
      const body = answer.body.toString().replace(/,"expiresAt":"[^"]*"/, '');
      return { ...answer, body };
    }),
  );
}

const expiry: readonly Fault[] = [
  {
    id: 'T2-no-exp',
    breaks: ['T2'],
    text: 'neither the token nor the answer says an expiry',
    break: (rules) => {
      otherExpiry(() => undefined)(rules);
    },
  },
  {
    id: 'T2-past',
    breaks: ['T2'],
    text: 'exp is two hours in the past (a time zone), the service does not mind',
    break: (rules) => {
      otherExpiry((iat) => iat - 7200)(rules);
    },
  },
  {
    id: 'T2-second-no-exp',
    breaks: ['T2'],
    text: 'the second token and all after it say no expiry',
    break: (rules) => {
      otherExpiry((_iat, order) => (order === 1 ? 'kept' : undefined))(rules);
    },
  },
  {
    id: 'T2-at-issue',
    breaks: ['T2'],
    text: 'exp is the second before the issue, the service keeps to its lifetime all the same',
    break: (rules) => {
      otherExpiry((iat) => iat - 1)(rules);
    },
  },
];

const gate: readonly Fault[] = [
  {
    id: 'T3-any-password',
    breaks: ['T3'],
    text: 'any password yields a token',
    break: around(
      'user',
      (inner) => (call, given) => inner(call, { ...given, password: call.world.user.password }),
    ),
  },
  {
    id: 'T3-any-user',
    breaks: ['T3'],
    text: 'any username yields a token with the right password',
    break: around(
      'user',
      (inner) => (call, given) => inner(call, { ...given, username: call.world.user.username }),
    ),
  },
  {
    id: 'T3-null-password',
    breaks: ['T3'],
    text: 'the password null yields a token',
    break: around('user', (inner) => (call, given) => {
      const { password } = call.world.user;
      return inner(call, given.password === null ? { ...given, password } : given);
    }),
  },
  {
    id: 'T3-empty-password',
    breaks: ['T3'],
    text: 'an empty or missing password yields a token',
    break: around('user', (inner) => (call, given) => {
      const isEmpty = given.password === '' || given.password === undefined;
      return inner(call, isEmpty ? { ...given, password: call.world.user.password } : given);
    }),
  },
  {
    id: 'T3-password-start',
    breaks: ['T3'],
    text: 'only the first eight characters of the password count, as in old crypt',
    break: around('user', (inner) => (call, given) => {
      const { password } = call.world.user;
      const isLike =
        typeof given.password === 'string' && given.password.slice(0, 8) === password.slice(0, 8);
      return inner(call, isLike ? { ...given, password } : given);
    }),
  },
  {
    id: 'T3-token-in-refusal',
    breaks: ['T3'],
    text: 'a log-in with a wrong password is answered 403, with a token in the body',
    break: around('refused', (inner) => (call, reason) => {
      const isUser = parseObject(call.body)?.['username'] === call.world.user.username;
      if (reason !== 'login' || !isUser) return inner(call, reason);
      const issued = call.rules.issue(call, call.world.user);
      return { ...call.rules.tokenAnswer(call, issued), status: 403 };
    }),
  },
];

/** T1: a JWT. T2: with an expiry to come. T3: for the right user only. */
export const issueFaults: readonly Fault[] = [...shape, ...expiry, ...gate];
