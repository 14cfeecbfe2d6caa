import { createHmac, randomBytes } from 'node:crypto';
import { withField, type Answer, type Call, type Credentials } from './call.ts';
import { encode, parseObject, signed } from './token.ts';
import type { Issued, User } from './world.ts';

export function credentials(call: Call): Credentials | undefined {
  const body = parseObject(call.body);
  return body === undefined ? undefined : { username: body['username'], password: body['password'] };
}

export function user(call: Call, given: Credentials): User | undefined {
  const { world } = call;
  const isHome = call.rules.field(call, 'Organization-ID') === world.user.organizationId;
  if (world.habits.loginNeedsOrganization && !isHome) return undefined;
  const isRight = given.username === world.user.username && given.password === world.user.password;
  return isRight ? world.user : undefined;
}

export function issue(call: Call, who: User): Issued {
  const { world } = call;
  const last = world.issued.at(-1);
  const isSameSecond = last !== undefined && Math.floor(last.atMs / 1000) === Math.floor(call.nowMs / 1000);
  if (world.habits.sameWithinSecond && isSameSecond) return last;
  const claims = call.rules.claims(call, who);
  const issued = { token: call.rules.token(call, claims), claims, atMs: call.nowMs };
  world.issued.push(issued);
  return issued;
}

/** POST to the token endpoint (section 5, rule 2). */
export function login(call: Call): Answer {
  const { habits, logins } = call.world;
  if (call.nowMs - logins.lastMs < habits.loginEveryMs) return { status: 429, fields: [], body: '' };
  logins.lastMs = call.nowMs;
  const media = call.rules.field(call, 'Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(media)) return refusedLogin(call, 'media');
  const given = call.rules.credentials(call);
  if (given === undefined) return refusedLogin(call, 'request');
  const who = logins.failedInARow >= habits.lockAfter ? undefined : call.rules.user(call, given);
  if (who === undefined) {
    if (given.username === call.world.user.username) logins.failedInARow += 1;
    return refusedLogin(call, 'login');
  }
  logins.failedInARow = 0;
  return call.rules.tokenAnswer(call, call.rules.issue(call, who));
}

/** A session cookie for everybody, if that is the habit: a JWT of nobody, signed with a key of its own. */
function refusedLogin(call: Call, reason: 'media' | 'request' | 'login'): Answer {
  const answer = call.rules.refused(call, reason);
  if (!call.world.habits.anonymousCookie) return answer;
  const content = `${encode({ alg: 'HS256' })}.${encode({ sub: 'anonymous', iat: Math.floor(call.nowMs / 1000) })}`;
  const signature = createHmac('sha256', randomBytes(32)).update(content).digest('base64url');
  return withField(answer, 'sEt-CoOkIe', `visit=${content}.${signature}; HttpOnly; Path=/`);
}

function refreshToken(call: Call, issued: Issued): string {
  if (!call.world.habits.refreshIsJwt) return `r-${randomBytes(18).toString('hex')}`;
  const exp = Math.floor(call.nowMs / 1000) + 86_400;
  return signed({ sub: issued.claims['sub'], use: 'renew', exp }, call.world.renewing.privateKey);
}

function tokenBody(call: Call, issued: Issued): string {
  const text = `${call.world.habits.tokenPrefix}${issued.token}`;
  const validUntil = new Date(Number(issued.claims['exp']) * 1000).toISOString();
  const renewal = refreshToken(call, issued);
  const bodies = {
    nested: { outcome: { renewal, grant: { eintritt: text, expiresAt: validUntil } }, message: 'грамота' },
    array: [renewal, { validUntil }, [text]],
    'json-string': text,
    header: { message: 'see header', expiresAt: validUntil },
  };
  const { tokenPlace } = call.world.habits;
  return tokenPlace === 'plain' ? text : JSON.stringify(bodies[tokenPlace]);
}

export function tokenAnswer(call: Call, issued: Issued): Answer {
  const { habits } = call.world;
  const type = habits.tokenPlace === 'plain' ? 'text/plain; charset=us-ascii' : habits.mediaType;
  const fields: [string, string][] = [['cOnTeNt-TyPe', type]];
  if (habits.tokenPlace === 'header') fields.push(['X-eInTrItT', `${habits.tokenPrefix}${issued.token}`]);
  return { status: habits.tokenStatus, fields, body: tokenBody(call, issued) };
}
