import { expect, test } from '@playwright/test';
import { withoutStatuses } from '#fixtures/resources/description/words-of-statuses.ts';

for (const words of [
  'Returns 400 if the body is not valid.',
  'Returns 404 if the tank does not exist.',
  '404 when not found.',
  'Responds with 422 for a validation error.',
  'Returns 401 if the token is missing, 403 if the key is not authorized.',
  'Fails with 400 if the customer does not exist.',
])
  test(`of a status alone: ${words}`, () => {
    expect(withoutStatuses(words)).not.toMatch(/\d|\bnot\b|missing|valid/);
  });

for (const words of [
  'Returns 409 if it has tasks.',
  'Only drafts can be deleted (409).',
  'The end must not lie before the start.',
  'Returns 422 if the end is before the start.',
])
  test(`a rule stays: ${words}`, () => {
    expect(withoutStatuses(words)).toBe(words);
  });
