import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { untoldByEnd, untoldByPage } from '#fixtures/judge/refusals/empty-list.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from '../lists/known-lists.ts';
import { knownService } from '../known-service.ts';

const EMPTY: ListGround = {
  firstPage: 1,
  sizes: [],
  asked: { 10: 0 },
  amount: { count: 0, exact: true },
  knownIds: [],
  knownNames: [],
};
const EMPTY_PAGE: AnswerParts = { body: envelope([]) };
const REFUSAL: AnswerParts = { status: 403, text: 'No.' };

/** What a right request is answered, and one without an organization. */
interface Answers {
  readonly right: AnswerParts;
  readonly refused?: AnswerParts;
}

async function untold({ right, refused = REFUSAL }: Answers, list = EMPTY): Promise<string | undefined> {
  const service = await knownService(
    (request) => Promise.resolve(answer({ request, ...(isRight(request) ? right : refused) })),
    { ground: { list } },
  );
  return untoldByPage(service, 'bearer', { pageNo: 1, pageSize: 10 });
}

function isRight({ insert = [] }: ApiRequest): boolean {
  return insert.some(({ credential }) => credential === 'ORGANIZATION_ID');
}

test.describe('a list without clients', () => {
  test('tells something where refusals are no empty pages', async () => {
    expect(await untold({ right: EMPTY_PAGE })).toBeUndefined();
  });

  test('tells nothing where a refusal looks like it', async () => {
    expect(await untold({ right: EMPTY_PAGE, refused: EMPTY_PAGE })).toMatch(/a refusal look alike$/);
  });

  test('tells nothing where its answers are no pages', async () => {
    expect(await untold({ right: { text: '<p>None yet.</p>' } })).toMatch(/no page to look at$/);
  });

  test('tells something where a client has come since', async () => {
    expect(await untold({ right: { body: envelope(clients(1, 1)) }, refused: EMPTY_PAGE })).toBeUndefined();
  });
});

test('a list with clients tells something, whatever a refusal looks like', async () => {
  expect(await untold({ right: EMPTY_PAGE, refused: EMPTY_PAGE }, LIST_OF_23)).toBeUndefined();
});

test('pages past the end are untold where the end was not found', () => {
  const endless = { ...LIST_OF_23, amount: { count: 23, exact: false } };

  expect(untoldByEnd({ list: endless })).toBe('the end of the list was not found');
  expect([untoldByEnd({ list: LIST_OF_23 }), untoldByEnd({ list: EMPTY }), untoldByEnd({})]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
