import { expect, test } from '@playwright/test';
import { LONG } from '#tests/self/long.ts';
import { idsWith, runAgainst } from './runs.ts';
import { spoiledMock } from './spoiled-mock.ts';

/** Of requests a second, for services of which nothing else is said. */
const RATE = 20;

/** Breaches that only the longer walks hold, which take seconds at the rate at which real services are asked. */
for (const { fault, breaks } of [
  { fault: 'odd-offsets-rounded-down', breaks: 'P5' },
  { fault: 'rest-of-one-joins-the-page-before', breaks: 'P4' },
]) {
  test(`at the ordinary rate ${breaks} is found broken by ${fault}`, LONG, async ({}, info) => {
    await using service = await spoiledMock(() => ({}), { fault, clients: 57 });

    const environment = { ...service.environment, MAX_REQUESTS_PER_SECOND: String(RATE) };
    const { statement } = await runAgainst(environment, info.outputPath(), `@${breaks}\\b`);

    expect(idsWith(statement, 'failed')).toEqual([breaks]);
    expect(statement.traffic?.peakPerSecond).toBeLessThanOrEqual(RATE);
  });
}
