import { expect, test } from '@playwright/test';
import { seenAnswer } from '#fixtures/ground/seen-answer.ts';
import { answer, noAnswer } from '#tests/self/checks/answers.ts';

const HTML = '<html><body>Welcome</body></html>';

test('a body that is no JSON is named by its media type', () => {
  const headers = [['Content-Type', 'text/HTML; charset=utf-8; note="</script>"']] as const;

  expect(seenAnswer(answer({ text: HTML, headers }))).toBe('status 200 with text/html, no JSON');
});

test('of a field that is no media type nothing is told', () => {
  const headers = [['content-type', '<img src=x>']] as const;

  expect(seenAnswer(answer({ status: 404, text: HTML, headers }))).toBe('status 404, no JSON');
});

test('JSON, an empty body and no answer are seen as ever', () => {
  expect(seenAnswer(answer({ body: { data: [] } }))).toBe('status 200');
  expect(seenAnswer(answer({ status: 503, text: '' }))).toBe('status 503');
  expect(seenAnswer(noAnswer('ECONNREFUSED'))).toBe('no answer (ECONNREFUSED)');
  expect(seenAnswer({ ...answer({ text: HTML }), isShutOut: true })).toContain('a refusal');
});
