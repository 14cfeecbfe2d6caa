import { test, expect } from '@playwright/test';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { EMPTY, FIRST, living, scene, SECOND, SERVED, type Scene } from './discover-token-scene.ts';
import { REFUSED, type FakeService } from './fake-service.ts';

test.describe('two log-ins', () => {
  test('tokens that live side by side make several sessions', async () => {
    const { found, kept } = await scene({ logins: [[FIRST], [SECOND]], list: () => SERVED });

    expect(found).toMatchObject({
      seen: true,
      isTooShort: false,
      ground: { sessions: 'several', places: ['body/token'], kind: 'JWS', setAside: { name: 'TOKEN-1' } },
    });
    expect(kept).toMatchObject([{ name: 'TOKEN-2', sessions: 'several' }]);
  });

  test('a token that ends with the next log-in makes a single session', async () => {
    const list: FakeService['list'] = (name, _request, logins) =>
      name === `TOKEN-${logins}` ? SERVED : REFUSED;

    const { found } = await scene({ logins: [[FIRST], [SECOND]], list });

    expect(found.ground?.sessions).toBe('single');
  });

  test('a first token that may have expired tells nothing of sessions', async () => {
    const list: FakeService['list'] = (name, _request, logins) =>
      name === `TOKEN-${logins}` ? SERVED : REFUSED;

    const { found } = await scene({ logins: [[living('TOKEN-1', 0.5)], [SECOND]], list });

    expect(found.ground?.sessions).toBe('unknown');
  });

  test('a second token that opens nothing is named, and the first one is used', async () => {
    const list: FakeService['list'] = (name) => (name === 'TOKEN-1' ? SERVED : REFUSED);

    const { found, kept } = await scene({ logins: [[FIRST], [SECOND]], list });

    expect(found.ground).toMatchObject({ sessions: 'several', deadSecond: 'TOKEN-2' });
    expect(kept).toMatchObject([{ name: 'TOKEN-1' }]);
  });

  test('a second log-in without a token is noted, and the first token is used', async () => {
    const { found, kept } = await scene({ logins: [[FIRST], []], list: () => SERVED });

    expect(found.ground).toMatchObject({ sessions: 'unknown', isSecondRefused: true });
    expect(kept).toMatchObject([{ name: 'TOKEN-1' }]);
  });
});

test.describe('where the second token stands', () => {
  test('the second token is taken from where the first one stood', async () => {
    const other = living('TOKEN-3', 600, { place: 'body/id_token' });
    const list: FakeService['list'] = (name) => (name === 'TOKEN-3' ? REFUSED : SERVED);

    const { kept } = await scene({ logins: [[FIRST], [other, SECOND]], list });

    expect(kept).toMatchObject([{ name: 'TOKEN-2', places: ['body/token'] }]);
  });

  test('a second token that stands elsewhere is found by trying, and both places are kept', async () => {
    const refresh = living('TOKEN-3', 600, { place: 'body/refresh' });
    const moved = living('TOKEN-2', 600, { place: 'body/data/jwt' });
    const list: FakeService['list'] = (name) => (name === 'TOKEN-3' ? REFUSED : SERVED);

    const { found, kept } = await scene({ logins: [[FIRST], [refresh, moved]], list });

    expect(found.ground).toMatchObject({ sessions: 'several', places: ['body/token', 'body/data/jwt'] });
    expect(kept).toMatchObject([{ name: 'TOKEN-2', places: ['body/token', 'body/data/jwt'] }]);
  });
});

test.describe('which string is the token', () => {
  test('the one that opens the list, not the first one', async () => {
    const other = living('TOKEN-3', 600, { place: 'body/id_token' });
    const list: FakeService['list'] = (name) => (name === 'TOKEN-3' ? REFUSED : SERVED);

    const { found } = await scene({ logins: [[other, FIRST]], list });

    expect(found.ground?.places).toEqual(['body/token']);
  });

  test('a JWT that opens nothing was seen all the same', async () => {
    const { found } = await scene({ logins: [[FIRST]], list: () => REFUSED });

    expect(found).toMatchObject({ seen: true, why: expect.stringContaining('1 tokens in the answer') });
    expect(found.ground).toBeUndefined();
  });

  test('an opaque string that opens nothing is no token', async () => {
    const { found } = await scene({
      logins: [[living('TOKEN-1', 600, { kind: 'opaque' })]],
      list: () => REFUSED,
    });

    expect(found.seen).toBe(false);
  });

  test('an empty page opens nothing where the list is known to hold clients', async () => {
    const logins = [[FIRST], [SECOND]];

    expect((await scene({ logins, list: () => EMPTY })).found.ground).toBeUndefined();
    expect((await scene({ logins, list: () => EMPTY }, { hasClients: false })).found.ground).toBeDefined();
  });
});

test('a token that ends before a few answers have come is too short', async () => {
  const logins = [[living('TOKEN-1', 3)], [living('TOKEN-2', 3)]];

  const slow = await scene({ logins, list: () => SERVED }, { serviceMs: 2000 });
  const quick = await scene({ logins, list: () => SERVED }, { serviceMs: 500 });

  expect(slow.found).toMatchObject({ isTooShort: true });
  expect(quick.found).toMatchObject({ isTooShort: false });
});

test.describe('tokens that end while they are tried', () => {
  const LIFETIMES_S = [0.03, 0.08, 0.13, 0.18] as const;

  /** Serves one token, and answers each at its very end, by a clock that nothing else moves. */
  async function tried(served: string): Promise<Scene & { readonly asked: string[] }> {
    let spentMs = 0;
    const [asked, realNow, startMs] = [new Array<string>(), Date.now, Date.now()];
    Date.now = () => startMs + spentMs;
    const list: FakeService['list'] = (name, _request, logins) => {
      asked.push(name);
      if (name !== served) spentMs = (LIFETIMES_S[logins - 1] ?? 0) * 1000 + 5;
      return name === served ? SERVED : REFUSED;
    };
    const login = (lifetimeS: number, index: number) => [living(`TOKEN-${index + 1}`, lifetimeS)];
    const tried = await scene({ logins: LIFETIMES_S.map(login), list });
    Date.now = realNow;
    return { ...tried, asked };
  }

  test('are followed by another one', async () => {
    const { found } = await tried('TOKEN-2');

    expect(found).toMatchObject({ isFirstRefused: false, ground: { setAside: { name: 'TOKEN-2' } } });
  });

  test('are three at most', async () => {
    const { found, asked } = await tried('none');

    expect(found.ground).toBeUndefined();
    expect(asked).toEqual(['TOKEN-1', 'TOKEN-2', 'TOKEN-3']);
  });
});

test.describe('a token that opens and then does not, or not everywhere', () => {
  test('a second token that ends as the first one is used is dead', async () => {
    let isFirstUsed = false;
    const list: FakeService['list'] = (name, _request, logins) => {
      isFirstUsed ||= logins > 1 && name === 'TOKEN-1';
      return name === 'TOKEN-2' && isFirstUsed ? REFUSED : SERVED;
    };

    const { found, kept } = await scene({ logins: [[FIRST], [SECOND]], list });

    expect(found.ground).toMatchObject({ sessions: 'several', deadSecond: 'TOKEN-2' });
    expect(kept).toMatchObject([{ name: 'TOKEN-1' }]);
  });

  test('a token is tried on other pages where the known one is no page for it', async () => {
    const list: FakeService['list'] = (_name, { headers = {} }) =>
      headers['pageNo'] === '0' ? SERVED : answer({ body: JSON.stringify(envelope(clients(1, 3))) });

    const { found } = await scene({ logins: [[FIRST], [SECOND]], list });

    expect(found.ground).toMatchObject({ sessions: 'several' });
  });
});
