import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { noneTwiceBetweenTurned } from '#fixtures/judge/lists/between-turned.ts';
import type { Page } from '#fixtures/pages/page-reader.ts';
import type { WalkRead } from '#fixtures/pages/walk-reading.ts';
import { answer, clients, envelope, page, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

type Place = Pick<Page, 'pageNo' | 'pageSize'>;
/** The clients of a page; `time` counts how often it was asked for, from 1. */
type Shown = (place: Place, time: number) => readonly Client[];

const COUNT = 40;

/** The list with the clients at places 11 to 13, counted from 0, the other way round. */
function turned(): readonly Client[] {
  const all = clients(1, COUNT);
  return [...all.slice(0, 11), ...all.slice(11, 14).toReversed(), ...all.slice(14)];
}

function cut(list: readonly Client[], { pageNo, pageSize }: Place): readonly Client[] {
  return list.slice((pageNo - 1) * pageSize, pageNo * pageSize);
}

/** In order on pages of odd numbers, the three turned on the others. */
const byTurns: Shown = (place) => cut(place.pageNo % 2 === 1 ? clients(1, COUNT) : turned(), place);

function walkOf(shown: Shown, pageSize: number, more: Partial<WalkRead> = {}): WalkRead {
  const numbers = Array.from({ length: Math.ceil(COUNT / pageSize) }, (_, index) => index + 1);
  const pages = numbers.map((pageNo) => ({ pageNo, pageSize }));
  const read = pages.map((place) => page(place.pageNo, pageSize, shown(place, 1)));
  return { pageSize, pages, read, firstPage: 1, isWhole: true, ...more };
}

/** What is told of a list that was walked at these sizes, and the pages that were read. */
async function told(shown: Shown, walks: readonly WalkRead[]) {
  const asked: string[] = [];
  const service = await knownService((request) => {
    const place = placeOf(request);
    const name = `${place.pageNo} of ${place.pageSize}`;
    asked.push(name);
    const time = asked.filter((one) => one === name).length;
    return Promise.resolve(answer({ request, body: envelope(shown(place, time)) }));
  });
  const findings = await noneTwiceBetweenTurned(service.pages, service.right('apiKey'), walks);
  return { findings, asked };
}

function placeOf({ headers = {} }: ApiRequest): Place {
  return { pageNo: Number(headers['pageNo']), pageSize: Number(headers['pageSize']) };
}

test.describe('clients that come in another order at another size (P5)', () => {
  test('are told where pages that end between them show one twice', async () => {
    const { findings } = await told(byTurns, [walkOf(byTurns, 40), walkOf(byTurns, 10)]);

    expect(findings[0]).toMatchObject({
      at: 'item 2',
      actual: 'the client that is item 12 of page 1 already',
    });
    expect(findings).toHaveLength(4);
  });

  test('are looked at on pages that end between them, of sizes that nobody has walked', async () => {
    const walks = [walkOf(byTurns, 40), walkOf(byTurns, 10), walkOf(byTurns, 13)];

    const { asked } = await told(byTurns, walks);

    expect([...new Set(asked)]).toEqual(['1 of 12', '2 of 12', '2 of 6', '3 of 6', '3 of 4', '4 of 4']);
  });

  test('are no breach where each size has an order of its own', async () => {
    const bySize: Shown = (place) => cut(place.pageSize < 20 ? turned() : clients(1, COUNT), place);

    expect((await told(bySize, [walkOf(bySize, 40), walkOf(bySize, 10)])).findings).toEqual([]);
  });

  test('are not looked at where all walks agree, or none is whole', async () => {
    const right: Shown = (place) => cut(clients(1, COUNT), place);
    const part = { isWhole: false };
    const early = { endsEarly: true };

    expect((await told(right, [walkOf(right, 40), walkOf(right, 10)])).asked).toEqual([]);
    expect((await told(byTurns, [walkOf(byTurns, 40), walkOf(byTurns, 10, part)])).asked).toEqual([]);
    expect((await told(byTurns, [walkOf(byTurns, 40), walkOf(byTurns, 10, early)])).asked).toEqual([]);
  });

  test('are not told of a size that is not served as asked for', async () => {
    const capped: Shown = (place) => (place.pageSize > 10 ? clients(1, 10) : byTurns(place, 1));
    const walks = [walkOf(byTurns, 40), walkOf(byTurns, 10), walkOf(byTurns, 6), walkOf(byTurns, 4)];

    const { findings, asked } = await told(capped, walks);

    expect(findings).toEqual([]);
    expect(asked).toEqual(['1 of 12', '2 of 12', '1 of 13', '2 of 13']);
  });

  test('are not told where they come otherwise each time: that is P6', async () => {
    const varying: Shown = (place, time) => cut(time === 1 ? turned() : clients(1, COUNT), place);
    const mixed: Shown = (place, time) =>
      place.pageNo === 1 ? cut(clients(1, COUNT), place) : varying(place, time);

    expect((await told(mixed, [walkOf(byTurns, 40), walkOf(byTurns, 10)])).findings).toEqual([]);
  });
});
