import type { PageWanted } from '../call.ts';
import { around, type Fault } from '../fault.ts';
import type { Client } from '../world.ts';

type Cut = (page: PageWanted, all: readonly Client[]) => readonly Client[];

/** A service that cuts a page out of the list in another way. */
function cut(how: Cut): Fault['break'] {
  return around(
    'slice',
    (inner) => (call, all) => (call.page === undefined ? inner(call, all) : how(call.page, all)),
  );
}

function right({ index, size }: PageWanted, all: readonly Client[]): readonly Client[] {
  return all.slice(index * size, (index + 1) * size);
}

/** Exchanges the first two. */
function exchanged(items: readonly Client[]): readonly Client[] {
  const [first, second, ...rest] = items;
  return first === undefined || second === undefined ? items : [second, first, ...rest];
}

const full: readonly Fault[] = [
  {
    id: 'P4-one-more',
    breaks: ['P4'],
    text: 'a page holds one more than asked, to tell whether there is a next one',
    break: cut(({ index, size }, all) => all.slice(index * size, (index + 1) * size + 1)),
  },
  {
    id: 'P4-one-more-above-20',
    breaks: ['P4'],
    text: 'pages of more than 20 hold one more',
    break: cut(({ index, size }, all) => all.slice(index * size, (index + 1) * size + (size > 20 ? 1 : 0))),
  },
  {
    id: 'P4-short-later',
    breaks: ['P4'],
    text: 'pages after the first hold one less; the walk is whole all the same',
    break: cut(({ index, size }, all) => {
      if (index === 0 || size === 1) return right({ index, size, explicit: true }, all);
      const start = size + (index - 1) * (size - 1);
      return all.slice(start, start + size - 1);
    }),
  },
  {
    id: 'P4-short-10',
    breaks: ['P4'],
    text: 'pages of 10 hold 9; the walk is whole all the same',
    break: cut(({ index, size }, all) => {
      const held = size === 10 ? 9 : size;
      return all.slice(index * held, (index + 1) * held);
    }),
  },
];

const whole: readonly Fault[] = [
  {
    id: 'P5-last-missing',
    breaks: ['P5'],
    text: 'the last client is on no page of fewer than ten',
    break: cut((page, all) => right(page, page.size < 10 ? all.slice(0, -1) : all)),
  },
  {
    id: 'P5-repeated-at-10',
    breaks: ['P5'],
    text: 'pages of 10 begin with the last client of the page before',
    break: cut((page, all) => {
      const back = page.size === 10 && page.index > 0 ? 1 : 0;
      return all.slice(page.index * page.size - back, (page.index + 1) * page.size - back);
    }),
  },
  {
    id: 'P5-skipped-at-large',
    breaks: ['P5'],
    text: 'pages of 20 and more skip a client between the first page and the second',
    break: cut((page, all) => {
      const skipped = page.size >= 20 && page.index > 0 ? 1 : 0;
      return all.slice(page.index * page.size + skipped, (page.index + 1) * page.size + skipped);
    }),
  },
  {
    id: 'P5-page-as-text',
    breaks: ['P5'],
    text: 'page numbers are compared as text: with a page 10, pages 2 to 9 lie past the end',
    break: cut((page, all) => {
      const last = Math.ceil(all.length / page.size) - 1;
      return String(page.index) > String(last) ? [] : right(page, all);
    }),
  },
  {
    id: 'P5-deep-small',
    breaks: ['P5'],
    text: 'with pages of fewer than 10, clients after the fiftieth are never listed',
    break: cut((page, all) => right(page, page.size < 10 ? all.slice(0, 50) : all)),
  },
  {
    id: 'P5-filled-up',
    breaks: ['P5'],
    text: 'the last page is filled up with clients of the page before',
    break: cut((page, all) => {
      const items = right(page, all);
      return items.length > 0 && page.index > 0
        ? right(page, all).concat(all.slice(0, page.size - items.length))
        : items;
    }),
  },
];

const steady: readonly Fault[] = [
  {
    id: 'P6-rotates',
    breaks: ['P6'],
    text: 'the list has no order: it begins at another client each time',
    break: around('clients', (inner) => {
      let calls = 0;
      return (call, id) => {
        const all = inner(call, id);
        calls += 1;
        const start = (calls * 7) % Math.max(all.length, 1);
        return [...all.slice(start), ...all.slice(0, start)];
      };
    }),
  },
  {
    id: 'P6-neighbours',
    breaks: ['P6'],
    text: 'the first two of a page change places with every second request',
    break: around('slice', (inner) => {
      let calls = 0;
      return (call, all) => {
        calls += 1;
        return calls % 2 === 0 ? exchanged(inner(call, all)) : inner(call, all);
      };
    }),
  },
  {
    id: 'P6-neighbours-later',
    breaks: ['P6'],
    text: 'on later pages the first two change places with every third request',
    break: around('slice', (inner) => {
      let calls = 0;
      return (call, all) => {
        calls += 1;
        const isCase = calls % 3 === 0 && (call.page?.index ?? 0) > 0;
        return isCase ? exchanged(inner(call, all)) : inner(call, all);
      };
    }),
  },
  {
    id: 'P6-other-ids',
    breaks: ['P6'],
    text: 'the identifiers of a page are made afresh for each answer',
    break: around('envelope', (inner) => {
      let answers = 0;
      return (call, listed) => {
        answers += 1;
        const items = listed.items.map((client) => ({
          ...client,
          clientId: `${client.clientId}-${answers}`,
        }));
        return inner(call, { ...listed, items });
      };
    }),
  },
];

/** P4: pages are full and never more. P5: they walk the list. P6: the same request, the same page. */
export const walkingFaults: readonly Fault[] = [...full, ...whole, ...steady];
