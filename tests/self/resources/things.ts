import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { isObject, type ApiRequest, type Exchange } from '#fixtures/client/exchange.ts';
import type { SchemeName } from '#fixtures/ground/ground.ts';
import { Needs } from '#fixtures/judge/needs.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer, client, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { speakingJudge } from '#tests/self/judge/speaking-judge.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { ELSEWHERE, PATH, withThings, type Described } from './described-things.ts';

const SCHEMES: readonly SchemeName[] = ['apiKey', 'bearer'];
let lastId = 0;

/** A request as the service reads it. */
export interface Asked {
  readonly method: string;
  /** Id in the path; empty for the collection. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Schema;
  readonly isRight: boolean;
  /** At the other address. */
  readonly isElsewhere: boolean;
  readonly scheme: SchemeName;
}

/** What the service answers instead of what it usually does. */
export type Rule = (asked: Asked, things: Map<string, Schema>) => AnswerParts | undefined;

/** What the service makes of a body that it accepts, and how it shows a thing. */
export interface Ways {
  /** The second scheme opens it as well. */
  readonly isTwofold?: boolean;
  /** Which wrong requests it takes for right ones. */
  readonly isOpen?: (request: ApiRequest) => boolean;
  readonly rule?: Rule;
  readonly merged?: (before: Schema, body: Schema) => Schema;
  readonly shown?: (thing: Schema) => Schema;
}

export interface Scene {
  readonly bench: Workbench;
  readonly things: Map<string, Schema>;
  /** One after the other. */
  readonly sent: readonly {
    readonly method: string;
    readonly path: string;
    readonly status: number;
    readonly body: Schema;
  }[];
}

/** A bench of things, which a plain service keeps in memory but for the ways that it has of its own. */
export async function sceneOf(described: Described, ways: Ways = {}, purpose = 'G2'): Promise<Scene> {
  freshNotes();
  const contract = withThings(await loadContract([]), described);
  const things = new Map<string, Schema>();
  const sent: Scene['sent'][number][] = [];
  const open = ways.isTwofold === true ? SCHEMES : SCHEMES.slice(0, 1);
  const right = open.map((scheme) => JSON.stringify(rightCredentials(contract, scheme).insert));
  const send = (request: ApiRequest): Promise<Exchange> => {
    const known = right.indexOf(JSON.stringify(request.insert));
    const isRight = known >= 0 || ways.isOpen?.(request) === true;
    const asked = { ...askedBy(request, isRight, described), scheme: open[known] ?? 'apiKey' };
    const isOfThings = [PATH, ELSEWHERE].some((path) => request.path.startsWith(path));
    const parts = isOfThings ? wrappedBy(described, served(asked, things, ways)) : clientList(asked);
    const exchange = { ...answer(parts), request };
    sent.push({ method: asked.method, path: request.path, status: exchange.status, body: asked.body });
    return Promise.resolve(exchange);
  };
  const [opens, closed] = [
    { declared: true, opens: true },
    { declared: false, opens: false },
  ];
  const list = { firstPage: 1, sizes: [1, 2, 10], asked: {}, amount: { count: 2, exact: true } };
  const known = { ...list, knownIds: ['client-1', 'client-2'], knownNames: [] };
  const schemes = { apiKey: opens, bearer: ways.isTwofold === true ? opens : closed };
  const service = await knownService(send, { contract, ground: { schemes, list: known } });
  const judge = speakingJudge();
  const needs = new Needs(service.ground, { ...PUBLIC_SETTINGS, allowWrites: true, seed: 'things' }, judge);
  const resource = resourcesOf(contract).filter(({ path }) => path === PATH)[0];
  const subject = resource === undefined ? { title: PATH } : { title: PATH, resource };
  return { bench: new Workbench(subject, purpose, { service, needs, judge }), things, sent };
}

function freshNotes(): void {
  const file = test.info().outputPath(`run-${Math.random()}`, 'run.json');
  mkdirSync(file.slice(0, file.lastIndexOf('/')), { recursive: true });
  process.env[RUN_FILE_VARIABLE] = file;
}

function askedBy(request: ApiRequest, isRight: boolean, { wrapper }: Described): Omit<Asked, 'scheme'> {
  const headers = Object.entries(request.headers ?? {});
  const sent = JSON.parse(request.body ?? '{}') as Schema;
  const body = wrapper === undefined ? sent : sent[wrapper];
  return {
    method: request.method,
    id: request.path
      .replace(ELSEWHERE, PATH)
      .replace(/\?.*$/, '')
      .slice(PATH.length + 1),
    isElsewhere: request.path.startsWith(ELSEWHERE),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: isObject(body) ? body : setBy(sent),
    isRight,
  };
}

/** What steps of a change set, as members; nothing where these are no steps. */
function setBy(sent: unknown): Schema {
  const steps = Array.isArray(sent) ? (sent as readonly Schema[]) : [];
  const members = steps.map(({ op, path, value }) => [`${String(op)} ${String(path)}`, value] as const);
  return Object.fromEntries(members.map(([name, value]) => [name.replace(/^add \/|^replace \//, ''), value]));
}

function wrappedBy({ holder }: Described, parts: AnswerParts): AnswerParts {
  const { body } = parts;
  return holder === undefined || !isObject(body) ? parts : { ...parts, body: { [holder]: body } };
}

function clientList({ isRight }: Asked): AnswerParts {
  return isRight ? { body: envelope([client(1), client(2)]) } : { status: 401, body: {} };
}

function served(asked: Asked, things: Map<string, Schema>, ways: Ways): AnswerParts {
  const own = ways.rule?.(asked, things);
  if (own !== undefined) return own;
  if (!asked.isRight) return { status: 401, body: {} };
  return asked.id === '' ? ofAll(asked, things, ways) : ofOne(asked, things, ways);
}

function ofAll({ method, body }: Asked, things: Map<string, Schema>, { shown }: Ways): AnswerParts {
  const asShown = (thing: Schema): Schema => shown?.(thing) ?? thing;
  if (method === 'GET') return { body: [...things.values()].map(asShown) };
  lastId += 1;
  const id = `thing-${lastId}`;
  const thing = { ...body, id };
  things.set(id, thing);
  return { status: 201, body: asShown(thing) };
}

function ofOne(
  { method, id, body }: Asked,
  things: Map<string, Schema>,
  { shown, merged }: Ways,
): AnswerParts {
  const before = things.get(id);
  if (before === undefined) return { status: 404, body: {} };
  if (method === 'DELETE') {
    things.delete(id);
    return { status: 204, text: '' };
  }
  const both = merged ?? ((one: Schema, other: Schema): Schema => ({ ...one, ...other }));
  const after = { PUT: { ...body, id }, PATCH: both(before, body) }[method] ?? before;
  things.set(id, after);
  return { body: shown?.(after) ?? after };
}

/** What this test was told to be not judged. */
export function unjudged(): readonly (string | undefined)[] {
  return test
    .info()
    .annotations.filter(({ type }) => type === 'unjudged')
    .map(({ description }) => description);
}
