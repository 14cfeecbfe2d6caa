import { test, expect } from '@playwright/test';
import { loadContract } from '#spec/load-contract.ts';
import { LIST_PATH } from '#fixtures/client/list.ts';
import { sideDoors } from '#fixtures/client/side-doors.ts';

const contract = await loadContract([]);
const PAGE = { pageNo: 1, pageSize: 10 };

/** What only some services look at. */
const SAID = [
  {
    name: 'no Authorization, if changed',
    headers: { 'If-None-Match': '"x"', 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  },
  {
    name: 'no Authorization, as rewritten',
    headers: { 'X-Original-URL': '/health', 'X-Rewrite-URL': '/health', 'X-Original-URI': '/health' },
  },
  {
    name: 'no Authorization, as from a page',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Sec-Fetch-Site': 'same-origin',
      'X-HTTP-Method-Override': 'OPTIONS',
    },
  },
  {
    name: 'no Authorization, as from a form',
    headers: { 'Content-Type': 'multipart/form-data; boundary=form' },
  },
  {
    name: 'no Authorization, as a preflight',
    headers: {
      Origin: 'https://app.example.test',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  },
];

for (const scheme of ['apiKey', 'bearer'] as const) {
  const all = sideDoors(contract, scheme, PAGE);
  const doors = all.filter(({ name }) => !name.startsWith('no API-KEY'));

  test.describe(`side doors of the ${scheme} scheme`, () => {
    test('lack Authorization, each of them, and carry no cookies', () => {
      const fields = doors.flatMap(({ request }) => [
        ...Object.keys(request.headers ?? {}),
        ...(request.insert ?? []).map(({ at }) => at),
      ]);

      expect(fields.filter((name) => /^(authorization|cookie)$/i.test(name))).toEqual([]);
      const options = doors.flatMap(({ request }) =>
        request.options === undefined ? [] : [request.options],
      );
      expect(options).toEqual([
        { client: { 'User-Agent': 'kube-probe/1.31' } },
        { client: { Accept: 'text/csv, application/xml' } },
      ]);
    });

    test('are the list’s own address, asked at in eight ways, each named by its request', () => {
      expect(doors.map(({ request }) => request.path)).toEqual(Array<string>(8).fill(LIST_PATH));
      expect(new Set(doors.map(({ name }) => name)).size).toBe(doors.length);
      expect(new Set(doors.map(({ request }) => request.place)).size).toBe(doors.length);
    });

    test('count as the list', () => {
      expect(new Set(doors.map(({ request }) => request.template))).toEqual(new Set([undefined]));
      expect(new Set(doors.map(({ request }) => request.method))).toEqual(new Set(['GET']));
    });
  });

  test.describe(`side doors of the ${scheme} scheme with a token`, () => {
    test('lack the key in one of the bearer scheme, which comes from within', () => {
      const keyless = all.filter((door) => !doors.includes(door));

      expect(keyless.map(({ request }) => (request.insert ?? []).map(({ at }) => at))).toEqual(
        scheme === 'bearer' ? [['Authorization', 'Organization-ID']] : [],
      );
      for (const { request } of keyless)
        expect(request).toMatchObject({
          path: LIST_PATH,
          headers: { 'X-Forwarded-For': '127.0.0.1', pageNo: '1', pageSize: '10' },
          options: { client: { 'User-Agent': 'kube-probe/1.31' } },
        });
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
        expect(insert.map(({ at }) => at)).toStrictEqual(rest);
      }
    });
  });

  test.describe(`what single side doors of the ${scheme} scheme say`, () => {
    for (const { name, headers } of SAID) {
      test(`is in one of them what only some services look at [${scheme}]: ${name}`, () => {
        const door = doors.find((one) => one.name === name);

        expect(door?.request.headers).toEqual({ pageNo: '1', pageSize: '10', ...headers });
        expect(door?.request).not.toHaveProperty('template');
      });
    }

    test('is in one of them that it comes from within, and from what looks after a cluster', () => {
      const claims = doors.filter(({ request }) => request.headers?.['X-Forwarded-For'] !== undefined);

      expect(claims).toMatchObject([
        {
          name: 'no Authorization, as a request from within',
          request: {
            headers: { Forwarded: 'for=127.0.0.1', 'X-Real-IP': '127.0.0.1', 'X-Remote-User': 'admin' },
            options: { client: { 'User-Agent': 'kube-probe/1.31' } },
          },
        },
      ]);
    });
  });
}
