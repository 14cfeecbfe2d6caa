import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { LIST_PATH } from '#fixtures/client/list.ts';
import { sideDoors } from '#fixtures/client/side-doors.ts';

const contract = await loadContract([]);
const PAGE = { pageNo: 1, pageSize: 10 };

for (const scheme of ['apiKey', 'bearer'] as const) {
  const doors = sideDoors(contract, scheme, PAGE);

  test.describe(`side doors of the ${scheme} scheme`, () => {
    test('lack Authorization, each of them, and carry no cookies', () => {
      const fields = doors.flatMap(({ request }) => [
        ...Object.keys(request.headers ?? {}),
        ...(request.insert ?? []).map(({ at }) => at),
      ]);

      expect(fields.filter((name) => /^(authorization|cookie)$/i.test(name))).toEqual([]);
      expect(doors.filter(({ request }) => request.options !== undefined)).toEqual([]);
    });

    test('are the list’s own address and six others, each named by its request', () => {
      expect(doors.map(({ request }) => request.path)).toEqual([
        LIST_PATH,
        LIST_PATH,
        '/api/v1/clients/',
        '/api/v1/clients;x',
        '/api/v1/clients.json',
        '/api/v1//clients',
        '/api/v1/%63lients',
        '/API/V1/CLIENTS',
      ]);
      expect(new Set(doors.map(({ name }) => name)).size).toBe(doors.length);
      expect(new Set(doors.map(({ request }) => request.place)).size).toBe(doors.length);
    });

    test('count as the list, wherever they lead', () => {
      const elsewhere = doors.filter(({ request }) => request.path !== LIST_PATH);

      expect(new Set(elsewhere.map(({ request }) => request.template))).toEqual(new Set([LIST_PATH]));
      expect(new Set(doors.map(({ request }) => request.method))).toEqual(new Set(['GET']));
    });
  });

  test.describe(`what side doors of the ${scheme} scheme say`, () => {
    test('is the page and the rest of the scheme, but for one that carries nothing', () => {
      const rest = contract.schemes[scheme]
        .map(({ header }) => header)
        .filter((name) => name !== 'Authorization');
      const [bare, ...others] = doors.map(({ request }) => request);

      expect(bare).toEqual({ method: 'GET', path: LIST_PATH, place: 'without any header of the document' });
      for (const { headers, insert = [] } of others) {
        expect(headers).toMatchObject({ pageNo: '1', pageSize: '10' });
        expect(insert.map(({ at }) => at)).toEqual(rest);
      }
    });

    test('is in one of them that it comes from within', () => {
      const claims = doors.filter(({ request }) => request.headers?.['X-Forwarded-For'] !== undefined);

      expect(claims).toMatchObject([
        {
          name: 'no Authorization, as a request from within',
          request: {
            headers: { Forwarded: 'for=127.0.0.1', 'X-Real-IP': '127.0.0.1', 'X-Remote-User': 'admin' },
          },
        },
      ]);
    });
  });
}
