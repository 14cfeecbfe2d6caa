import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { clientsToChoose, pageNoLeavesTheOne } from '#fixtures/judge/lists/lone-client.ts';
import { Needs } from '#fixtures/judge/needs.ts';
import type { Steady } from '#fixtures/judge/steadily.ts';
import { answer, clients, envelope, noAnswer, type AnswerParts } from '#tests/self/checks/answers.ts';
import { PUBLIC_SETTINGS } from '#tests/self/settings/public-settings.ts';
import { knownService } from '../known-service.ts';
import { speakingJudge } from '../speaking-judge.ts';

const ONE: ListGround = {
  firstPage: 1,
  sizes: [1, 10],
  asked: { 1: 1, 10: 1 },
  amount: { count: 1, exact: true },
  knownIds: ['client-1'],
  knownNames: [],
};
const MORE: ListGround = { ...ONE, amount: { count: 23, exact: true } };
const SHOWN: AnswerParts = { body: envelope(clients(1, 1)) };
const EMPTY: AnswerParts = { body: envelope([]) };
const REFUSED: AnswerParts = { status: 404, text: 'No.' };

async function scene(list: ListGround, pages: readonly (AnswerParts | undefined)[] = []) {
  const service = await knownService(
    (request) => {
      const parts = pages[pageOf(request) - 1];
      return Promise.resolve(parts === undefined ? noAnswer() : answer({ request, ...parts }));
    },
    { ground: { list } },
  );
  const judge = speakingJudge();
  return { service, judge, needs: new Needs(service.ground, PUBLIC_SETTINGS, judge) };
}

function pageOf({ headers = {} }: ApiRequest): number {
  return Number(headers['pageNo']);
}

async function leaves(list: ListGround, pages: readonly (AnswerParts | undefined)[]): Promise<Steady> {
  const { service, ...said } = await scene(list, pages);
  return pageNoLeavesTheOne(service, { scheme: 'bearer', ...said });
}

test.describe('of a list of one client', () => {
  for (const { behind, what } of [
    { behind: EMPTY, what: 'an empty page' },
    { behind: REFUSED, what: 'a refusal' },
  ]) {
    test(`${what} behind it tells that pageNo counts`, async () => {
      await expect(leaves(ONE, [SHOWN, behind])).resolves.toEqual({ findings: [] });
    });
  }

  test('the same page behind it tells nothing', async () => {
    await expect(leaves(ONE, [SHOWN, SHOWN])).rejects.toThrow('untested: its only client is shown');
  });

  test('that is gone meanwhile, nothing is told', async () => {
    await expect(leaves(ONE, [EMPTY, REFUSED])).resolves.toEqual({ moved: true });
  });

  test('nothing is told by a page that is not answered', async () => {
    await expect(leaves(ONE, [SHOWN])).rejects.toThrow(/untested: .*which tells nothing/);
  });

  test('no page can be chosen otherwise', async () => {
    const { needs, judge } = await scene(ONE);

    expect(() => clientsToChoose(needs, judge)).toThrow('inapplicable: one client alone');
  });
});

test('of more clients there are pages to choose', async () => {
  const { needs, judge } = await scene(MORE);

  expect(clientsToChoose(needs, judge)).toBe(MORE);
  await expect(leaves(MORE, [])).rejects.toThrow('inapplicable: the list holds more');
});

test('of none there is nothing to choose', async () => {
  const { needs, judge } = await scene({ ...ONE, amount: { count: 0, exact: true } });

  expect(() => clientsToChoose(needs, judge)).toThrow('untested: needs a list of 2 or more');
});
