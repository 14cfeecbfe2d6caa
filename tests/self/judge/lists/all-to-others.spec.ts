import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { FOREIGN_READER, OTHER_CLIENTS } from '#fixtures/client/other-clients.ts';
import type { ClientFields } from '#fixtures/gateway/protocol.ts';
import { allToOthers } from '#fixtures/judge/lists/as-others-ask.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const fieldsOf = ({ options }: ApiRequest): ClientFields | undefined => options?.client;

const WHOLE = { pageNo: 1, pageSize: 10 };
const ALL: AnswerParts = { body: envelope(clients(1, 6)) };

/** What is told of the page that holds all clients, where other clients are answered so. */
async function toldOfAll(toOthers: AnswerParts, right: readonly AnswerParts[] = [ALL]) {
  const asked: ClientFields[] = [];
  let reads = 0;
  const service = await knownService((request) => {
    const client = fieldsOf(request);
    if (client !== undefined) asked.push(client);
    const own = client === undefined ? right[Math.min(reads, right.length - 1)] : undefined;
    reads += client === undefined ? 1 : 0;
    return Promise.resolve(answer({ ...(own ?? toOthers), request }));
  });
  return { findings: await allToOthers(service.pages, service.right('apiKey'), { whole: WHOLE }), asked };
}

test.describe('the page that holds all clients, as other clients ask for it (P5)', () => {
  const each = [FOREIGN_READER, ...OTHER_CLIENTS];

  test('is right where it holds them all, in whatever order', async () => {
    const { findings, asked } = await toldOfAll({ body: envelope(clients(1, 6).toReversed()) });

    expect(findings).toEqual([]);
    expect(asked).toEqual(each.map(({ fields }) => fields));
  });

  test('is told where some are left out', async () => {
    const { findings } = await toldOfAll({ body: envelope(clients(2, 5)) });

    expect(findings).toMatchObject(
      each.map(({ name }) => ({
        expected: `all clients of the list, whatever the client (${name}) says`,
        actual: '2 left out',
      })),
    );
  });

  test('may be refused', async () => {
    expect((await toldOfAll({ status: 406 })).findings).toEqual([]);
  });

  test('may hold fewer once the list does', async () => {
    const fewer = { body: envelope(clients(1, 5)) };

    expect((await toldOfAll(fewer, [ALL, fewer])).findings).toEqual([]);
  });

  test('is not asked for where no page is known to hold all', async () => {
    const service = await knownService(() => Promise.reject(new Error('asked')));

    expect(await allToOthers(service.pages, service.right('apiKey'), {})).toEqual([]);
  });
});

for (const { name, toOthers, told } of [
  { name: 'fewer are on the last page for a reader of another language', toOthers: 1, told: 1 },
  { name: 'nobody is', toOthers: 0, told: 1 },
  { name: 'as many are', toOthers: 2, told: 0 },
]) {
  test(`where no page holds all clients, ${name}: told of ${told} times (P5)`, async () => {
    const service = await knownService((request) => {
      const count = fieldsOf(request) === undefined ? 2 : toOthers;
      return Promise.resolve(answer({ request, body: envelope(clients(1, count)) }));
    });
    const end = { pageNo: 7, pageSize: 10 };

    expect(await allToOthers(service.pages, service.right('apiKey'), { end })).toHaveLength(told);
  });
}
