import { test, expect } from '@playwright/test';
import type { Exchange } from '#fixtures/client/exchange.ts';
import { group, refused, scene, served } from './scripted.ts';

const LOCKED = {
  findings: [],
  untold: 'the right request was no longer served after the wrong ones (locked, banned or in maintenance)',
};

/** What a group is told behind a rest, where the right request is answered so, one answer after the other. */
async function rested(
  right: readonly Exchange[],
  { wrong = [refused], isOver = true }: { wrong?: readonly Exchange[]; isOver?: boolean } = {},
) {
  let rests = 0;
  const { refusals, sent } = scene({ right, a: wrong }, () => {
    sent.push('rest');
    rests += 1;
    return isOver;
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
    const { result } = await rested([served, refused, served], { wrong: [refused, served] });

    expect(result.findings).toHaveLength(1);
  });

  test('is not waited for where nothing is shut', async () => {
    expect((await rested([served])).rests()).toBe(0);
  });
});

test.describe('a ban that does not pass, or comes again,', () => {
  test('leaves the group untold where it does not pass', async () => {
    const { result, rests } = await rested([served, refused, served], { isOver: false });

    expect(result).toEqual(LOCKED);
    expect(rests()).toBe(1);
  });

  test('is waited for once more where it comes once more', async () => {
    const { result, rests } = await rested([served, refused, served, refused, served, served]);

    expect(result).toEqual({ findings: [] });
    expect(rests()).toBe(2);
  });

  test('leaves the group untold where it comes again behind each wait', async () => {
    const inTurns = [0, 1, 2, 3].flatMap(() => [served, refused]);

    expect((await rested(inTurns)).result).toEqual(LOCKED);
  });

  test('is waited for again where the wait has helped', async () => {
    const { refusals, rests } = await rested([served, refused, served, served, refused, served, served]);

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
    expect(rests()).toBe(2);
  });

  test('is waited for no more where it came again three times', async () => {
    const { refusals, rests } = await rested([served, refused]);

    await refusals.judge(group('right', 'a'));

    expect(rests()).toBe(3);
  });

  test('is waited for where it comes between requests at the same time', async () => {
    const sent: string[] = [];
    const right = [served, served, refused, served, served, served];
    const { refusals } = scene({ right, a: [refused] }, () => {
      sent.push('rest');
      return true;
    });

    expect(await refusals.judgeAtOnce(group('right', 'a'))).toEqual({ findings: [] });
    expect(sent).toEqual(['rest']);
  });
});

test('a ban behind each single request leaves those told that were refused before it', async () => {
  const right = [served, ...Array.from({ length: 20 }, () => [refused, served]).flat()];
  const { refusals, sent } = scene({ right, a: [refused], b: [refused] }, (rows) => {
    sent.push('rest');
    rows.shorten();
    return true;
  });

  expect(await refusals.judge(group('right', 'a', 'b'))).toEqual({ findings: [] });
  expect(sent.filter((one) => one === 'b').length).toBeGreaterThan(1);
  expect(sent.at(-1)).toBe('rest');
});
