import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedReads } from '#fixtures/resources/access/guarded-reads.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { addItem } from '#fixtures/resources/items/adding.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule, type Scene } from '../things.ts';

waitsPass();

const MEMBERS = { name: { type: 'string' }, note: { type: 'string' } };
const PATH = '/api/v1/things';
const EACH = ['(none)', 'altered-end', 'altered-middle', 'cut', 'empty', 'extended'];
const SPOILED = ['API_KEY', 'ORGANIZATION_ID'].flatMap((name) => EACH.map((how) => `${name} ${how}`));

const operationOf = ({ method, path }: ApiRequest): string =>
  `${method} ${path.replace(/thing-.*$/, '{id}')}`;

function spoiledIn({ insert = [] }: ApiRequest): readonly string[] {
  return ['API_KEY', 'ORGANIZATION_ID'].flatMap((credential) => {
    const part = insert.find((one) => one.credential === credential);
    if (part === undefined) return [`${credential} (none)`];
    return part.alteration === undefined ? [] : [`${credential} ${part.alteration}`];
  });
}

async function guarded({ bench }: Scene, method: string): Promise<ReturnType<typeof combined>> {
  await addItem(bench, {});
  const guard = method === 'GET' ? guardedReads : guardedWrites;
  return combined(await guard(bench, 'apiKey'));
}

for (const operation of ['GET', 'GET /{id}', 'POST', 'PUT /{id}', 'PATCH /{id}', 'DELETE /{id}']) {
  const [method = '', place = ''] = operation.split(' ');

  test(`${operation} is asked with every header left out, emptied and spoiled in each way (G6)`, async () => {
    const asked = new Set<string>();
    const isOpen = (request: ApiRequest): boolean => {
      if (operationOf(request) === `${method} ${PATH}${place}`)
        for (const one of spoiledIn(request)) asked.add(one);
      return false;
    };

    expect(await guarded(await sceneOf({ members: MEMBERS }, { isOpen }, 'G6'), method)).toEqual({
      findings: [],
    });
    expect([...asked].toSorted()).toEqual(SPOILED);
  });

  test(`${operation} that takes a key which is cut is told (G6)`, async () => {
    const isOpen = (request: ApiRequest): boolean =>
      operationOf(request) === `${method} ${PATH}${place}` && spoiledIn(request).includes('API_KEY cut');

    const { findings } = await guarded(await sceneOf({ members: MEMBERS }, { isOpen }, 'G6'), method);

    expect(new Set(findings.map(({ exchange }) => operationOf(exchange.request)))).toEqual(
      new Set([`${method} ${PATH}${place}`]),
    );
  });
}

/** Each id may be there once. */
const once: Rule = ({ method, body, isRight }, things) => {
  if (method !== 'POST' || !isRight) return undefined;
  const id = String(body['id']);
  if (things.has(id)) return { status: 409, body: { error: 'known' } };
  things.set(id, body);
  return { status: 201, body };
};

test('POST with an id of the client that takes a key which is cut is told (G6)', async () => {
  const isOpen = (request: ApiRequest): boolean =>
    operationOf(request) === `POST ${PATH}` && spoiledIn(request).includes('API_KEY cut');
  const members = { ...MEMBERS, id: { type: 'string', pattern: '^[a-z]{12}$' } };
  const scene = await sceneOf({ members, required: ['id'] }, { isOpen, rule: once }, 'G6');

  const { findings } = combined(await guardedWrites(scene.bench, 'apiKey'));

  expect(new Set(findings.map(({ exchange }) => operationOf(exchange.request)))).toEqual(
    new Set([`POST ${PATH}`]),
  );
});

for (const operation of ['GET', 'GET /{id}', 'POST', 'PUT /{id}', 'PATCH /{id}', 'DELETE /{id}']) {
  const [method = '', place = ''] = operation.split(' ');

  test(`${operation} that takes the key under the word Bearer is told (G6)`, async () => {
    const isOpen = (request: ApiRequest): boolean =>
      operationOf(request) === `${method} ${PATH}${place}` &&
      (request.insert ?? []).some(
        ({ credential, prefix }) => credential === 'API_KEY' && prefix === 'Bearer ',
      );

    const { findings } = await guarded(await sceneOf({ members: MEMBERS }, { isOpen }, 'G6'), method);

    expect(new Set(findings.map(({ exchange }) => operationOf(exchange.request)))).toEqual(
      new Set([`${method} ${PATH}${place}`]),
    );
  });
}
