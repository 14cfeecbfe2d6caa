import { test, expect } from '@playwright/test';
import { keyOpensBehindAPause } from '#fixtures/judge/tokens/behind-a-pause.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { LIST_OF_40 } from '../lists/known-lists.ts';
import { knownService } from '../known-service.ts';

const PAGE = { pageNo: 1, pageSize: 10 };
const SERVED: AnswerParts = { body: envelope(clients(1, 10)) };
const REFUSED: AnswerParts = { status: 401 };

/** What is told of a key that is answered so, one answer after the other, and how often it was sent. */
async function told(answers: readonly AnswerParts[], opens = true) {
  let sent = 0;
  const declared = { declared: true, opens };
  const service = await knownService(
    (request) => Promise.resolve(answer({ request, ...(answers[(sent += 1) - 1] ?? SERVED) })),
    { ground: { list: LIST_OF_40, schemes: { apiKey: declared, bearer: { declared: true, opens: true } } } },
  );
  return { findings: await keyOpensBehindAPause(service, PAGE), sent };
}

test.describe('a key by which nobody has asked for seconds (A1)', () => {
  test('is right where it opens at once', async () => {
    expect(await told([SERVED])).toEqual({ findings: [], sent: 1 });
  });

  test('is told where it opens at its second use only', async () => {
    const { findings, sent } = await told([REFUSED, SERVED]);

    expect(findings).toMatchObject([
      { expected: expect.stringContaining('as at the next request with the same key'), actual: 'status 401' },
    ]);
    expect(sent).toBe(2);
  });

  test('tells nothing where it is refused the second time, too', async () => {
    expect((await told([REFUSED, REFUSED])).findings).toEqual([]);
  });

  test('tells nothing where it was not heard', async () => {
    expect((await told(Array<AnswerParts>(9).fill({ status: 503 }))).findings).toEqual([]);
  });

  test('is not sent where the list does not open by key', async () => {
    expect(await told([REFUSED], false)).toEqual({ findings: [], sent: 0 });
  });
});
