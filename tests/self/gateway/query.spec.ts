import { expect, test } from '@playwright/test';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { credentials, json, LIST_PATH, stand, type Got } from './stand.ts';

const OTHER = 'other & co/ä=1?';
const IN_QUERY = { in: 'query', at: 'org', credential: 'OTHER_ORGANIZATION_ID' } as const;

interface Asked {
  readonly got: Got;
  /** Address at which the service was asked; empty where it was not. */
  readonly url: string;
}

async function asked(insert: readonly Insertion[], path = LIST_PATH): Promise<Asked> {
  await using service = await stand(
    (_heard, response) => {
      json(response, 200, { data: [] });
    },
    { credentials: { ...credentials, OTHER_ORGANIZATION_ID: OTHER } },
  );
  const got = await service.ask({ path, insert });
  return { got, url: service.heard[0]?.url ?? '' };
}

function queryOf(url: string): readonly (readonly [string, string])[] {
  return [...new URL(url, 'http://service.example').searchParams];
}

test.describe('a credential in the query', () => {
  test('is percent-encoded, and is itself again where it is read', async () => {
    const { url } = await asked([IN_QUERY]);

    expect(url).toBe(`${LIST_PATH}?org=other+%26+co%2F%C3%A4%3D1%3F`);
    expect(queryOf(url)).toEqual([['org', OTHER]]);
  });

  test('stands behind the query that is there already, which stays as it is', async () => {
    const { url } = await asked([IN_QUERY], `${LIST_PATH}?x=%31&y`);

    expect(url).toMatch(/^\/api\/v1\/clients\?x=%31&y&org=other/);
    expect(queryOf(url).at(-1)).toEqual(['org', OTHER]);
  });

  test('comes under each of its names in turn, behind its prefix and altered', async () => {
    const { url } = await asked([
      IN_QUERY,
      { ...IN_QUERY, at: 'Organization-ID', credential: 'ORGANIZATION_ID', prefix: 'id ' },
      { ...IN_QUERY, credential: 'ORGANIZATION_ID', alteration: 'other-case' },
    ]);

    expect(queryOf(url)).toEqual([
      ['org', OTHER],
      ['Organization-ID', `id ${credentials.ORGANIZATION_ID}`],
      ['org', credentials.ORGANIZATION_ID.toUpperCase()],
    ]);
  });

  test('leaves the address as it is where nothing is to stand in the query', async () => {
    const path = `${LIST_PATH}?x=%31&`;

    expect((await asked([{ in: 'header', at: 'X', credential: 'ORGANIZATION_ID' }], path)).url).toBe(path);
  });
});

test.describe('a credential that stands in the query', () => {
  test('is told by its name, and stands in no report', async () => {
    const { got } = await asked([IN_QUERY]);

    expect(got.report.inserted).toEqual(['OTHER_ORGANIZATION_ID']);
    expect(JSON.stringify([got.report, got.headers])).not.toMatch(/co%2F|& co/);
  });

  test('is sent nowhere but into the query', async () => {
    await using service = await stand(
      (_heard, response) => {
        json(response, 200, {});
      },
      { credentials: { ...credentials, OTHER_ORGANIZATION_ID: 'other-org' } },
    );

    await service.ask({ insert: [IN_QUERY] });

    const [heard] = service.heard;
    expect(heard?.url).toBe(`${LIST_PATH}?org=other-org`);
    expect(heard?.rawHeaders.filter((text) => /other-org|^org$/.test(text))).toEqual([]);
    expect(heard?.body).toBe('');
  });
});

for (const place of ['path', 'cookie', '']) {
  test(`a credential in another place is rejected, and nothing is sent: ${JSON.stringify(place)}`, async () => {
    const { got, url } = await asked([{ ...IN_QUERY, in: place as 'query' }]);

    expect(got.report).toMatchObject({
      outcome: 'rejected',
      error: {
        code: 'BAD_INSERTION',
        message: expect.stringContaining('header, query or body') as unknown,
      },
    });
    expect(url).toBe('');
  });
}
