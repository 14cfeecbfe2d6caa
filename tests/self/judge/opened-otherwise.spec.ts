import { test, expect } from '@playwright/test';
import { noAnswer } from '#tests/self/checks/answers.ts';
import { contract, REFUSED, scene, SERVED } from './opening-scene.ts';

for (const scheme of ['apiKey', 'bearer'] as const) {
  const open = Array.from({ length: 8 + 1 + 3 + 1 }, () => SERVED);

  test(`a list that is closed to header fields in the other order is told: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, REFUSED, SERVED], { scheme });

    expect(findings).toMatchObject([
      { expected: expect.stringContaining('header fields in the other order'), actual: 'status 403' },
    ]);
    expect(asked).toBe(open.length + 1);
    const { headers = {}, insert = [] } = findings[0]?.exchange.request ?? {};
    const documented = (await contract).schemes[scheme].map(({ header }) => header);
    expect(Object.keys(headers)).toEqual(['pageSize', 'pageNo']);
    expect(insert.map(({ at }) => at)).toEqual(documented.toReversed());
  });

  test(`a list that is closed to who reads JSON among other types is told: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, SERVED, REFUSED, SERVED], { scheme });

    expect(findings).toMatchObject([
      {
        exchange: { request: { options: { client: { Accept: 'application/json, text/plain, */*' } } } },
        expected: expect.stringContaining('to a client that reads JSON among other types'),
        actual: 'status 403',
      },
    ]);
    expect(asked).toBe(open.length + 2);
  });

  test(`header fields in the other order that are not heard tell nothing: ${scheme}`, async () => {
    const { findings, asked } = await scene([...open, noAnswer(), SERVED], { scheme });

    expect(findings).toEqual([]);
    expect(asked).toBe(open.length + 2);
  });
}
