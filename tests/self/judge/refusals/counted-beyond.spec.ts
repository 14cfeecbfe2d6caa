import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { spoiledEverywhere } from '#fixtures/client/wrong-credentials.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';
import { TWELVE_CLIENTS } from './twelve-clients.ts';

const STANDARD = { pageNo: 1, pageSize: 5 };
const COUNTED = { body: { ...envelope([]), totalCount: 12, filteredCount: 12 } };
const NOTHING = { body: { ...envelope([]), totalCount: 0, filteredCount: 0 } };
const REFUSED = { status: 404, body: '' };

interface Ways {
  /** What a page past the end is to the right request, and to wrong ones. */
  readonly right: AnswerParts;
  readonly wrong: AnswerParts;
  /** What wrong requests get where clients are. */
  readonly standard?: AnswerParts;
}

async function findingsOf({ right, wrong, standard = REFUSED }: Ways): Promise<readonly string[]> {
  let control = '';
  const service = await knownService(
    (request: ApiRequest) => {
      const isRight = JSON.stringify(request.insert) === control;
      const isPast = Number(request.headers?.['pageNo']) > TWELVE_CLIENTS.end.pageNo;
      const served = isPast ? right : { body: envelope(clients(1, 5)) };
      return Promise.resolve(answer({ request, ...(isRight ? served : isPast ? wrong : standard) }));
    },
    { ground: { list: TWELVE_CLIENTS } },
  );
  control = JSON.stringify(service.right('bearer').insert);
  const spoiled = spoiledEverywhere(service.contract, 'bearer', {
    turn: 0,
    isJws: true,
    other: false,
    limited: false,
  });
  const place = { scheme: 'bearer', page: { pageNo: 4, pageSize: 5 } } as const;
  const result = await service.refused.beyond(place, { page: STANDARD, wrong: spoiled });
  return result.findings.map(({ actual }) => actual);
}

test('whoever is refused where clients are learns how many there are past the end: a breach (A7)', async () => {
  expect((await findingsOf({ right: COUNTED, wrong: COUNTED }))[0]).toMatch(
    /with how many clients there are/,
  );
});

for (const [what, ways] of [
  ['an envelope that tells of none', { right: COUNTED, wrong: NOTHING }],
  ['a refusal', { right: COUNTED, wrong: REFUSED }],
  ['the same nothing as the right request', { right: NOTHING, wrong: NOTHING }],
  [
    'what everybody gets, where a refusal is such an envelope as well',
    { right: COUNTED, wrong: COUNTED, standard: COUNTED },
  ],
  [
    'how many there are, where nobody was heard on the page of clients',
    { right: COUNTED, wrong: COUNTED, standard: { status: 503, body: '' } },
  ],
  ['counts of its own, where the right request gets no page', { right: REFUSED, wrong: COUNTED }],
] as const) {
  test(`past the end a wrong request may get ${what} (A7)`, async () => {
    expect(await findingsOf(ways)).toEqual([]);
  });
}
