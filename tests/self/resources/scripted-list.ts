import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { Needs } from '#fixtures/judge/needs.ts';
import { Workbench } from '#fixtures/resources/bench/workbench.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import { RUN_FILE_VARIABLE } from '#fixtures/run-file.ts';
import { answer, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '#tests/self/judge/known-service.ts';
import { speakingJudge } from '#tests/self/judge/speaking-judge.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { exampleContract } from './effective-contract.ts';

const PROJECTS = '/api/v1/projects';

type Contract = Awaited<ReturnType<typeof exampleContract>>;

/** A project of the example overlay as the list shows it. */
export interface Row {
  readonly projectId: string;
  readonly title: string;
  readonly state: string;
}

export function rows(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => ({
    projectId: `p${index + 1}`,
    title: `Title ${index + 1}`,
    state: 'planned',
  }));
}

export interface AskedPage {
  readonly pageNo: number;
  readonly pageSize: number;
}

export function pageAsked({ headers = {} }: ApiRequest): AskedPage {
  return { pageNo: numberIn(headers, 'pageno'), pageSize: numberIn(headers, 'pagesize') };
}

function numberIn(headers: Readonly<Record<string, string>>, name: string): number {
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return Number(value);
}

/** One page of all; `sizeOf` says what a size is taken for, and 0 refuses it. */
export function paged(
  all: readonly unknown[],
  { pageNo, pageSize }: AskedPage,
  sizeOf: (size: number) => number = (size) => size,
): AnswerParts {
  const size = sizeOf(pageSize);
  if (size === 0 || pageNo < 1) return { status: 400, body: { error: 'no such page' } };
  const shown = all.slice((pageNo - 1) * size, pageNo * size);
  return { body: envelope(shown, { totalCount: all.length, filteredCount: all.length }) };
}

export const menuOf =
  (...sizes: readonly number[]) =>
  (size: number): number =>
    sizes.includes(size) ? size : 0;

export const upTo =
  (most: number) =>
  (size: number): number =>
    Math.min(size, most);

interface Scripted {
  readonly path?: string;
  readonly contract?: Contract;
  readonly allowWrites?: boolean;
  readonly sizes?: readonly number[];
}

/** A workbench for a described resource whose requests are answered by `script`. */
export async function benchOver(
  script: (request: ApiRequest) => AnswerParts,
  {
    path: of = PROJECTS,
    contract,
    allowWrites = false,
    sizes = [1, 2, 3, 5, 10, 20, 50, 100],
  }: Scripted = {},
): Promise<Workbench> {
  const described = contract ?? (await exampleContract());
  const list: ListGround = {
    firstPage: 1,
    sizes,
    asked: {},
    amount: { count: 57, exact: true },
    knownIds: [],
    knownNames: [],
  };
  const service = await knownService((request) => Promise.resolve(answer({ request, ...script(request) })), {
    ground: { list },
    contract: described,
  });
  const resource = resourcesOf(described).find((one) => one.path === of);
  if (resource === undefined) throw new RangeError(`The contract has no ${of}.`);
  const judge = speakingJudge();
  const needs = new Needs(service.ground, { ...PUBLIC_SETTINGS, allowWrites }, judge);
  return new Workbench({ title: of, resource }, 'G1 scripted', { service, needs, judge });
}

/** In the whole file each test has notes of its own, as a run would. */
export function notesOfEachTest(): void {
  const { [RUN_FILE_VARIABLE]: outer } = process.env;
  test.beforeEach(({}, info) => {
    const file = info.outputPath('run.json');
    mkdirSync(path.dirname(file), { recursive: true });
    process.env[RUN_FILE_VARIABLE] = file;
  });
  test.afterEach(() => {
    if (outer === undefined) Reflect.deleteProperty(process.env, RUN_FILE_VARIABLE);
    else process.env[RUN_FILE_VARIABLE] = outer;
  });
}
