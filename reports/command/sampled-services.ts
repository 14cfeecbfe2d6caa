import { faker } from '@faker-js/faker/locale/en';
import { listDialects, listFaults, type DialectRow } from '#fixtures/mock/mock.ts';
import { speaking, type ProvenService } from './proven-services.ts';

/** Habits that a conforming service of the sample has at once. */
const HABITS_OF_RIGHT_ONES = 3;
/** Habits in which a fault of the sample hides. */
const HABITS_OF_FAULTY_ONES = 2;

/**
 * Services that the fixed matrix does not hold: by turns a fault in two dialects at once, and three dialects without
 * a fault. A question, no proof: what dialects do together is not declared anywhere, and some leave a fault no room.
 *
 * @param seed the same services for the same number, as long as there are the same faults and dialects
 */
export async function sampledServices(seed: number, count: number): Promise<readonly ProvenService[]> {
  const faults = (await listFaults()).filter(({ settings }) => settings === undefined);
  const dialects = speaking(await listDialects());
  faker.seed(seed);
  return Array.from({ length: count }, (_, position) => {
    if (position % 2 === 1) return named({ dialects: together(dialects, HABITS_OF_RIGHT_ONES) });
    const fault = faker.helpers.arrayElement(faults);
    return named({ fault, dialects: together(dialects, HABITS_OF_FAULTY_ONES) });
  });
}

function together(dialects: readonly DialectRow[], count: number): readonly DialectRow[] {
  return faker.helpers.arrayElements(dialects, count);
}

function named(service: Omit<ProvenService, 'name'>): ProvenService {
  const habits = service.dialects.map(({ id }) => id).join(' + ');
  return { ...service, name: service.fault === undefined ? habits : `${service.fault.id} in ${habits}` };
}
