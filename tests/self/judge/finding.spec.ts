import { test, expect } from '@playwright/test';
import { areToldBy, servedThough } from '#fixtures/judge/finding.ts';
import { answer, tokenSeen } from '#tests/self/checks/answers.ts';

for (const { name, token, actual } of [
  { name: 'a token of its own', token: {}, actual: 'it was served (status 401, with a token)' },
  { name: 'a token that was seen before', token: { seenBefore: true }, actual: 'it was served (status 401)' },
  { name: 'an opaque text', token: { kind: 'opaque' }, actual: 'it was served (status 401)' },
] as const) {
  test(`a refusal that serves tells of ${name} as is fit`, () => {
    const exchange = answer({ status: 401, report: { tokens: [tokenSeen(token)] } });

    expect(servedThough('another key', exchange)).toMatchObject({ actual });
  });
}

test('findings are told by others where those speak against the same answers, each of them', () => {
  const one = { exchange: answer(), expected: '', actual: '' };
  const other = { exchange: answer(), expected: '', actual: '' };

  expect(areToldBy([one, other], [other])).toBe(true);
  expect(areToldBy([one], [one, other])).toBe(false);
  expect(areToldBy([one], [])).toBe(false);
});
