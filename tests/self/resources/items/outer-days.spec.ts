import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { operationsOf } from '#spec/load-contract.ts';
import type { Contract } from '#spec/contract.ts';
import type { AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const TASKS = '/api/v1/projects/{projectId}/tasks';
const DAY = { type: 'string', format: 'date' };

/** Keeps projects, and such tasks below them as lie within their days. */
class Projects {
  readonly refused: Schema[] = [];
  readonly #kept = new Map<string, Schema>();

  readonly answer = ({ method, path, body = '{}' }: ApiRequest): AnswerParts => {
    if (method !== 'POST') {
      const found = this.#kept.get(path);
      return found === undefined ? { status: 404, body: {} } : { body: found };
    }
    const data = JSON.parse(body) as Schema;
    if (path.endsWith('/tasks') && !isWithin(data, this.#kept.get(path.replace(/\/tasks$/, '')))) {
      this.refused.push(data);
      return { status: 422, body: { title: 'Not so.' } };
    }
    const id = `n${this.#kept.size + 1}`;
    const added = { ...data, id, projectId: id };
    this.#kept.set(`${path}/${id}`, added);
    return { status: 201, body: added };
  };
}

function isWithin({ from, to }: Schema, { startsOn, endsOn }: Schema = {}): boolean {
  const days = [startsOn, from, to, endsOn].map(String);
  return days.join() === days.toSorted().join();
}

async function contractTelling(words: string): Promise<Contract> {
  const given = await exampleContract();
  const { components } = given.description;
  const schemas = components?.schemas as Readonly<Record<string, { readonly properties: Schema }>>;
  const withDays = (name: string, days: Schema): Schema => {
    const schema = schemas[name] ?? { properties: {} };
    return { [name]: { ...schema, properties: { ...schema.properties, ...days } } };
  };
  const told = { ...DAY, description: words };
  const description = {
    ...given.description,
    components: {
      ...components,
      schemas: {
        ...schemas,
        ...withDays('Project', { startsOn: DAY, endsOn: DAY }),
        ...withDays('Task', { from: told, to: told }),
      },
    },
  } as typeof given.description;
  return { ...given, description, operations: operationsOf(description) };
}

for (const words of ['Within the period of the project.', 'From startsOn to endsOn of the project.'])
  test(`days lie within those of what an item stands under: ${words}`, async () => {
    const projects = new Projects();
    const contract = await contractTelling(words);

    const { findings } = await added(
      await benchOver(projects.answer, { contract, path: TASKS, allowWrites: true }),
    );

    expect(findings).toEqual([]);
    expect(projects.refused).toEqual([]);
  });
