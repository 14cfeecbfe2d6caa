import type { Answer, Call, Listed, PageWanted } from './call.ts';
import type { Client } from './world.ts';

/** GET of the client list: who asks comes before what is asked, so that a refusal tells nothing. */
export function list(call: Call): Answer {
  const wanted = call.rules.page(call);
  if (wanted !== undefined) call.page = wanted;
  const organizationId = call.rules.admit(call);
  if (organizationId === undefined) return call.rules.refused(call, 'credentials');
  if (wanted === undefined) return call.rules.refused(call, 'request');
  const clients = call.rules.clients(call, organizationId);
  const items = call.rules.slice(call, clients);
  const isPastEnd = items.length === 0 && wanted.index > 0;
  return isPastEnd
    ? call.rules.pastEnd(call, { items, clients })
    : call.rules.served(call, { items, clients });
}

/** Digits only; other page values are refused. */
function whole(text: string | undefined, otherwise: number): number | undefined {
  if (text === undefined) return otherwise;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isOffered(call: Call, size: number): boolean {
  const { sizes, refusesAbove = size } = call.world.habits;
  return size > 0 && size <= refusesAbove && (sizes?.includes(size) ?? true);
}

export function page(call: Call): PageWanted | undefined {
  const { firstPage, defaultSize, cap } = call.world.habits;
  const noText = call.rules.field(call, 'pageNo');
  const sizeText = call.rules.field(call, 'pageSize');
  const no = whole(noText, firstPage);
  const size = whole(sizeText, defaultSize);
  if (no === undefined || no < firstPage || size === undefined || !isOffered(call, size)) return undefined;
  const explicit = noText !== undefined && sizeText !== undefined;
  return { index: no - firstPage, size: Math.min(size, cap), explicit };
}

export function clients(call: Call, organizationId: string): readonly Client[] {
  const { own, other } = call.world;
  return organizationId === own.id ? own.clients : other.clients;
}

export function slice(call: Call, all: readonly Client[]): readonly Client[] {
  const { index, size } = call.page ?? { index: 0, size: 0 };
  return all.slice(index * size, (index + 1) * size);
}

const ODD_MEMBERS = {
  '': 0,
  'a.b/c~d': [[], {}],
  constructor: null,
  ' ': 'blank',
  ключ: { data: [{ name: 7 }] },
};

export function item(call: Call, client: Client): unknown {
  const { clientId, name, since } = client;
  const { members } = call.world.habits;
  if (members === 'none') return { clientId, name };
  const some = { since, contact: { mail: null, tags: ['β', since] }, clientId, aktiv: since % 3 > 0, name };
  return members === 'some' ? some : { ...ODD_MEMBERS, ...some, id: since, Name: 12.5 };
}

function countsOf(call: Call, listed: Listed): { totalCount: number; filteredCount: number } {
  const { habits, other } = call.world;
  const all = listed.clients.length;
  if (habits.counts === 'ordinary') return { totalCount: all, filteredCount: all };
  if (habits.counts === 'pages')
    return { totalCount: Math.ceil(all / (call.page?.size ?? 1)), filteredCount: 0 };
  return { totalCount: all + other.clients.length, filteredCount: listed.items.length };
}

export function envelope(call: Call, listed: Listed): Readonly<Record<string, unknown>> {
  const { habits } = call.world;
  const start = (call.page?.index ?? 0) * (call.page?.size ?? 0);
  const data = listed.items.map((client, offset) => call.rules.item(call, client, start + offset));
  const documented = { message: 'В порядке', ...countsOf(call, listed), data };
  if (habits.members === 'none') return documented;
  const some = { page: { size: call.page?.size, hint: null }, ...documented, warnings: [] };
  return habits.members === 'some' ? some : { ...ODD_MEMBERS, ...some, Data: 'no', items: [{ clientId: 3 }] };
}

/** 206 where there is more than the page, 203 where the page is all: both are success. */
export function served(call: Call, listed: Listed): Answer {
  const { listStatus, mediaType } = call.world.habits;
  const { items, clients: all } = listed;
  const isWhole = items.length === all.length;
  const status = listStatus === 'varying' ? (isWhole ? 203 : 206) : listStatus;
  const fields: [string, string][] = [['cOnTeNt-TyPe', mediaType]];
  if (status === 206) fields.push(['content-RANGE', `clients */${all.length}`]);
  return { status, fields, body: JSON.stringify(call.rules.envelope(call, listed)) };
}

export function pastEnd(call: Call, listed: Listed): Answer {
  const { pastEnd: status, listStatus } = call.world.habits;
  if (status === 204) return { status, fields: [], body: '' };
  if (status !== 200) return { ...call.rules.refused(call, 'request'), status };
  return { ...call.rules.served(call, listed), status: listStatus === 'varying' ? 203 : listStatus };
}
