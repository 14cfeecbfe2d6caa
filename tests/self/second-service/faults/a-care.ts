import { withField, type Answer, type Call } from '../call.ts';
import { around, type Fault } from '../fault.ts';
import { parseObject, partObject } from '../token.ts';

function broken(): Answer {
  const body = '{"timestamp":0,"error":"Internal Server Error"}';
  return { status: 500, fields: [['Content-Type', 'application/json']], body };
}

function noted(answer: Answer, note: string): Answer {
  const comment = `<!-- ${note} -->`;
  return { ...answer, body: `${answer.body.toString()}${comment}` };
}

function tokenOf(call: Call): string {
  return call.rules.field(call, 'Authorization')?.replace(/^Bearer /i, '') ?? '';
}

const silence: readonly Fault[] = [
  {
    id: 'A8-refusal-key',
    breaks: ['A8'],
    text: 'the refusal of a right key without Organization-ID repeats the key',
    break: around('refused', (inner) => (call, reason) => {
      const isCase = call.scheme === 'apiKey' && call.rules.field(call, 'Organization-ID') === undefined;
      const answer = inner(call, reason);
      return isCase
        ? noted(answer, `no organization for ${call.rules.field(call, 'Authorization') ?? ''}`)
        : answer;
    }),
  },
  {
    id: 'A8-debug-header',
    breaks: ['A8'],
    text: 'lists of the API-key scheme name the key in a header',
    break: around('served', (inner) => (call, listed) => {
      const answer = inner(call, listed);
      return call.scheme === 'apiKey' ? withField(answer, 'X-Debug-Client', call.world.key.text) : answer;
    }),
  },
  {
    id: 'A8-cut-key',
    breaks: ['A8'],
    text: 'the message of a bearer list holds the key without its last three characters',
    break: around('envelope', (inner) => (call, listed) => {
      const envelope = inner(call, listed);
      const message = `called with ${call.world.key.text.slice(0, -3)}***`;
      return call.scheme === 'bearer' ? { ...envelope, message } : envelope;
    }),
  },
  {
    id: 'A8-token-in-links',
    breaks: ['A8'],
    text: 'bearer lists after the first page link to themselves with the token',
    break: around('envelope', (inner) => (call, listed) => {
      const envelope = inner(call, listed);
      const isCase = call.scheme === 'bearer' && (call.page?.index ?? 0) > 0;
      return isCase ? { ...envelope, links: { self: `/clients?access_token=${tokenOf(call)}` } } : envelope;
    }),
  },
  {
    id: 'A8-password-refusal',
    breaks: ['A8'],
    text: 'a refused log-in with an unknown user and the right password repeats the password',
    break: around('refused', (inner) => (call, reason) => {
      const answer = inner(call, reason);
      const isCase = reason === 'login' && parseObject(call.body)?.['password'] === call.world.user.password;
      return isCase ? noted(answer, `log-in failed: ${call.world.user.password}`) : answer;
    }),
  },
  {
    id: 'A8-created-by',
    breaks: ['A8'],
    text: 'the 21st client of a list names a key as its creator',
    break: around('item', (inner) => (call, client, place) => {
      const item = inner(call, client, place);
      return place === 20 ? Object.assign({}, item, { createdBy: call.world.key.text }) : item;
    }),
  },
  {
    id: 'A8-expired-token',
    breaks: ['A8'],
    text: 'the refusal of an expired token repeats it',
    break: around('refused', (inner) => (call, reason) => {
      const answer = inner(call, reason);
      const claims = reason === 'credentials' ? call.rules.authentic(call, tokenOf(call)) : undefined;
      const isCase = claims !== undefined && !call.rules.isAlive(call, claims);
      return isCase ? noted(answer, `expired: ${tokenOf(call)}`) : answer;
    }),
  },
];

const upright: readonly Fault[] = [
  {
    id: 'A9-page-text',
    breaks: ['A9'],
    text: 'a page number that is text gets 500',
    break: around('answer', (inner) => (call) => {
      return /[a-z]/i.test(call.rules.field(call, 'pageNo') ?? '') ? broken() : inner(call);
    }),
  },
  {
    id: 'A9-page-negative',
    breaks: ['A9'],
    text: 'a negative page number gets 500: the offset is refused by the database',
    break: around('answer', (inner) => (call) => {
      return call.rules.field(call, 'pageNo')?.startsWith('-') === true ? broken() : inner(call);
    }),
  },
  {
    id: 'A9-login-json',
    breaks: ['A9'],
    text: 'a log-in whose body is no JSON gets 500',
    break: around('answer', (inner) => (call) => {
      return call.method === 'POST' && parseObject(call.body) === undefined ? broken() : inner(call);
    }),
  },
  {
    id: 'A9-login-null',
    breaks: ['A9'],
    text: 'a log-in without a password, or with null, gets 500',
    break: around('answer', (inner) => (call) => {
      const body = call.method === 'POST' ? parseObject(call.body) : undefined;
      return body !== undefined && (body['password'] ?? null) === null ? broken() : inner(call);
    }),
  },
  {
    id: 'A9-no-organization',
    breaks: ['A9'],
    text: 'a list request without Organization-ID gets 500',
    break: around('refused', (inner) => (call, reason) => {
      const isCase = reason === 'credentials' && call.rules.field(call, 'Organization-ID') === undefined;
      return isCase ? broken() : inner(call, reason);
    }),
  },
  {
    id: 'A9-garbage-token',
    breaks: ['A9'],
    text: 'a token whose header cannot be read gets 500',
    break: around('refused', (inner) => (call, reason) => {
      const isBearer = reason === 'credentials' && call.scheme === 'bearer';
      const isGarbage = partObject(tokenOf(call).split('.')[0] ?? '') === undefined;
      return isBearer && isGarbage ? broken() : inner(call, reason);
    }),
  },
  {
    id: 'A9-bearer-no-key',
    breaks: ['A9'],
    text: 'a bearer request without API-KEY gets 500',
    break: around('refused', (inner) => (call, reason) => {
      const isCase = call.scheme === 'bearer' && call.rules.field(call, 'API-KEY') === undefined;
      return isCase ? broken() : inner(call, reason);
    }),
  },
];

/** A8: no answer repeats a secret. A9: a wrong request is not answered with 500. */
export const careFaults: readonly Fault[] = [...silence, ...upright];
