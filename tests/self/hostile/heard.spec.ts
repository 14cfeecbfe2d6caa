import { expect, test } from '@playwright/test';
import { UNPROVEN } from '#reports/statement/verdict.ts';
import { longIf } from '#tests/self/long.ts';
import { STRANGE } from './hostile-answers.ts';
import { rawService } from './raw-service.ts';
import { runAgainst } from './runs.ts';

/** Whoever answers so need not be the service at all: a proxy, a sign-in page, another program on that port. */
const NOBODY_KNOWS = STRANGE.filter(({ what }) =>
  /itself for ever|204|demand|own header|nothing at all|out of order/.test(what),
);

/** What comes most often where there is no service. */
const USUAL = /out of order/;

for (const { what, respond } of NOBODY_KNOWS) {
  test(`a service that ${what} is accused of nothing`, longIf(!USUAL.test(what)), async ({}, info) => {
    await using service = await rawService(respond);

    const { statement, exitCode } = await runAgainst({ BASE_URL: service.baseUrl }, info.outputPath());

    expect(exitCode).toBe(2);
    expect(statement.verdict).toBe('not-judged');
    const why = USUAL.test(what) ? 'not available (GET' : UNPROVEN;
    expect(statement.because).toEqual([expect.stringContaining(why)]);
    expect(statement.because[0]?.length).toBeLessThan(300);
    expect(service.heard.length).toBeLessThan(120);
  });
}
