import path from 'node:path';
import { isObject, type ApiRequest } from '#fixtures/client/exchange.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { asItem } from '#fixtures/resources/description/single.ts';
import type { Contract } from '#spec/contract.ts';
import { client, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { contractWith, ROOT } from './effective-contract.ts';
import { benchOver } from './scripted-list.ts';

const DEVICES = '/api/v1/devices';
const CONFIGURATION = `${DEVICES}/{serial}/configuration`;
/** What a configuration is before anybody has changed it. */
export const DEFAULTS: Schema = { mode: 'eco', label: 'as delivered', sampleRateHz: 10 };

/** A request for a configuration as the service reads it. */
export interface Asked {
  readonly method: string;
  readonly serial: string;
  readonly body: Schema;
  readonly isRight: boolean;
}

/** Configurations by the serial numbers of their devices, in the order of these. */
export type Kept = Map<string, Schema | undefined>;

/** How the service differs from one that gives each device a configuration of the usual values. */
export interface Ways {
  /** What is answered instead. */
  readonly rule?: (asked: Asked, kept: Kept) => AnswerParts | undefined;
  readonly defaults?: (serial: string) => Schema | undefined;
  /** Members that each device shows beside its own. */
  readonly shown?: Schema;
  /** Answers to requests for anything but devices and their configurations. */
  readonly beside?: (request: ApiRequest) => AnswerParts | undefined;
  /** What the description says instead. */
  readonly described?: (contract: Contract) => Contract;
}

export interface Scene {
  readonly bench: Workbench;
  /** Methods of the requests for configurations. */
  readonly asked: readonly string[];
}

/** Nothing else of a configuration is described. */
export const only =
  (...methods: readonly string[]) =>
  (contract: Contract): Contract => ({
    ...contract,
    operations: contract.operations.filter(
      ({ path, method }) => !path.endsWith('configuration') || methods.includes(method.toUpperCase()),
    ),
  });

/** Configurations are removed, too. */
export const withRemoval = (contract: Contract): Contract => {
  const removal = { path: CONFIGURATION, method: 'delete', operationId: 'resetConfiguration' };
  return { ...contract, operations: [...contract.operations, removal] };
};

export const withoutItems = (contract: Contract): Contract => ({
  ...contract,
  operations: contract.operations.filter(({ path }) => !path.endsWith('}')),
});

/** As text, since the description is plain data. */
export const reworded =
  (from: string, to: string) =>
  (contract: Contract): Contract => ({
    ...contract,
    description: JSON.parse(
      JSON.stringify(contract.description).replaceAll(from, to),
    ) as Contract['description'],
  });

/** A bench of the configurations of devices, which a plain service keeps in memory. */
export async function singlesOf(ways: Ways, purpose: string): Promise<Scene> {
  const plain = await contractWith(path.join(ROOT, 'spec/targets/single/overlay.yaml'));
  const contract = ways.described?.(plain) ?? plain;
  const kept: Kept = new Map([['standing-1', (ways.defaults ?? usual)('standing-1')]]);
  const asked: string[] = [];
  const right: string[] = [];
  const script = (request: ApiRequest): AnswerParts => {
    const isRight = right.includes(JSON.stringify(request.insert));
    const [, serial = '', last] = request.path.slice(DEVICES.length).split('/');
    if (last === undefined) return isRight ? ofDevices(request, kept, ways) : REFUSED;
    asked.push(request.method);
    const one = { method: request.method, serial, body: bodyOf(request), isRight };
    return ways.rule?.(one, kept) ?? ofConfiguration(one, kept);
  };
  const { service, needs, judge, resource } = await benchOver(script, {
    contract,
    path: CONFIGURATION,
    allowWrites: true,
  });
  // What is read is no item.
  const subject = { title: CONFIGURATION, resource: purpose === 'G1' ? resource : asItem(resource) };
  const bench = new Workbench(subject, purpose, { service, needs, judge });
  for (const scheme of ['apiKey', 'bearer'] as const)
    right.push(JSON.stringify(bench.rightBy(scheme).insert));
  return { bench, asked };
}

const REFUSED = { status: 401, body: { error: 'who are you' } };
const MISSING = { status: 404, body: { error: 'nothing there' } };

function usual(): Schema {
  return DEFAULTS;
}

function bodyOf({ body = '{}' }: ApiRequest): Schema {
  const value = JSON.parse(body) as unknown;
  return isObject(value) ? value : {};
}

/** Clients and devices, whose configuration begins as the ways say. */
function ofDevices(request: ApiRequest, kept: Kept, { defaults = usual, shown, beside }: Ways): AnswerParts {
  if (!request.path.startsWith(DEVICES))
    return beside?.(request) ?? { body: envelope([client(1), client(2)]) };
  if (request.method === 'GET')
    return { body: [...kept.keys()].map((serial) => ({ serial, name: 'Pump', ...shown })) };
  if (request.method === 'DELETE') return { status: 204, text: '' };
  const serial = `device-${kept.size}`;
  kept.set(serial, defaults(serial));
  return { status: 201, body: { ...bodyOf(request), serial } };
}

function ofConfiguration({ method, serial, body, isRight }: Asked, kept: Kept): AnswerParts {
  if (!isRight) return REFUSED;
  const before = kept.get(serial);
  if (!kept.has(serial) || (before === undefined && method !== 'PUT')) return MISSING;
  const after = { PUT: body, PATCH: { ...before, ...body } }[method] ?? before;
  kept.set(serial, after);
  return { status: before === undefined ? 201 : 200, body: after };
}
