import { expect, test } from '@playwright/test';
import type { CredentialName } from '#fixtures/gateway/protocol.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import { brokenBy, ruleOf, withRules } from '#fixtures/judge/refusals/forbidden-by.ts';
import { answer } from '#tests/self/checks/answers.ts';

/** A page that let in a request with this credential. */
function letIn(credential: CredentialName): RefusalResult {
  const insert = [{ in: 'header' as const, at: 'X', credential }];
  const finding: Finding = { exchange: answer({ request: { insert } }), expected: 'x', actual: 'y' };
  return { findings: [finding] };
}

test.describe('a page that lets in what others refuse', () => {
  test('is not guarded alike', () => {
    expect(brokenBy([letIn('UNKNOWN_API_KEY')])).toEqual(['A7']);
    expect(brokenBy([{ findings: [] }])).toEqual(['A7']);
  });

  test('breaks what forbids it everywhere where it lets in nothing else', () => {
    expect(brokenBy([letIn('LIMITED_API_KEY'), { findings: [] }])).toEqual(['A7', 'A6']);
    expect(brokenBy([letIn('OTHER_ORGANIZATION_ID')])).toEqual(['A7', 'A5']);
    expect(brokenBy([letIn('OTHER_ORGANIZATION_ID'), letIn('LIMITED_API_KEY')])).toEqual(['A7']);
  });
});

test.describe('requests that are let in while right ones are on their way', () => {
  const right = {
    method: 'GET' as const,
    path: '/x',
    insert: [{ in: 'header' as const, at: 'X', credential: 'API_KEY' as const }],
  };
  const ruled = (credential: CredentialName): RefusalResult => withRules(letIn(credential), right);

  test('break what forbids them all', () => {
    expect(ruleOf([ruled('UNKNOWN_API_KEY'), { findings: [] }])).toBe('A4');
    expect(ruleOf([ruled('LIMITED_API_KEY'), ruled('LIMITED_API_KEY')])).toBe('A6');
  });

  test('break the guard itself where several rules forbid them', () => {
    expect(ruleOf([ruled('UNKNOWN_API_KEY'), ruled('LIMITED_API_KEY')])).toBe('A7');
    expect(ruleOf([{ findings: [] }])).toBe('A7');
  });
});
