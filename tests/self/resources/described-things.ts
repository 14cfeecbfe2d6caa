import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import type { Contract } from '#spec/contract.ts';
import { operationsOf } from '#spec/load-contract.ts';
import { sha256Of } from '#spec/plain-data.ts';

export const PATH = '/api/v1/things';
/** Where a thing may be read as well. */
export const ELSEWHERE = '/api/v1/articles';

const GONE = { '2XX': { description: 'Gone.' } };

/** One described resource with every operation of the pattern. */
export interface Described {
  /** Members of a thing beside its `id`, which the service sets. */
  readonly members: Schema;
  readonly required?: readonly string[];
  /** What else its schema says. */
  readonly rules?: Schema | undefined;
  /** What POST takes, where that is not a thing. */
  readonly post?: Schema;
  /** What PUT takes, where that is not a thing. */
  readonly put?: Schema;
  /** What PATCH takes, where that is not a thing. */
  readonly patch?: Schema;
  readonly patchType?: string;
  /** What is said of POST. */
  readonly adding?: string;
  /** What is said of PUT. */
  readonly replacing?: string;
  /** What DELETE has to have, and what is said of it. */
  readonly reason?: Schema;
  readonly removing?: string;
  /** Statuses by which DELETE may be refused. */
  readonly refusals?: readonly number[];
  /** What is said of them. */
  readonly refusing?: string;
  /** Member that holds the thing in what is sent, and in what is answered. */
  readonly wrapper?: string;
  readonly holder?: string;
  /** No GET of one thing: the list alone shows them. */
  readonly isListOnly?: boolean;
  /** One thing is read at another address as well, to which a link of POST leads. */
  readonly isElsewhere?: boolean;
  /** Things on one shelf are listed at another address as well. */
  readonly isOnShelves?: boolean;
  /** The list takes the page headers. */
  readonly isPaged?: boolean;
  /** What is said of the list. */
  readonly listing?: string;
  /** Of POST, and of what is done to one thing. */
  readonly addParameters?: readonly Schema[];
  readonly itemParameters?: readonly Schema[];
  /** Parameters beside the id that a link of POST gives PUT. */
  readonly linked?: Schema;
}

/** Put together here: an overlay would start two processes for each scene. */
export function withThings({ description, ...contract }: Contract, described: Described): Contract {
  const { paths, components } = description;
  const all = {
    ...description,
    paths: { ...paths, ...pathsOf(described) },
    components: { ...components, schemas: { ...components?.schemas, Thing: thingOf(described) } },
  } as Contract['description'];
  return { ...contract, description: all, operations: operationsOf(all), sha256: sha256Of(all) };
}

function thingOf({ members, required = [], rules = {} }: Described): Schema {
  const properties = { id: { type: 'string', readOnly: true }, ...members };
  return { type: 'object', required, properties, ...rules };
}

const THING = { $ref: '#/components/schemas/Thing' };

function bodyOf(schema: Schema, type = 'application/json'): Schema {
  return { content: { [type]: { schema } } };
}

function answersOf({ holder }: Described): { readonly '2XX': Schema } {
  return { '2XX': { description: 'A thing.', ...bodyOf(within(holder, THING)) } };
}

function pathsOf(described: Described): Schema {
  const { post, put, patch } = { post: THING, put: THING, patch: THING, ...described };
  const { patchType, isListOnly, isPaged, listing, wrapper } = described;
  const { addParameters = [], itemParameters = [], reason } = described;
  const responses = answersOf(described);
  const write = (operationId: string, schema: Schema, type?: string): Schema => {
    const requestBody = bodyOf(within(wrapper, schema), type);
    return { operationId, parameters: itemParameters, requestBody, responses };
  };
  return {
    [PATH]: {
      get: { ...listOf(THING, isPaged), ...(listing !== undefined && { description: listing }) },
      post: {
        description: described.adding,
        ...write('addThing', post),
        parameters: addParameters,
        responses: { '2XX': { ...responses['2XX'], links: linksOf(described) } },
      },
    },
    [`${PATH}/{id}`]: {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      ...(isListOnly !== true && { get: { operationId: 'getThing', responses } }),
      put: { description: described.replacing, ...write('putThing', put) },
      patch: write('patchThing', patch, patchType),
      delete: {
        description: described.removing,
        ...{ operationId: 'removeThing', parameters: itemParameters },
        responses: { ...GONE, ...refusedWith(described) },
        ...(reason && { requestBody: { required: true, ...bodyOf(reason) } }),
      },
    },
    ...elsewhereOf(described),
    ...(described.isOnShelves === true && { [`${ELSEWHERE}/on/{shelf}/things`]: onShelf() }),
  };
}

function refusedWith({ refusals = [], refusing = 'It stays.' }: Described): Schema {
  return Object.fromEntries(refusals.map((status) => [status, { description: refusing }]));
}

function onShelf(): Schema {
  const parameters = [{ name: 'shelf', in: 'path', required: true, schema: { type: 'string' } }];
  return { parameters, get: { ...listOf(THING), operationId: 'listShelf' } };
}

function linksOf({ holder, linked, isElsewhere = false }: Described): Schema {
  const parameters = { id: `$response.body#${holder === undefined ? '' : `/${holder}`}/id` };
  return {
    thing: { operationId: 'removeThing', parameters },
    ...(isElsewhere && { article: { operationId: 'getArticle', parameters: { articleId: parameters.id } } }),
    ...(linked && { change: { operationId: 'putThing', parameters: { ...parameters, ...linked } } }),
  };
}

function elsewhereOf(described: Described): Schema {
  if (described.isElsewhere !== true) return {};
  const parameters = [{ name: 'articleId', in: 'path', required: true, schema: { type: 'string' } }];
  const get = { operationId: 'getArticle', responses: answersOf(described) };
  return { [`${ELSEWHERE}/{articleId}`]: { parameters, get } };
}

function listOf(thing: Schema, isPaged = false): Schema {
  const rows = { type: 'array', items: thing };
  const schema = isPaged ? { type: 'object', properties: { data: rows } } : rows;
  const responses = { '2XX': { description: 'Things.', content: { 'application/json': { schema } } } };
  const pages = ['pageNo', 'pageSize'].map((name) => ({ $ref: `#/components/parameters/${name}` }));
  return { operationId: 'listThings', responses, ...(isPaged && { parameters: pages }) };
}

function within(name: string | undefined, schema: Schema): Schema {
  return name === undefined ? schema : { type: 'object', required: [name], properties: { [name]: schema } };
}
