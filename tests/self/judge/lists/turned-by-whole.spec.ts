import { expect, test } from '@playwright/test';
import { turnedByWhole } from '#fixtures/judge/lists/turned-by-whole.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 3 };
const WHOLE = { pageNo: 1, pageSize: 50 };

interface Heard {
  readonly reads: number;
  readonly wholeReads: number;
  /** Since the whole list was read last. */
  readonly sinceMs: number;
}

/** A list of nine, which is turned for as long as the script says; somebody has read it all just before. */
function turning(
  isTurned: (heard: Heard) => boolean,
  count: (heard: Heard) => number = () => 9,
): Promise<Service> {
  let [reads, wholeReads, lastMs] = [0, 0, Date.now()];
  return knownService((request) => {
    const isWhole = Number(request.headers?.['pageSize']) === WHOLE.pageSize;
    reads += 1;
    if (isWhole) [wholeReads, lastMs] = [wholeReads + 1, Date.now()];
    const heard = { reads, wholeReads, sinceMs: Date.now() - lastMs };
    const all = isTurned(heard) ? clients(1, 9).toReversed() : clients(1, 9);
    const shown = isWhole ? all : all.slice(0, PAGE.pageSize);
    return Promise.resolve(answer({ request, body: envelope(shown, { totalCount: count(heard) }) }));
  });
}

const SORTED_MS = 4000;

for (const { name, isTurned, count, told } of [
  {
    name: 'that the reading of all turns for a while is told',
    isTurned: ({ sinceMs }) => sinceMs < SORTED_MS,
    told: 1,
  },
  {
    name: 'that one such reading has turned may have changed',
    isTurned: ({ wholeReads }) => wholeReads > 0,
    told: 0,
  },
  { name: 'that turns by itself may be in motion', isTurned: ({ reads }) => reads % 2 === 1, told: 0 },
  {
    name: 'that counts otherwise has moved',
    isTurned: ({ sinceMs }) => sinceMs < SORTED_MS,
    count: ({ sinceMs }) => (sinceMs < SORTED_MS ? 10 : 9),
    told: 0,
  },
  {
    name: 'that comes back twice and stays then is right',
    isTurned: ({ sinceMs, wholeReads }) => sinceMs < SORTED_MS && wholeReads < 4,
    told: 0,
  },
  { name: 'that stands still is right', isTurned: () => false, told: 0 },
] satisfies {
  name: string;
  isTurned: (heard: Heard) => boolean;
  count?: (heard: Heard) => number;
  told: number;
}[])
  test(`a list ${name}`, async () => {
    const service = await turning(isTurned, count);

    expect(await turnedByWhole(service, 'apiKey', { page: PAGE, whole: WHOLE })).toHaveLength(told);
  });
