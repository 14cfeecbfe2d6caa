import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { together } from '#fixtures/client/together.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { rightCredentials } from '#fixtures/client/credentials.ts';
import { loadContract } from '#spec/load-contract.ts';
import { answer } from './answers.ts';

const groupsOf = (requests: readonly ApiRequest[]) => requests.map(({ options }) => options?.together);

test('requests that leave together are of one group, which knows how many they are', () => {
  const plain: ApiRequest = { method: 'GET', path: '/', options: { cookies: true } };
  const [one, other] = [together([plain, plain, plain]), together([plain])];

  const [group] = groupsOf(one);
  expect(groupsOf(one)).toEqual([group, group, group]);
  expect(group).toMatchObject({ of: 3 });
  expect(groupsOf(other)[0]?.group).not.toBe(group?.group);
  expect(one[0]?.options).toEqual({ cookies: true, together: group });
});

test('readers whose pages leave together remember nothing, and are of one group', async () => {
  const asked: ApiRequest[] = [];
  const send = (request: ApiRequest) => {
    asked.push(request);
    return Promise.resolve(answer({ request }));
  };
  const reader = new PageReader(send, { knownIds: [], knownNames: [] }, () => undefined);
  const credentials = rightCredentials(await loadContract([]), 'apiKey');
  const page = { pageNo: 1, pageSize: 10 };
  await reader.read(credentials, page);

  await Promise.all(reader.together(2).map((one) => one.read(credentials, page)));

  const [first, ...others] = groupsOf(asked);
  expect(first).toBeUndefined();
  expect(others).toEqual([others[0], others[0]]);
  expect(others[0]?.of).toBe(2);
});
