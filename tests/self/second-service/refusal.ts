import type { Answer, Call, Reason } from './call.ts';
import { parseObject } from './token.ts';
import { secretsOf } from './world.ts';

const OWN_STATUS: Readonly<Partial<Record<Reason, number>>> = {
  request: 400,
  media: 415,
  path: 404,
  method: 405,
};

function escaped(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What was sent as a credential and is none: text that opens something, or did, is never repeated. */
function wrongCredentials(call: Call): readonly string[] {
  const { world } = call;
  const authorization = call.rules.field(call, 'Authorization')?.replace(/^\S+ +/, '');
  const body = parseObject(call.body) ?? {};
  const isUser = body['username'] === world.user.username;
  const texts = [
    authorization,
    call.rules.field(call, 'API-KEY'),
    call.rules.field(call, 'Organization-ID'),
    isUser ? body['password'] : body['username'],
  ].filter((value) => typeof value === 'string');
  const right = [...secretsOf(world), world.own.id];
  return texts.filter((text) => text !== '' && !right.includes(text));
}

function bodyOf(call: Call, reason: Reason): { type: string; body: string } {
  const { habits } = call.world;
  const wrong = habits.echoesWrong ? wrongCredentials(call).map(escaped).join(' ; ') : '';
  const note = wrong === '' ? reason : `${reason}: not known: ${wrong}`;
  const documents = {
    empty: { type: '', body: '' },
    html: { type: 'text/html', body: `<!doctype html><title>Нельзя</title><p>${note}</p>` },
    envelope: {
      type: habits.mediaType,
      body: JSON.stringify({ data: [], totalCount: 0, filteredCount: 0, message: note }),
    },
    xml: {
      type: 'application/problem+xml',
      body: `<?xml version="1.0"?><problem xmlns="urn:ietf:rfc:7807"><title>${note}</title></problem>`,
    },
  };
  return documents[habits.refusalBody];
}

/** Methods of the path (RFC 9110 §15.5.6). */
function allowed(call: Call): string {
  if (call.path.endsWith('/bearer')) return 'POST';
  return call.world.habits.answersHead ? 'GET, HEAD' : 'GET';
}

export function refused(call: Call, reason: Reason): Answer {
  const { habits } = call.world;
  const status = habits.refusalStatus === 200 ? 200 : (OWN_STATUS[reason] ?? habits.refusalStatus);
  const { type, body } = bodyOf(call, reason);
  const fields: [string, string][] = type === '' ? [] : [['cOnTeNt-TyPe', type]];
  if (status === 401) fields.push(['wWw-AuThEnTiCaTe', 'Api-Key realm="erp", Bearer realm="erp"']);
  if (status === 405) fields.push(['aLlOw', allowed(call)]);
  return { status, fields, body };
}
