import { test, expect } from '@playwright/test';
import type { Finding } from '#fixtures/judge/finding.ts';
import { carriesTwoNames } from '#fixtures/judge/lists/two-names.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import { answer, client, clients, envelope, page } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const small = page(1, 5, clients(1, 5));
/** What is another client's name on the small page. */
const other = { ...client(3), name: client(5).name };
const large = page(1, 10, [client(1), client(2), other, client(4), client(5)]);

interface Looked {
  readonly findings: readonly Finding[];
  /** Sizes of the pages that were asked for once more. */
  readonly asked: readonly number[];
}

/** What is told of these walks; `now`: what a page of a size shows when it is asked for the nth time, from 1. */
async function looked(
  walks: readonly (readonly Page[])[],
  now: (size: number, time: number) => readonly unknown[],
): Promise<Looked> {
  const asked: number[] = [];
  const service = await knownService((request) => {
    const size = Number(request.headers?.['pageSize']);
    asked.push(size);
    const time = asked.filter((one) => one === size).length;
    return Promise.resolve(answer({ request, body: envelope(now(size, time)) }));
  });
  return { findings: await carriesTwoNames(service.pages, service.right('apiKey'), walks), asked };
}

const asBefore = (size: number): readonly unknown[] => (size === 5 ? small : large).items ?? [];

test.describe('an id that is two clients’ (E4)', () => {
  test('is told where it is, each time they are read in turn', async () => {
    const { findings, asked } = await looked([[small], [large]], asBefore);

    expect(findings).toMatchObject([
      {
        exchange: large.exchange,
        at: 'clientId',
        expected: expect.stringContaining('on page 1 of size 5'),
        actual: 'a client of another name, each time',
      },
    ]);
    expect(asked).toEqual([5, 10, 5, 10]);
  });

  test('is told within one walk, too', async () => {
    const renamed = { ...client(3), name: 'Other' };
    const second = page(2, 5, [renamed]);
    const { findings } = await looked([[small, second]], (_size, time) =>
      time % 2 === 1 ? (small.items ?? []) : [renamed],
    );

    expect(findings).toHaveLength(1);
  });

  test('is told twice at most', async () => {
    const renamed = page(
      1,
      10,
      clients(1, 5).map((one, index) => ({ ...one, name: client(((index + 1) % 5) + 1).name })),
    );
    const { findings } = await looked(
      [[small], [renamed]],
      (size) => (size === 5 ? small : renamed).items ?? [],
    );

    expect(findings).toHaveLength(2);
  });
});

test.describe('a client of two names', () => {
  test('that is called otherwise on large pages, by a name that nobody else has, costs no request', async () => {
    const initials = clients(1, 5).map((one, index) => ({ ...one, name: `${'ABC'[index % 3]}.` }));

    const { findings, asked } = await looked([[small], [page(1, 10, initials)]], asBefore);

    expect({ findings, asked }).toEqual({ findings: [], asked: [] });
  });

  for (const { name, now } of [
    { name: 'that was renamed meanwhile', now: () => large.items ?? [] },
    { name: 'that was renamed back', now: () => small.items ?? [] },
    {
      name: 'that takes the other name at last',
      now: (size: number, time: number) => (time === 1 ? asBefore(size) : (large.items ?? [])),
    },
    { name: 'that has no name any more', now: () => [{ clientId: 'client-3' }] },
    { name: 'that is gone', now: () => [] },
  ]) {
    test(`${name} is right`, async () => {
      expect((await looked([[small], [large]], now)).findings).toEqual([]);
    });
  }
});

for (const { name, walks } of [
  { name: 'clients of one name each', walks: [[small], [page(1, 10, clients(1, 9))]] },
  {
    name: 'a name that is no text',
    walks: [[small], [page(1, 10, [{ clientId: 'client-3', name: 7 }, { clientId: 'client-4' }])]],
  },
  { name: 'pages that could not be read', walks: [[{ ...small, items: undefined }], [large]] },
  { name: 'no walk', walks: [] },
]) {
  test(`${name} cost no request`, async () => {
    expect(await looked(walks, asBefore)).toEqual({ findings: [], asked: [] });
  });
}
