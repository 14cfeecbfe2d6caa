import { test, expect } from '@playwright/test';
import { empty, failed, group, refused, scene, served } from './scripted.ts';

const told = ({ findings }: { readonly findings: readonly { readonly expected: string }[] }): string[] =>
  findings.map(({ expected }) => expected);

test.describe('what was refused earlier elsewhere', () => {
  for (const { name, earlier } of [
    { name: 'refused', earlier: refused },
    { name: 'answered with an empty list', earlier: empty },
  ]) {
    test(`${name} at first and served by now, it is told here`, async () => {
      const { refusals } = scene({ right: [served], a: [served], twin: [earlier, served] });
      await refusals.judge(group('right', 'twin'));

      const result = await refusals.judgeHere(group('right', 'a'), group('x', 'twin'));

      expect(told(result)).toEqual(['a refusal of this request (a)']);
    });
  }

  test('that nobody has asked for before is another requirement’s where it is served', async () => {
    const { refusals } = scene({ right: [served], a: [served], other: [refused], twin: [served] });
    await refusals.judge(group('right', 'other'));

    const result = await refusals.judgeHere(group('right', 'a'), group('x', 'twin'));

    expect(told(result)).toEqual([]);
    expect(result.ofOthers).toHaveLength(1);
  });

  test('and is asked for once more in the end, it is told where it is served', async () => {
    const { refusals } = scene({ right: [served], a: [refused, served] });
    await refusals.judge(group('right', 'a'));

    expect(told(await refusals.judgeHere(group('right', 'a'), group('right', 'a')))).toEqual([
      'a refusal of this request (a)',
    ]);
  });
});

test.describe('many wrong requests', () => {
  const names = Array.from({ length: 20 }, (_, index) => `wrong-${index + 1}`);
  const allRefused = Object.fromEntries(names.map((name) => [name, [refused]]));

  test('a right one is sent after every seven', async () => {
    const { refusals, sent } = scene({ ...allRefused, right: [served] });

    expect(await refusals.judge(group('right', ...names))).toEqual({ findings: [] });
    expect(sent.flatMap((path, index) => (path === 'right' ? [index] : []))).toEqual([0, 8, 16, 23]);
    expect(sent.filter((path) => path !== 'right')).toEqual(names);
  });

  test('a right one that fails once costs the nine before it alone', async () => {
    const right = [served, refused, served];
    const { refusals } = scene({ ...allRefused, right, 'wrong-10': [served], 'wrong-20': [served] });

    const result = await refusals.judge(group('right', ...names));

    expect(told(result)).toEqual([
      'a refusal of this request (wrong-10)',
      'a refusal of this request (wrong-20)',
    ]);
    expect(result.untold).toContain('no longer served');
  });

  test('a right one that is answered with 500 once is sent once more', async () => {
    const { refusals } = scene({ ...allRefused, right: [served, failed, served] });

    expect(await refusals.judge(group('right', ...names))).toEqual({ findings: [] });
  });
});

test.describe('wrong requests at the same time as right ones', () => {
  test('each has a right one beside it, and one comes before and after them all', async () => {
    const { refusals, sent } = scene({ right: [served], a: [refused], b: [refused] });

    expect(await refusals.judgeAtOnce(group('right', 'a', 'b'))).toEqual({ findings: [] });
    expect(sent.toSorted()).toEqual(['a', 'b', 'right', 'right', 'right', 'right']);
  });

  test('served then only, it is told', async () => {
    const { refusals } = scene({ right: [served], a: [served, refused], b: [refused] });

    expect(told(await refusals.judgeAtOnce(group('right', 'a', 'b')))).toEqual([
      'a refusal of this request (a)',
    ]);
  });

  test('served alone too, it is another requirement’s', async () => {
    const { refusals } = scene({ right: [served], a: [served] });

    const result = await refusals.judgeAtOnce(group('right', 'a'));

    expect(told(result)).toEqual([]);
    expect(result.ofOthers).toMatchObject([{ requirement: 'A4' }]);
  });

  test('refused alone before and served ever since, it is told', async () => {
    const { refusals } = scene({ right: [served], a: [refused, served] });
    await refusals.judge(group('right', 'a'));

    expect(told(await refusals.judgeAtOnce(group('right', 'a')))).toEqual(['a refusal of this request (a)']);
  });

  test('they tell nothing where the right one is refused afterwards, or where they are silent', async () => {
    const locked = scene({ right: [served, served, refused], a: [refused] });
    const silent = scene({ right: [served], a: [failed] });

    const afterwards = await locked.refusals.judgeAtOnce(group('right', 'a'));
    const unheard = await silent.refusals.judgeAtOnce(group('right', 'a'));

    expect(afterwards.untold).toContain('no longer served');
    expect(unheard.untold).toContain('blocked by A9');
  });

  test('none is sent where the right one is refused', async () => {
    const { refusals, sent } = scene({ right: [refused], a: [served] });

    expect(await refusals.judgeAtOnce(group('right', 'a'))).toEqual({
      findings: [],
      untold: 'the right request is not served',
    });
    expect(sent).toEqual(['right']);
  });
});

test('wrong requests at the same time are asked once more where a status of 500 may have passed', async () => {
  const { refusals } = scene({ right: [served], a: [failed, failed, refused] });

  expect(await refusals.judgeAtOnce(group('right', 'a'))).toEqual({ findings: [] });
});
