import { test, expect } from '@playwright/test';
import { jsonInUtf8 } from '#fixtures/checks/envelope-checks.ts';
import { answer } from './answers.ts';

test.describe('jsonInUtf8 by Content-Type (E5)', () => {
  for (const type of [
    'application/json',
    'Application/JSON; charset=utf-8',
    ' application/json ;v=1',
    'application/hal+json',
    'application/vnd.api+json;charset=utf-8',
  ]) {
    test(`${type} says that the body is JSON`, () => {
      expect(jsonInUtf8(answer({ headers: [['content-type', type]] }))).toEqual([]);
    });
  }

  for (const type of [
    'text/html',
    'text/json',
    'application/jsonp',
    'application/x; t=application/json',
    '+json',
  ]) {
    test(`${type} does not say that the body is JSON`, () => {
      expect(jsonInUtf8(answer({ headers: [['Content-Type', type]] }))).toMatchObject([
        { at: 'Content-Type', actual: type },
      ]);
    });
  }

  test('an answer without Content-Type is told', () => {
    expect(jsonInUtf8(answer({ headers: [] }))).toMatchObject([{ actual: 'no such field' }]);
  });
});

test('a second line that says otherwise is told', () => {
  const headers = (second: string) => ({
    headers: [
      ['Content-Type', 'application/json'],
      ['content-type', second],
    ] as const,
  });

  expect(jsonInUtf8(answer(headers('text/html')))).toMatchObject([{ actual: 'text/html' }]);
  expect(jsonInUtf8(answer(headers('application/json; charset=utf-8')))).toEqual([]);
  expect(jsonInUtf8(answer(headers('application/json; charset=utf-8, text/html')))).toMatchObject([
    { actual: ' text/html' },
  ]);
  expect(jsonInUtf8(answer(headers('application/json; profile="a,b"; v=1')))).toEqual([]);
});

test.describe('jsonInUtf8 by the body (E5)', () => {
  test('a body that is no JSON is told without quoting it', () => {
    const findings = jsonInUtf8(answer({ text: 'secret-text' }));

    expect(findings).toMatchObject([{ at: 'the body', expected: 'JSON (RFC 8259)' }]);
    expect(findings[0]?.actual).not.toContain('secret');
  });

  test('bytes that are no UTF-8 are told', () => {
    expect(jsonInUtf8(answer({ report: { invalidUtf8: true } }))).toMatchObject([
      { actual: 'bytes that are no UTF-8' },
    ]);
  });

  test('a byte-order mark is told once', () => {
    const exchange = answer({ text: '\uFEFF{}', report: { byteOrderMark: true } });

    expect(jsonInUtf8(exchange)).toMatchObject([{ actual: 'a byte-order mark' }]);
  });
});
