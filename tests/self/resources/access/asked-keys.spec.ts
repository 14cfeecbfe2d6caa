import { expect, test } from '@playwright/test';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { combined } from '#fixtures/judge/refusal-result.ts';
import { guardedWrites } from '#fixtures/resources/access/guarded-writes.ts';
import { resourcesOf } from '#fixtures/resources/description/resource.ts';
import { at, type Schema } from '#fixtures/resources/description/schema-view.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { added } from '#fixtures/resources/items/writing.ts';
import { client, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { exampleContract } from '../effective-contract.ts';
import { benchOver, notesOfEachTest } from '../scripted-list.ts';

waitsPass();
notesOfEachTest();

const NOTES = '/api/v1/notes';
const SCHEMES = ['apiKey', 'bearer'] as const;

type Contract = Awaited<ReturnType<typeof exampleContract>>;

/** Notes whose id is chosen in the query of POST, as a link says. */
async function notesByQuery(parameter: Schema = { required: true }): Promise<Contract> {
  const given = await exampleContract();
  const contract = JSON.parse(
    JSON.stringify(given).replaceAll('$response.body#/noteId', '$request.query.as'),
  ) as Contract;
  const post = at(contract.description, ['paths', NOTES, 'post']) as Record<string, unknown>;
  post['parameters'] = [
    { name: 'as', in: 'query', schema: { type: 'string', pattern: '^[a-z]{9}$' }, ...parameter },
  ];
  return contract;
}

interface Notes {
  readonly script: (request: ApiRequest) => AnswerParts;
  /** Ids that POST was asked with, rightly or wrongly. */
  readonly asked: string[];
}

function notes(contract: Contract, idOf = (asked: string): string => asked): Notes {
  const kept = new Map<string, Schema>();
  const asked: string[] = [];
  const right = SCHEMES.map((scheme) => JSON.stringify(rightCredentials(contract, scheme).insert));
  const add = (as: string, note: Schema): AnswerParts => {
    if (kept.has(as)) return { status: 409, body: {} };
    kept.set(idOf(as), { ...note, noteId: idOf(as) });
    return { status: 201, body: kept.get(idOf(as)) ?? {} };
  };
  const work = (id: string, method: string, change: Schema): AnswerParts => {
    const note = kept.get(id);
    if (note === undefined) return { status: 404, body: {} };
    if (method === 'DELETE') kept.delete(id);
    else kept.set(id, { ...note, ...change });
    return { body: kept.get(id) ?? {} };
  };
  const script = ({ method, path, body = '{}', insert }: ApiRequest): AnswerParts => {
    const { pathname, searchParams } = new URL(path, 'http://notes');
    if (pathname === '/api/v1/clients') return { body: envelope([client(1)]) };
    const as = searchParams.get('as') ?? '';
    const isRight = right.includes(JSON.stringify(insert));
    if (method === 'POST') asked.push(`${as} ${isRight ? 'rightly' : 'wrongly'}`);
    if (!isRight) return { status: 401, body: {} };
    const sent = JSON.parse(body) as Schema;
    return method === 'POST' ? add(as, sent) : work(pathname.slice(NOTES.length + 1), method, sent);
  };
  return { script, asked };
}

test('a link may take the id from the query of POST', async () => {
  const resources = resourcesOf(await notesByQuery()).filter(({ path }) => path === NOTES);

  expect(resources.map(({ identity }) => identity)).toEqual([
    { parameter: 'noteId', askedAs: 'as', member: 'noteId' },
  ]);
});

test('a parameter that POST need not carry tells no id', async () => {
  const resources = resourcesOf(await notesByQuery({ required: false })).filter(({ path }) => path === NOTES);

  expect(resources.map(({ identity }) => identity?.askedAs)).toEqual([undefined]);
});

for (const { what, idOf, breaches } of [
  { what: 'where the query says', idOf: undefined, breaches: 0 },
  { what: 'elsewhere', idOf: (asked: string) => `${asked}x`, breaches: 1 },
]) {
  test(`what POST adds is looked for by the id of the query, and found ${what} (G2)`, async () => {
    const contract = await notesByQuery();
    const { script, asked } = notes(contract, idOf);
    const bench = await benchOver(script, { path: NOTES, allowWrites: true, contract });

    const post = await added(bench);
    const later = await foundLater(bench, post);

    expect([...post.findings, ...later].length > 0 ? 1 : 0).toBe(breaches);
    expect(asked).toEqual([expect.stringMatching(/^[a-z]{9} rightly$/) as unknown]);
  });
}

test('each POST has an id of its own, a wrong one, too (G6)', async () => {
  const contract = await notesByQuery();
  const { script, asked } = notes(contract);
  const bench = await benchOver(script, { path: NOTES, allowWrites: true, contract });

  expect(combined(await guardedWrites(bench, 'apiKey'))).toEqual({ findings: [] });
  const ids = asked.map((one) => one.split(' ')[0]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(asked.filter((one) => one.endsWith('wrongly')).length).toBeGreaterThan(10);
});
