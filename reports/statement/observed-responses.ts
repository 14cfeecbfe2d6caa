import { partsOf } from './drift.ts';
import { LIST, LOGIN, update, type Action, type Observed } from './observed-action.ts';
import { contentOfShape, schemaOfMembers, schemaOfPlace, type Schema } from './observed-schema.ts';

const LIST_REFUSALS = ['OP-05.1', 'OP-05.2', 'OP-05.3', 'OP-05.4', 'OP-05.7', 'OP-05.8'];
const LOGIN_REFUSALS = ['OP-05.5', 'OP-05.6'];

/** Successes and refusals of both operations as responses. */
export function responseActions(seen: Observed): readonly Action[] {
  return [
    ...success(LOGIN, {
      status: seen.get('OP-04.1'),
      description: 'Seen: a log-in that succeeded.',
      type: seen.get('OP-22.2'),
      schema: schemaOfPlace(seen.get('OP-01') ?? ''),
      headers: [headerOfPlace(seen.get('OP-01') ?? ''), ...cachingNames(seen.get('OP-21.2'))],
    }),
    ...refusals(LOGIN, { ids: LOGIN_REFUSALS, shapes: seen.get('OP-05.10'), seen }),
    ...success(LIST, {
      status: seen.get('OP-04.2'),
      description: 'Seen: a page of the list.',
      type: seen.get('OP-22.1'),
      schema: pageSchema(seen),
      headers: [
        ...namesIn(seen.get('OP-18')),
        ...namesIn(seen.get('OP-19')),
        ...cachingNames(seen.get('OP-21.1')),
      ],
    }),
    ...refusals(LIST, { ids: LIST_REFUSALS, shapes: seen.get('OP-05.9'), seen }),
  ];
}

interface Success {
  readonly status: string | undefined;
  readonly description: string;
  readonly type: string | undefined;
  readonly schema: Schema | undefined;
  readonly headers: readonly string[];
}

function success(
  operation: string,
  { status, description, type, schema, headers }: Success,
): readonly Action[] {
  if (status === undefined || !/^2\d\d$/.test(status)) return [];
  const content =
    type === undefined || type === 'none'
      ? {}
      : { content: { [type]: schema === undefined ? {} : { schema } } };
  return [update(`${operation}.responses`, { [status]: { description, ...headersOf(headers), ...content } })];
}

/** The page as documented, with the further members that were seen. */
function pageSchema(seen: Observed): Schema {
  const page = { $ref: '#/components/schemas/ClientPage' };
  const [client, envelope] = [seen.get('OP-17.1'), seen.get('OP-17.2')];
  const further = envelope === undefined || envelope === 'none' ? [] : [schemaOfMembers(envelope)];
  const items =
    client === undefined || client === 'none'
      ? []
      : [{ properties: { data: { type: 'array', items: schemaOfMembers(client) } } }];
  return further.length + items.length === 0 ? page : { allOf: [page, ...further, ...items] };
}

interface RefusalSource {
  readonly ids: readonly string[];
  readonly shapes: string | undefined;
  readonly seen: Observed;
}

/** One response for each status of a refusal; a refusal that is a success by its status stands in the pins only. */
function refusals(operation: string, { ids, shapes, seen }: RefusalSource): readonly Action[] {
  const rows = ids.flatMap((id) =>
    [...partsOf(seen.get(id) ?? '')].map(([name, status]) => ({ name: name || 'expired token', status })),
  );
  const statuses = [...new Set(rows.map(({ status }) => status))].filter((status) =>
    /^[3-5]\d\d$/.test(status),
  );
  return statuses.sort().map((status) => {
    const causes = rows.filter((row) => row.status === status).map(({ name }) => name);
    const challenge = partsOf(seen.get('OP-06') ?? '').get(status) ?? 'none';
    return update(`${operation}.responses`, {
      [status]: {
        description: `Seen: ${causes.join('; ')}.`,
        ...(challenge === 'none' ? {} : headersOf(['WWW-Authenticate'], challenge)),
        ...contentOf(partsOf(shapes ?? '').get(status)),
      },
    });
  });
}

/** Bodies of several shapes under one status are each told. */
function contentOf(shapes: string | undefined): { readonly content?: Schema } {
  const contents = (shapes ?? '').split(' or ').flatMap((shape) => contentOfShape(shape) ?? []);
  return contents.length === 0 ? {} : { content: Object.assign({}, ...contents) as Schema };
}

function headersOf(names: readonly string[], text?: string): { readonly headers?: Schema } {
  const told = names.filter((name) => name !== '');
  if (told.length === 0) return {};
  const header = { schema: { type: 'string' }, ...(text === undefined ? {} : { 'x-seen': text }) };
  return { headers: Object.fromEntries(told.map((name) => [name, header])) };
}

function headerOfPlace(place: string): string {
  return /^header (\S+)/.exec(place)?.[1] ?? '';
}

function namesIn(text = 'none'): readonly string[] {
  return text === 'none' ? [] : text.split(', ');
}

/** `cache-control no-store, etag`: names only. */
function cachingNames(text?: string): readonly string[] {
  return namesIn(text).map((row) => row.split(' ', 1)[0] ?? '');
}
