import path from 'node:path';
import { isObject, type ApiRequest } from '#fixtures/client/exchange.ts';
import { LIST_PATH } from '#fixtures/client/list.ts';
import type { Undo } from '#fixtures/gateway/protocol.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import type { Contract } from '#spec/contract.ts';
import { client, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { contractWith, ROOT } from './effective-contract.ts';
import { benchOver } from './scripted-list.ts';

export const CENTERS = '/api/v1/cost-centers';
/** Where items have keys of two parameters, in other words. */
export const DAYS = '/api/v1/calendars/{year}/days';

/** A request for cost centers as the service reads it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: Schema;
  readonly headers: ApiRequest['headers'];
  readonly isRight: boolean;
  /** How the gateway is to remove what is added. */
  readonly undo?: Undo;
}

/** Cost centers by their paths, in the order in which they were added. */
export type Kept = Map<string, Schema>;

/** What is answered instead of what a plain service answers. */
export type Rule = (asked: Asked, kept: Kept) => AnswerParts | undefined;

/** How service and description differ from plain ones. */
interface Ways {
  readonly rule?: Rule;
  readonly described?: (contract: Contract) => Contract;
  /** The resource's, where the description gives it another one. */
  readonly path?: string;
}

export interface Scene {
  readonly bench: Workbench;
  readonly asked: readonly Asked[];
  readonly kept: Kept;
}

export const REFUSED = { status: 401, body: { error: 'who are you' } };
const MISSING = { status: 404, body: { error: 'nothing there' } };

/** The worked example of items at keys of the client's own. */
export function centersContract(): Promise<Contract> {
  return contractWith(path.join(ROOT, 'spec/targets/own-key/overlay.yaml'));
}

/** The same in other words, all of them as text: the contract is plain data. */
export const reworded =
  (...words: readonly (readonly [from: string, to: string])[]) =>
  (contract: Contract): Contract =>
    JSON.parse(
      words.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(contract)),
    ) as Contract;

/** Items below calendars, of which nothing but the items is described. */
export const asDays = reworded([`${CENTERS}/{code}`, `${DAYS}/{code}`]);

/** A bench of cost centers, which a plain service keeps in memory. */
export async function centersOf(ways: Ways = {}, purpose = 'G6'): Promise<Scene> {
  const plain = await centersContract();
  const kept: Kept = new Map();
  const asked: Asked[] = [];
  const right: string[] = [];
  const script = (request: ApiRequest): AnswerParts => {
    const one = askedBy(request, right.includes(JSON.stringify(request.insert)));
    if (one.path === LIST_PATH) return one.isRight ? { body: envelope([client(1), client(2)]) } : REFUSED;
    asked.push(one);
    return ways.rule?.(one, kept) ?? (one.isRight ? ofCenters(one, kept) : REFUSED);
  };
  const { service, needs, judge, resource } = await benchOver(script, {
    contract: ways.described?.(plain) ?? plain,
    path: ways.path ?? CENTERS,
    allowWrites: true,
  });
  const bench = new Workbench({ title: resource.path, resource }, purpose, { service, needs, judge });
  for (const scheme of ['apiKey', 'bearer'] as const)
    right.push(JSON.stringify(bench.rightBy(scheme).insert));
  return { bench, asked, kept };
}

function askedBy({ method, path: at, headers, body = '{}', undo }: ApiRequest, isRight: boolean): Asked {
  const value = JSON.parse(body) as unknown;
  const sent = isObject(value) ? value : {};
  return { method, path: at, headers, body: sent, isRight, ...(undo === undefined ? {} : { undo }) };
}

function ofCenters(asked: Asked, kept: Kept): AnswerParts {
  if (asked.path === CENTERS) return { body: [...kept.values()] };
  const before = kept.get(asked.path);
  if (before === undefined && asked.method !== 'PUT') return MISSING;
  if (asked.method === 'DELETE') {
    kept.delete(asked.path);
    return { status: 204, text: '' };
  }
  const after = writtenAs(asked, before);
  kept.set(asked.path, after);
  return { status: before === undefined ? 201 : 200, body: after };
}

function writtenAs({ method, path: at, body }: Asked, before: Schema = {}): Schema {
  if (method === 'PUT') return centerAt(at, body);
  return method === 'PATCH' ? { ...before, ...body } : before;
}

/** What was sent, as it stands at a path. */
export function centerAt(at: string, sent: Schema): Schema {
  return { ...sent, code: at.slice(at.lastIndexOf('/') + 1) };
}

/** The first PUT. */
export function putOf(asked: readonly Asked[]): Asked {
  const put = asked.find(({ method }) => method === 'PUT');
  if (put === undefined) throw new RangeError('There was no PUT.');
  return put;
}
