import { test, expect } from '@playwright/test';
import { foreign, group, refused, scene, served } from './scripted.ts';

test('the clients of others for a right request behind wrong ones are a breach of A5', async () => {
  const { refusals } = scene({ right: [served, foreign, served], a: [refused] });

  expect(await refusals.judge(group('right', 'a'))).toMatchObject({
    findings: [],
    ofOthers: [{ requirement: 'A5', finding: { actual: 'none but clients that are not in its list' } }],
  });
});

test('other clients that stay may be the list by now', async () => {
  const { refusals } = scene({ right: [served, foreign], a: [refused] });

  expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
});

test.describe('the answer to a right request beside a wrong one', () => {
  test('is a breach of A5 where it shows the clients of others', async () => {
    const { refusals, sent } = scene({ right: [served, foreign, served], a: [refused] });

    expect(await refusals.judgeAtOnce(group('right', 'a'))).toMatchObject({
      findings: [],
      ofOthers: [
        {
          requirement: 'A5',
          finding: {
            exchange: { text: foreign.text },
            expected: expect.stringContaining('beside and behind') as unknown,
          },
        },
      ],
    });
    expect(sent).toEqual(['right', 'right', 'a', 'right', 'right']);
  });

  test('tells nothing where it shows our own', async () => {
    const { refusals } = scene({ right: [served], a: [refused] });

    expect(await refusals.judgeAtOnce(group('right', 'a'))).toEqual({ findings: [] });
  });

  test('tells nothing where others’ clients stay: they may be the list by now', async () => {
    const { refusals } = scene({ right: [served, foreign, foreign], a: [refused] });

    expect(await refusals.judgeAtOnce(group('right', 'a'))).toEqual({ findings: [] });
  });
});
