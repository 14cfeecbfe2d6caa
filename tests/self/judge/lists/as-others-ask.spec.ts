import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { OTHER_CLIENTS } from '#fixtures/client/other-clients.ts';
import type { ClientFields } from '#fixtures/gateway/protocol.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { asOthersAsk, notTakenForHeld, toWhoHoldsIt } from '#fixtures/judge/lists/as-others-ask.ts';
import { answer, clients, envelope, noPage, page, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const NUMBERS = { pageNo: 2, pageSize: 3 };
const PAGES = { page: NUMBERS, before: { pageNo: 1, pageSize: 10 } };
const ETAG = ['ETag', '"a"'] as const;
const CHANGED = ['Last-Modified', 'Mon, 02 Nov 2026 10:00:00 GMT'] as const;
const RIGHT: AnswerParts = { body: envelope(clients(4, 6)) };
const FIRST: AnswerParts = { body: envelope(clients(1, 3)) };

const fieldsOf = ({ options }: ApiRequest): ClientFields | undefined => options?.client;

/** What is told of page 2, where other clients are answered so; the plain answer has these header fields. */
async function told(toOthers: AnswerParts, headers: AnswerParts['headers'] = []) {
  const asked: ClientFields[] = [];
  const service = await knownService((request) => {
    const client = fieldsOf(request);
    if (client !== undefined) asked.push(client);
    return Promise.resolve(answer({ ...(client === undefined ? { ...RIGHT, headers } : toOthers), request }));
  });
  return { findings: await asOthersAsk(service.pages, service.right('apiKey'), PAGES), asked };
}

/** E1: what is told of the answer to a client that asks whether the page it holds still stands. */
async function saidToHolder(said: AnswerParts): Promise<readonly Finding[]> {
  const service = await knownService((request) =>
    Promise.resolve(
      answer({ ...(fieldsOf(request) === undefined ? { ...RIGHT, headers: [ETAG] } : said), request }),
    ),
  );
  return toWhoHoldsIt(service, service.right('apiKey'), NUMBERS);
}

test.describe('a page as other clients ask for it (P1)', () => {
  test('is right where it is the same', async () => {
    expect((await told(RIGHT)).findings).toEqual([]);
  });

  test('is asked for as each of them would', async () => {
    expect((await told(RIGHT)).asked).toEqual(
      OTHER_CLIENTS.flatMap(({ fields, isProxied }) => (isProxied === true ? [fields, fields] : [fields])),
    );
  });

  test('is told where a proxy keeps for all of its kind what one was shown', async () => {
    const shown: ApiRequest[] = [];
    const service = await knownService((request) => {
      const isKept = fieldsOf(request)?.['Via'] !== undefined;
      if (isKept) shown.push(request);
      const first = isKept ? shown[0] : request;
      const body = envelope(first?.headers?.['pageNo'] === '2' ? clients(4, 6) : clients(1, 3));
      return Promise.resolve(answer({ body, request }));
    });

    expect(await asOthersAsk(service.pages, service.right('apiKey'), PAGES)).toMatchObject([
      { expected: expect.stringContaining('behind a proxy') },
    ]);
  });

  test('is told of each that is shown another one', async () => {
    const { findings } = await told(FIRST);

    expect(findings).toMatchObject(
      OTHER_CLIENTS.map(({ name }) => ({
        expected: `the same page whatever the client (${name}) says: pages are chosen by headers (section 4)`,
        actual: '3 items, other clients',
      })),
    );
  });

  test('may be refused', async () => {
    expect((await told({ status: 403 })).findings).toEqual([]);
  });
});

test.describe('what is said to a client that holds the page (E1)', () => {
  for (const { name, said } of [
    { name: 'that it has not changed', said: { status: 304 } },
    { name: 'the page once more', said: RIGHT },
    { name: 'a refusal', said: { status: 412, body: '{"message":"no"}' } },
    { name: 'another success in words', said: { status: 202, body: '{"message":"same"}' } },
  ]) {
    test(`may be ${name}`, async () => {
      expect(await saidToHolder(said)).toEqual([]);
    });
  }

  test('is no envelope without a list', async () => {
    expect(await saidToHolder({ body: '{"message":"same"}' })).toMatchObject([{ at: 'the body' }]);
  });
});

test.describe('a page that a client knows already, or that has changed (P1)', () => {
  test('may be another one since the list has changed', async () => {
    let asked = 0;
    const service = await knownService((request) =>
      Promise.resolve(answer({ ...((asked += 1) > 3 ? FIRST : RIGHT), request })),
    );

    expect(await asOthersAsk(service.pages, service.right('apiKey'), PAGES)).toEqual([]);
    expect(asked).toBe(OTHER_CLIENTS.length + 3);
  });

  for (const { kept, headers, fields } of [
    { kept: 'a tag', headers: [ETAG], fields: { 'If-None-Match': '"a"' } },
    { kept: 'a time', headers: [CHANGED], fields: { 'If-Modified-Since': CHANGED[1] } },
    {
      kept: 'both',
      headers: [CHANGED, ETAG],
      fields: { 'If-None-Match': '"a"', 'If-Modified-Since': CHANGED[1] },
    },
  ]) {
    test(`is asked for by a client that holds it, too, by ${kept}`, async () => {
      expect((await told(RIGHT, headers)).asked.at(-1)).toEqual(fields);
    });
  }

  test('need not come again to who holds it', async () => {
    expect((await told({ status: 304, text: '' }, [ETAG])).findings).toEqual([]);
  });
});

const HELD = page(1, 3, clients(1, 3));
const TAGGED = { ...HELD, exchange: answer({ headers: [ETAG] }) };
const OTHER = page(2, 3, clients(4, 6));

/** What is told where the page that is asked for by the tag of the held one is answered so. */
async function taken(pages: Parameters<typeof notTakenForHeld>[2], asked: AnswerParts) {
  const tags: unknown[] = [];
  const service = await knownService((request) => {
    tags.push(fieldsOf(request)?.['If-None-Match']);
    return Promise.resolve(answer({ ...asked, request }));
  });
  return { findings: await notTakenForHeld(service.pages, service.right('apiKey'), pages), tags };
}

const UNCHANGED: AnswerParts = { status: 304, text: '' };

test.describe('a page asked for by who holds another one (P2, P3)', () => {
  test('is told where the answer is that it has not changed', async () => {
    const { findings, tags } = await taken([TAGGED, OTHER], UNCHANGED);

    expect(findings).toMatchObject([
      {
        expected: 'a page that is not page 1 of size 3, which the client holds',
        actual: 'the word that this one has not changed (status 304)',
      },
    ]);
    expect(tags).toEqual(['"a"']);
  });

  test('is right where it comes', async () => {
    expect((await taken([TAGGED, OTHER], RIGHT)).findings).toEqual([]);
  });

  test('may be refused to who holds it', async () => {
    expect((await taken([TAGGED, OTHER], { status: 412 })).findings).toEqual([]);
  });

  for (const { name, pages } of [
    { name: 'that has no tag', pages: [HELD, OTHER] },
    { name: 'that shows the same', pages: [TAGGED, { ...OTHER, items: HELD.items }] },
    { name: 'that is alone', pages: [TAGGED] },
    { name: 'where that other one is refused', pages: [TAGGED, noPage(2, 3)] },
    { name: 'where there is none', pages: [] },
  ]) {
    test(`is not asked for behind one ${name}`, async () => {
      expect(await taken(pages, UNCHANGED)).toEqual({ findings: [], tags: [] });
    });
  }
});
