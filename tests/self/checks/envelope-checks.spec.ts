import { test, expect } from '@playwright/test';
import {
  countsNotNegative,
  emptyPageProblems,
  idsFilled,
  idsNotShared,
  schemaProblems,
  successes,
} from '#fixtures/checks/envelope-checks.ts';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { FAR } from '#fixtures/pages/chosen-pages.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer, client, clients, envelope, noAnswer, noPage, page } from './answers.ts';

const contract = loadContract([]);

function listed(...items: readonly unknown[]): Exchange {
  return answer({ body: envelope(items) });
}

test.describe('successes', () => {
  test('only answers with success and a JSON body are judged', () => {
    const good = page(1, 2, clients(1, 2));

    const judged = successes([
      good,
      noPage(1, 2, answer({ status: 404, body: {} })),
      noPage(1, 2, answer({ text: '<html>' })),
      noPage(1, 2, answer({ status: 204, text: '' })),
      noPage(1, 2, { ...noAnswer(), status: 200, text: '{}' }),
    ]);

    expect(judged).toEqual([good.exchange]);
  });

  test('300 is no success and 299 is one', () => {
    const last = answer({ status: 299 });

    expect(successes([noPage(1, 2, answer({ status: 300 })), noPage(1, 2, last)])).toEqual([last]);
  });
});

test.describe('schemaProblems of the envelope (E1)', () => {
  test('further members of envelope and items are right', async () => {
    const exchange = answer({ body: envelope([{ ...client(1), age: 3 }], { next: null }) });

    expect(schemaProblems(await contract, exchange)).toEqual({ envelope: [], items: [] });
  });

  for (const member of ['data', 'totalCount', 'filteredCount', 'message']) {
    test(`an envelope without ${member} is told apart from its items`, async () => {
      const { [member]: left, ...rest } = envelope([]) as Record<string, unknown>;

      const { envelope: found, items } = schemaProblems(await contract, answer({ body: rest }));

      expect(left).toBeDefined();
      expect(found).toHaveLength(1);
      expect(JSON.stringify([found[0]?.at, found[0]?.actual])).toContain(member);
      expect(items).toEqual([]);
    });
  }

  for (const { name, more, at } of [
    { name: 'a text as totalCount', more: { totalCount: '3' }, at: 'totalCount' },
    { name: 'a fraction as filteredCount', more: { filteredCount: 1.5 }, at: 'filteredCount' },
    { name: 'null as message', more: { message: null }, at: 'message' },
    { name: 'an object as data', more: { data: {} }, at: 'data' },
  ]) {
    test(`${name} is the envelope's fault`, async () => {
      const { envelope: found, items } = schemaProblems(await contract, answer({ body: envelope([], more) }));

      expect(found.map((finding) => finding.at)).toEqual([at]);
      expect(items).toEqual([]);
    });
  }
});

test.describe('schemaProblems of items and whole bodies (E1, E2)', () => {
  test('a numeric clientId is the item’s fault, with its place', async () => {
    const exchange = listed(client(1), { clientId: 5, name: 'x' });

    const { envelope: found, items } = schemaProblems(await contract, exchange);

    expect(found).toEqual([]);
    expect(items).toMatchObject([{ exchange, at: 'data/1/clientId' }]);
  });

  test('a body that is an array is told as the body', async () => {
    const { envelope: found } = schemaProblems(await contract, answer({ body: [] }));

    expect(found).toMatchObject([{ at: 'the body' }]);
  });

  test('a body that is no JSON is E5’s and says nothing of the schema', async () => {
    expect(schemaProblems(await contract, answer({ text: '<html>' }))).toEqual({ envelope: [], items: [] });
  });
});

test.describe('emptyPageProblems (E6)', () => {
  test('an empty page in the envelope is right', async () => {
    expect(emptyPageProblems(await contract, page(9, 2, []))).toEqual([]);
  });

  test('an empty page outside the envelope is told', async () => {
    const findings = emptyPageProblems(await contract, noPage(9, 2, answer({ body: { message: 'none' } })));

    expect(findings).toHaveLength(3);
    expect(findings[0]?.expected).toContain('also on a page without items');
  });

  test('an empty page as plain text is told', async () => {
    const exchange = answer({ text: 'none', headers: [['Content-Type', 'text/plain']] });

    const found = emptyPageProblems(await contract, noPage(9, 2, exchange));

    expect(found.map(({ at }) => at)).toStrictEqual(['Content-Type', 'the body']);
  });

  for (const { name, exchange } of [
    { name: 'a success without a body', exchange: answer({ status: 204, text: '' }) },
    { name: 'a refusal', exchange: answer({ status: 404, body: { error: 1 } }) },
    { name: 'no answer', exchange: { ...noAnswer(), status: 200, text: 'x' } },
  ]) {
    test(`${name} past the end is open`, async () => {
      expect(emptyPageProblems(await contract, noPage(9, 2, exchange))).toEqual([]);
    });
  }

  test('a page past the end that repeats clients is no empty page', async () => {
    const repeated = { ...page(9, 2, clients(1, 2)), exchange: answer({ body: { data: clients(1, 2) } }) };

    expect(emptyPageProblems(await contract, repeated)).toEqual([]);
  });

  test('a page onto which a growing list has come is no empty page, whatever its clients lack', async () => {
    const exchange = answer({ body: envelope([{ clientId: 'client-9', name: null }]) });

    expect(emptyPageProblems(await contract, { ...page(9, 2, []), exchange })).toEqual([]);
  });

  test('what is no client is told on a page without any', async () => {
    const exchange = answer({ body: envelope([null]) });

    expect(emptyPageProblems(await contract, { ...page(9, 2, []), exchange, items: [null] })).toHaveLength(1);
  });
});

test.describe('emptyPageProblems of a far page (E6)', () => {
  const far = (body: unknown) => noPage(FAR, 2, answer({ body }));

  test('an answer without a list may refuse the number', async () => {
    expect(emptyPageProblems(await contract, far({ error: 'pageNo' }))).toEqual([]);
    expect(emptyPageProblems(await contract, far(envelope([null], { totalCount: '0' })))).toEqual([]);
  });

  test('an empty list is the envelope there, too', async () => {
    expect(emptyPageProblems(await contract, far({ data: [] }))).toHaveLength(3);
    expect(emptyPageProblems(await contract, far(envelope([])))).toEqual([]);
  });

  test('clients are whole there, too', async () => {
    const broken = envelope([{ clientId: 5, name: 'x' }]);

    expect(emptyPageProblems(await contract, far(broken))).toHaveLength(1);
  });
});

test.describe('countsNotNegative (E3)', () => {
  for (const name of ['totalCount', 'filteredCount']) {
    test(`a negative ${name} is told, 0 is right`, () => {
      const exchange = answer({ body: envelope([], { [name]: -1 }) });

      expect(countsNotNegative(exchange)).toMatchObject([{ exchange, at: name, actual: '-1' }]);
      expect(countsNotNegative(answer({ body: envelope([], { [name]: 0 }) }))).toEqual([]);
    });
  }

  test('a count of another type and a body that is no object are E1’s', () => {
    expect(countsNotNegative(answer({ body: envelope([], { totalCount: '-1' }) }))).toEqual([]);
    expect(countsNotNegative(answer({ body: [-1] }))).toEqual([]);
    expect(countsNotNegative(answer({ text: 'x' }))).toEqual([]);
  });
});

test.describe('idsFilled (E4)', () => {
  test('an empty identifier is told at its place', () => {
    const exchange = listed(client(1), { clientId: '', name: 'x' });

    expect(idsFilled(exchange)).toMatchObject([{ exchange, at: 'data/1/clientId' }]);
  });

  test('a blank is an identifier, if an odd one', () => {
    expect(idsFilled(listed({ clientId: '\t', name: 'x' }))).toEqual([]);
  });

  test('filled identifiers are right, other types are E2’s', () => {
    expect(idsFilled(listed(client(1), { clientId: 0 }, { name: 'x' }, 'text', null))).toEqual([]);
    expect(idsFilled(answer({ text: 'x' }))).toEqual([]);
  });
});

test.describe('idsNotShared (E4)', () => {
  test('an identifier of two names is told with its owner’s place', () => {
    const first = answer({ body: envelope([client(1, 'x')]), request: { place: 'page 1 of size 1' } });
    const second = answer({ body: envelope([client(2), client(1, 'y')]) });

    const findings = idsNotShared([first, second]);

    expect(findings).toMatchObject([{ exchange: second, at: 'data/1/clientId' }]);
    expect(findings[0]?.actual).toContain('data/0 of page 1 of size 1');
  });

  test('one client seen twice is P5’s', () => {
    expect(idsNotShared([listed(client(1)), listed(client(1))])).toEqual([]);
  });

  test('one name with two identifiers is right', () => {
    expect(idsNotShared([listed(client(1, 'x'), client(2, 'x'))])).toEqual([]);
  });

  test('empty and numeric identifiers are told elsewhere', () => {
    const items = [
      { clientId: '', name: 'x' },
      { clientId: '', name: 'y' },
    ];
    const numbers = [
      { clientId: 1, name: 'x' },
      { clientId: 1, name: 'y' },
    ];

    expect(idsNotShared([listed(...items, ...numbers)])).toEqual([]);
  });
});

test.describe('objects on a page past the end (E6)', () => {
  test('an item without values past the end is told', async () => {
    const hollow = noPage(9, 2, listed({ clientId: null, name: null }));

    const found = emptyPageProblems(await contract, hollow);

    expect(found.map(({ at }) => at)).toStrictEqual(['data/0/clientId', 'data/0/name']);
  });

  test('an error in the place of an item past the end is open', async () => {
    expect(emptyPageProblems(await contract, noPage(9, 2, listed({ id: 7, name: 'NoSuchPage' })))).toEqual(
      [],
    );
  });
});
