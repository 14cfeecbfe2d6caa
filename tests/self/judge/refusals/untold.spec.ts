import { test, expect } from '@playwright/test';
import type { Service } from '#fixtures/client/serves.ts';
import { wrongField } from '#fixtures/client/wrong-logins.ts';
import type { TextAlteration } from '#fixtures/gateway/protocol.ts';
import { untoldOf, type Answered } from '#fixtures/judge/refusals/untold.ts';
import { answer, noAnswer } from '#tests/self/checks/answers.ts';

const SERVED = { before: 'served', after: 'served' } as const;

/** A key altered so, and what came of it: silence is no answer at all, or one with this status. */
function asked(alteration: TextAlteration, service: Service, status?: number): Answered {
  const insert = [{ in: 'header', at: 'API-KEY', credential: 'API_KEY', alteration } as const];
  const request = { method: 'GET', path: '/api/v1/clients', insert, place: alteration } as const;
  const came = status === undefined ? noAnswer() : answer({ status });
  return { name: alteration, service, exchange: { ...came, request } };
}

const refused = asked('altered-middle', 'refused', 401);

test.describe('a value like an attack that is dropped unread', () => {
  test('leaves the others of its group as they are', () => {
    expect(untoldOf([refused, asked('quoted', 'silent')], SERVED)).toEqual({});
    expect(untoldOf([refused, asked('pattern', 'silent', 503)], SERVED)).toEqual({});
  });

  test('tells nothing where it is alone, or where others are dropped as well', () => {
    expect(untoldOf([asked('quoted', 'silent', 503)], SERVED).untold).toContain('which tells nothing');
    expect(untoldOf([asked('cut', 'silent'), asked('quoted', 'silent')], SERVED).untold).toContain('cut');
  });

  test('may be an operator of a query in the place of a text', () => {
    const { request } =
      wrongField('password').find(({ name }) => name === 'password an object') ?? refused.exchange;
    const dropped: Answered = { name: 'an object', service: 'silent', exchange: { ...noAnswer(), request } };

    expect(untoldOf([refused, dropped], SERVED)).toEqual({});
  });

  test('is a crash with 500', () => {
    expect(untoldOf([refused, asked('quoted', 'silent', 500)], SERVED)).toEqual({ untold: 'blocked by A9' });
  });
});
