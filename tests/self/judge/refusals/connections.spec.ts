import { test, expect } from '@playwright/test';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { answer, client, envelope } from '#tests/self/checks/answers.ts';

const served = answer({ body: envelope([client(1)]) });
const refused = answer({ status: 401 });

function group(control: string, wrong: string): RefusalGroup {
  return {
    control: { method: 'GET', path: control },
    wrong: [{ name: wrong, request: { method: 'GET', path: wrong } }],
  };
}

test('what only a connection that carried right requests is served is told', async () => {
  const connections: unknown[] = [];
  const refusals = new Refusals(
    (asked) => {
      connections.push(asked.options?.connection);
      const isAlone = asked.options?.connection === 'fresh';
      return Promise.resolve({ ...(isAlone ? refused : served), request: asked });
    },
    { classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })) },
  );

  const { findings } = await refusals.judgeHere(group('right', 'a'), group('x', 'twin'));

  expect(findings.map(({ expected }) => expected)).toEqual(['a refusal of this request (a)']);
  expect(connections).toEqual([undefined, undefined, undefined, undefined, 'fresh']);
});
