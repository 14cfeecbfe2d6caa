import { expect, test } from '@playwright/test';
import { answer } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

for (const { baseUrl, isNear } of [
  { baseUrl: 'http://127.0.0.1:4010', isNear: true },
  { baseUrl: 'https://service.example/127.0.0.1', isNear: false },
]) {
  test(`a service at ${baseUrl} is ${isNear ? 'near' : 'asked over a network'}`, async () => {
    const service = await knownService(() => Promise.resolve(answer()), { baseUrl });

    expect(service.isNear).toBe(isNear);
  });
}
