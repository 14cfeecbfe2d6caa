import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { eachOf } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { empty, failed, group, refused, request, scene, served, unavailable } from './scripted.ts';

test.describe('a group of wrong requests', () => {
  test('refusals between two right requests are right', async () => {
    const { refusals, sent } = scene({ right: [served], a: [refused], b: [refused] });

    expect(await refusals.judge(group('right', 'a', 'b'))).toEqual({ findings: [] });
    expect(sent).toEqual(['right', 'a', 'b', 'right']);
  });

  test('each wrong request that is served is told', async () => {
    const { refusals } = scene({ right: [served], a: [served], b: [refused], c: [served] });

    const { findings, untold } = await refusals.judge(group('right', 'a', 'b', 'c'));

    expect(findings.map(({ expected }) => expected)).toEqual([
      'a refusal of this request (a)',
      'a refusal of this request (c)',
    ]);
    expect(findings[0]).toMatchObject({
      exchange: { request: { path: 'a' } },
      actual: 'it was served (status 200)',
    });
    expect(untold).toBeUndefined();
  });

  for (const { name, before } of [
    { name: 'refused', before: refused },
    { name: 'silent', before: unavailable },
  ]) {
    test(`nothing is asked where the right request is ${name}`, async () => {
      const { refusals, sent } = scene({ right: [before], a: [served] });

      expect(await refusals.judge(group('right', 'a'))).toEqual({
        findings: [],
        untold: 'the right request is not served',
      });
      expect(sent).toEqual(['right']);
    });
  }
});

test.describe('the right request after the wrong ones', () => {
  test('refusals tell nothing where the right request is refused afterwards', async () => {
    const { refusals } = scene({ right: [served, refused], a: [refused] });

    const { findings, untold } = await refusals.judge(group('right', 'a'));

    expect(findings).toEqual([]);
    expect(untold).toContain('no longer served');
  });

  test('a served wrong request is told although the right one is refused later', async () => {
    const { refusals } = scene({ right: [served, refused], a: [served] });

    expect((await refusals.judge(group('right', 'a'))).findings).toHaveLength(1);
  });
});

test('a wrong value that is the right one, too, is not sent', async () => {
  const sent: string[] = [];
  const refusals = new Refusals(
    (asked) => {
      sent.push(asked.insert?.[0]?.credential ?? '');
      return Promise.resolve({ ...served, request: asked });
    },
    { classify: () => Promise.resolve('served') },
    { API_PASSWORD: 'API_KEY' },
  );
  const loginWith = (credential: 'API_KEY' | 'API_PASSWORD' | 'API_USERNAME'): ApiRequest => ({
    ...request('login'),
    insert: [{ in: 'body', at: '/password', credential }],
  });
  const wrong = [loginWith('API_KEY'), loginWith('API_USERNAME')].map((one, index) => ({
    name: `${index}`,
    request: one,
  }));

  await refusals.judge({ control: loginWith('API_PASSWORD'), wrong });

  expect(sent).toEqual(['API_PASSWORD', 'API_USERNAME']);
});

test.describe('silent answers', () => {
  test('a silent answer is asked for once more', async () => {
    const { refusals, sent } = scene({ right: [served], a: [unavailable, refused] });

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
    expect(sent).toEqual(['right', 'a', 'a', 'right']);
  });

  test('a request that is served the second time is told', async () => {
    const { refusals } = scene({ right: [served], a: [unavailable, served] });

    expect((await refusals.judge(group('right', 'a'))).findings).toMatchObject([
      { exchange: { status: 200 } },
    ]);
  });

  test('silence twice tells nothing', async () => {
    const { refusals } = scene({ right: [served], a: [refused], b: [unavailable] });

    expect(await refusals.judge(group('right', 'a', 'b'))).toEqual({
      findings: [],
      untold: 'b: status 503, which tells nothing',
    });
  });

  test('a status of 500 that stays is another requirement’s', async () => {
    const { refusals, sent } = scene({ right: [served], a: [failed] });

    expect((await refusals.judge(group('right', 'a'))).untold).toBe('blocked by A9');
    expect(sent).toEqual(['right', 'a', 'a', 'right', 'a', 'a', 'right']);
  });

  test('a status of 500 that has passed when the right request is served again tells nothing', async () => {
    const { refusals } = scene({
      right: [served],
      a: [failed, failed, refused],
      b: [failed, failed, served],
    });

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
    expect((await refusals.judge(group('right', 'b'))).findings).toHaveLength(1);
  });
});

test.describe('empty answers', () => {
  test('an empty list and an empty answer look alike', async () => {
    const { refusals } = scene({ right: [empty], a: [empty] });

    expect((await refusals.judge(group('right', 'a'))).untold).toContain('look alike');
  });

  test('a refusal is told from an empty list', async () => {
    const { refusals } = scene({ right: [empty], a: [refused] });

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
  });

  test('an empty answer is a refusal where the right request is served clients', async () => {
    const { refusals } = scene({ right: [served], a: [empty] });

    expect(await refusals.judge(group('right', 'a'))).toEqual({ findings: [] });
  });
});

test.describe('controls between groups', () => {
  test('the last control of a group is the first of the next', async () => {
    const { refusals, sent } = scene({ right: [served], a: [refused], b: [refused] });

    await refusals.judge(group('right', 'a'));
    await refusals.judge(group('right', 'b'));

    expect(sent).toEqual(['right', 'a', 'right', 'b', 'right']);
  });

  test('a group with another right request sends its own', async () => {
    const { refusals, sent } = scene({ right: [served], other: [served], a: [refused], b: [refused] });

    await refusals.judge(group('right', 'a'));
    await refusals.judge(group('other', 'b'));

    expect(sent).toEqual(['right', 'a', 'right', 'other', 'b', 'other']);
  });

  test('a control is used once only', async () => {
    const { refusals, sent } = scene({ right: [served], a: [served] });

    await refusals.judge(group('right', 'a'));
    await refusals.judge(group('right', 'a'));

    expect(sent).toEqual(['right', 'a', 'right', 'a']);
  });
});

test('what is served in its plainer form too is that requirement’s breach', async () => {
  const { refusals } = scene({ right: [served], emptied: [served], missing: [served], cut: [refused] });
  const elsewhere = { request: request('missing'), requirement: 'A3' };
  const wrong = [{ name: 'emptied', request: request('emptied'), elsewhere }, ...group('right', 'cut').wrong];

  const { findings, ofOthers } = await refusals.judge({ control: request('right'), wrong });

  expect(findings).toEqual([]);
  expect(ofOthers?.map(({ requirement }) => requirement)).toEqual(['A3']);
});

test.describe('a place beside the standard one', () => {
  test('what is served here only is told', async () => {
    const { refusals } = scene({
      right: [served],
      a: [served],
      b: [served],
      twinA: [refused],
      twinB: [served],
    });

    const { findings } = await refusals.judgeHere(group('right', 'a', 'b'), group('x', 'twinA', 'twinB'));

    expect(findings.map(({ expected }) => expected)).toEqual(['a refusal of this request (a)']);
  });

  test('what is served everywhere is another requirement’s', async () => {
    const { refusals } = scene({ right: [served], a: [served], twin: [served] });

    const { findings, ofOthers } = await refusals.judgeHere(group('right', 'a'), group('x', 'twin'));

    expect(findings).toEqual([]);
    expect(ofOthers).toMatchObject([
      { requirement: 'A4', finding: { expected: 'a refusal of this request (a)' } },
    ]);
  });

  test('a wrong request without a twin is told', async () => {
    const { refusals } = scene({ right: [served], a: [served] });

    expect((await refusals.judgeHere(group('right', 'a'), group('x'))).findings).toHaveLength(1);
  });

  test('refusals here need no look elsewhere', async () => {
    const { refusals, sent } = scene({ right: [served], a: [refused], twin: [served] });

    expect(await refusals.judgeHere(group('right', 'a'), group('x', 'twin'))).toEqual({ findings: [] });
    expect(sent).not.toContain('twin');
  });

  test('why nothing could be told here is kept', async () => {
    const { refusals } = scene({ right: [refused], a: [refused] });

    expect((await refusals.judgeHere(group('right', 'a'), group('x', 'twin'))).untold).toBe(
      'the right request is not served',
    );
  });
});

test('each set of credentials makes one wrong request of its name', () => {
  const credentials = [
    { name: 'no key', scheme: 'apiKey', insert: [] },
    { name: 'key cut', scheme: 'apiKey', insert: [] },
  ] as const;

  expect(eachOf(credentials, ({ name }) => request(name))).toEqual([
    { name: 'no key', request: request('no key') },
    { name: 'key cut', request: request('key cut') },
  ]);
});
