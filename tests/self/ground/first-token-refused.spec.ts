import { test, expect } from '@playwright/test';
import { FIRST, living, scene, SECOND, SERVED, THIRD } from './discover-token-scene.ts';
import { REFUSED, type FakeService } from './fake-service.ts';

test.describe('a first token that is refused while it lives', () => {
  const opensFrom =
    (first: number): FakeService['list'] =>
    (name) =>
      Number(name.slice('TOKEN-'.length)) >= first ? SERVED : REFUSED;

  for (const first of [2, 3]) {
    test(`is noted where token ${first} opens, which is used then`, async () => {
      const { found } = await scene({ logins: [[FIRST], [SECOND], [THIRD]], list: opensFrom(first) });

      expect(found).toMatchObject({ isFirstRefused: true, ground: { setAside: { name: `TOKEN-${first}` } } });
    });
  }

  test('is none where it opens', async () => {
    const { found } = await scene({ logins: [[FIRST], [SECOND]], list: opensFrom(1) });

    expect(found.isFirstRefused).toBe(false);
  });

  for (const { pages, hasClients } of [
    { pages: 'that hold clients', hasClients: true },
    { pages: 'alone that may be refused to anybody', hasClients: false },
  ]) {
    test(`is ${hasClients ? '' : 'not '}told where it met with pages ${pages}`, async () => {
      const { found } = await scene(
        { logins: [[FIRST], [SECOND], [THIRD]], list: () => REFUSED },
        { hasClients },
      );

      expect(found.isFirstRefused).toBe(hasClients);
    });
  }

  test('leaves no ground where three are refused', async () => {
    const logins: string[] = [];
    const list: FakeService['list'] = (name) => {
      logins.push(name);
      return REFUSED;
    };

    const { found } = await scene({ logins: [[FIRST], [SECOND], [THIRD], [living('TOKEN-4')]], list });

    expect(found.ground).toBeUndefined();
    expect([...new Set(logins)]).toEqual(['TOKEN-1', 'TOKEN-2', 'TOKEN-3']);
  });
});
