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
