import { test, expect } from '@playwright/test';
import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { failed, refused, served } from './scripted.ts';

const byToken = (path: string): ApiRequest => ({
  ...{ method: 'GET', path },
  insert: [{ in: 'header', at: 'Authorization', credential: 'TOKEN', prefix: 'Bearer ' }],
});
const byKey = (path: string): ApiRequest => ({
  ...{ method: 'GET', path },
  insert: [{ in: 'header', at: 'Authorization', credential: 'API_KEY', prefix: 'Api-Key ' }],
});

function group(
  control: string,
  wrong: readonly string[],
  toRequest: (path: string) => ApiRequest = byToken,
): RefusalGroup {
  return { control: toRequest(control), wrong: wrong.map((name) => ({ name, request: toRequest(name) })) };
}

interface Habits {
  /** Wrong requests that are served as long as their token lives. */
  readonly open?: readonly string[];
  /** Wrong requests that do not end the token they carry. */
  readonly harmless?: readonly string[];
  /** How many log-ins yield a token. */
  readonly logins?: number;
  /** How often the right request is served at all. */
  readonly rights?: number;
  /** So many wrong requests by tokens of their own are answered with 500 first. */
  readonly crashes?: number;
}

interface Scene {
  readonly refusals: Refusals;
  /** `path by credential`. */
  readonly sent: string[];
  readonly logins: () => number;
}

/** A service that ends a token, or the key, by which something wrong was asked. */
function scene(habits: Habits = {}): Scene {
  const { open = [], harmless = [], logins = Infinity, rights = Infinity, crashes = 0 } = habits;
  const sent: string[] = [];
  const ended = new Set<string>();
  let [count, right, crashed] = [0, 0, 0];
  const answerTo = (path: string, credential: string): Exchange => {
    if (ended.has(credential)) return refused;
    if (path === 'right') return (right += 1) <= rights ? served : refused;
    if (credential !== 'TOKEN' && (crashed += 1) <= crashes) return failed;
    if (!harmless.includes(path)) ended.add(credential);
    return open.includes(path) ? served : refused;
  };
  const refusals = new Refusals(
    (request) => {
      const credential = request.insert?.[0]?.credential ?? '';
      sent.push(`${request.path} by ${credential}`);
      return Promise.resolve({ ...answerTo(request.path, credential), request });
    },
    {
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
      freshToken: () => {
        count += 1;
        return Promise.resolve<TokenName | undefined>(count <= logins ? `TOKEN-${count}` : undefined);
      },
    },
  );
  return { refusals, sent, logins: () => count };
}

test.describe('a service that ends the token by which something wrong was asked', () => {
  test('is asked by a token of its own for each, and by another one behind it', async () => {
    const { refusals, sent } = scene();

    expect(await refusals.judge(group('right', ['a', 'b']))).toEqual({ findings: [] });
    expect(sent).toEqual([
      ...['right by TOKEN', 'a by TOKEN', 'b by TOKEN', 'right by TOKEN'],
      ...['right by TOKEN-1', 'a by TOKEN-1', 'right by TOKEN-2'],
      ...['right by TOKEN-3', 'b by TOKEN-3', 'right by TOKEN-4'],
    ]);
  });

  test('is asked once more where a status of 500 has passed meanwhile', async () => {
    const { refusals } = scene({ crashes: 2 });

    expect(await refusals.judge(group('right', ['a', 'b']))).toEqual({ findings: [] });
  });

  test('and serves one of the wrong requests is told', async () => {
    const { refusals } = scene({ open: ['b'] });

    const { findings, untold } = await refusals.judge(group('right', ['a', 'b', 'c']));

    expect(findings).toMatchObject([
      { expected: 'a refusal of this request (b)', exchange: { request: { path: 'b' } } },
    ]);
    expect(untold).toBeUndefined();
  });

  test('is judged in the next group, too, though its right request is refused from the start', async () => {
    const { refusals } = scene({ open: ['b'] });
    await refusals.judge(group('right', ['a']));

    expect((await refusals.judge(group('right', ['b']))).findings).toHaveLength(1);
    expect(await refusals.judge(group('right', ['c']))).toEqual({ findings: [] });
  });

  test('and serves the same on the standard page breaks that requirement, not this one', async () => {
    const { refusals } = scene({ open: ['b', 'twin-b'], harmless: ['twin-a', 'b', 'twin-b'] });

    const here = group('right', ['a', 'b']);
    const result = await refusals.judgeHere(here, group('right', ['twin-a', 'twin-b']));

    expect(result).toMatchObject({ findings: [], ofOthers: [{ requirement: 'A4' }] });
  });
});

test.describe('a wrong request that is served by a token of its own', () => {
  for (const { name, rights } of [
    { name: 'before another wrong one', rights: 4 },
    { name: 'behind another wrong one', rights: 5 },
  ]) {
    test(`is told although the right request is refused later, ${name}`, async () => {
      const { refusals } = scene({ open: ['b'], rights });

      const { findings } = await refusals.judge(group('right', ['a', 'b', 'c']));

      expect(findings).toHaveLength(1);
    });
  }
});

test.describe('wrong requests at the same time as right ones, where one of them ends the token', () => {
  test('are asked by a token of its own each, and told where one is served', async () => {
    const closed = scene();
    const open = scene({ open: ['b'] });

    expect(await closed.refusals.judgeAtOnce(group('right', ['a', 'b']))).toEqual({ findings: [] });
    expect(closed.logins()).toBe(4);
    expect(await open.refusals.judgeAtOnce(group('right', ['a', 'b']))).toMatchObject({
      findings: [{ expected: 'a refusal of this request (b)' }],
    });
  });

  test('tell nothing where no log-in yields a token', async () => {
    const { untold } = await scene({ logins: 0 }).refusals.judgeAtOnce(group('right', ['a', 'b']));

    expect(untold).toContain('no longer served');
  });
});

test.describe('tokens of their own', () => {
  test('are not asked for where the shared one lives on', async () => {
    const { refusals, logins } = scene({ harmless: ['a', 'b'] });

    expect(await refusals.judge(group('right', ['a', 'b']))).toEqual({ findings: [] });
    expect(logins()).toBe(0);
  });

  test('are not asked for where the right request carries a key', async () => {
    const { refusals, logins } = scene();

    const { untold } = await refusals.judge(group('right', ['a'], byKey));

    expect(untold).toContain('no longer served');
    expect(logins()).toBe(0);
  });

  for (const { name, habits } of [
    { name: 'no log-in yields one', habits: { logins: 0 } },
    { name: 'the log-in behind a wrong request yields none', habits: { logins: 1 } },
    { name: 'the right request is refused by them before the wrong one', habits: { rights: 1 } },
    { name: 'the right request is refused by them behind it', habits: { rights: 2 } },
    { name: 'the last of them does not help', habits: { rights: 4 } },
  ] satisfies { name: string; habits: Habits }[]) {
    test(`change nothing where ${name}`, async () => {
      const { refusals } = scene(habits);

      const result = await refusals.judge(group('right', ['b', 'c']));

      expect(result.findings).toEqual([]);
      expect(result.untold).toBe(
        'the right request was no longer served after the wrong ones (locked, banned or in maintenance)',
      );
    });
  }
});
