import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { group, refused, scene, served } from './scripted.ts';

const LOCKED = {
  findings: [],
  untold: 'the right request was no longer served after the wrong ones (locked, banned or in maintenance)',
};

/** What a group is told behind a rest, where the right request is answered so, one answer after the other. */
async function rested(right: readonly Exchange[], wrong: readonly Exchange[] = [refused]) {
  let rests = 0;
  const { refusals, sent } = scene({ right, a: wrong }, () => {
    sent.push('rest');
    rests += 1;
    return Promise.resolve();
  });
  return { refusals, sent, result: await refusals.judge(group('right', 'a')), rests: () => rests };
}

test.describe('a ban for a while', () => {
  test('is waited for, and then the group is judged', async () => {
    const { result, sent } = await rested([served, refused, served, served]);

    expect(result).toEqual({ findings: [] });
    expect(sent).toEqual(['right', 'a', 'right', 'rest', 'right', 'a', 'right']);
  });

  test('that shut the right request out before the wrong ones is waited for, too', async () => {
    const { result, sent } = await rested([refused, served, served]);

    expect(result).toEqual({ findings: [] });
    expect(sent).toEqual(['right', 'rest', 'right', 'a', 'right']);
  });

  test('hides no wrong request that is served behind it', async () => {
    const { result } = await rested([served, refused, served], [refused, served]);

    expect(result.findings).toHaveLength(1);
  });

  test('is not waited for where nothing is shut', async () => {
    expect((await rested([served])).rests()).toBe(0);
  });

  test('that comes again behind the wait leaves the group untold', async () => {
    expect((await rested([served, refused])).result).toEqual(LOCKED);
  });

  test('is waited for again where the wait has helped', async () => {
    const { refusals, rests } = await rested([served, refused, served, served, refused, served, served]);

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
    expect(rests()).toBe(2);
  });

  test('is waited for no more where the wait was in vain', async () => {
    const { refusals, rests } = await rested([served, refused]);

    await refusals.judge(group('right', 'a'));

    expect(rests()).toBe(1);
  });
});
