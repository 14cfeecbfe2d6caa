import { expect, test } from '@playwright/test';
import { onCondition } from '#fixtures/resources/answers/on-condition.ts';
import type { DescribedOperation } from '#fixtures/resources/description/described-operation.ts';
import { answer } from '#tests/self/checks/answers.ts';
import { sceneOf } from '../things.ts';

/** What is sent of a PUT, where the first is answered so. */
async function sentOf(
  status: number,
  described: (operation: DescribedOperation) => DescribedOperation = (one) => one,
): Promise<readonly (readonly string[])[]> {
  const { bench } = await sceneOf({ members: { name: { type: 'string' } } });
  const sent: (readonly string[])[] = [];
  const read = (): Promise<ReturnType<typeof answer>> => {
    sent.push(['GET']);
    return Promise.resolve(answer({}));
  };
  await onCondition(described(bench.ofItem('PUT')), read, ({ parameters }) => {
    sent.push(parameters.map(({ name }) => name));
    return Promise.resolve(answer({ status: sent.length === 1 ? status : 200 }));
  });
  return sent;
}

test('where a service asks for a condition, it is sent again with the ETag that is read then', async () => {
  expect(await sentOf(428)).toEqual([[], ['GET'], ['If-Match']]);
});

for (const status of [200, 409, 412])
  test(`a change that is answered with ${status} is sent once`, async () => {
    expect(await sentOf(status)).toEqual([[]]);
  });

test('a change that has the condition by its description is sent once', async () => {
  const parameter = { name: 'if-match', in: 'header', schema: { type: 'string' } } as const;
  const sent = await sentOf(428, (operation) => ({ ...operation, parameters: [parameter] }));

  expect(sent).toEqual([['if-match']]);
});
