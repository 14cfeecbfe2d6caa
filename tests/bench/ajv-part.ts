import { HarnessError } from '#fixtures/errors.ts';
import { loadContract } from '#spec/load-contract.ts';
import { validatorFor } from '#spec/schema.ts';
import type { Reading } from './figure.ts';
import { repeated, type Part } from './part.ts';

const ITEMS = 10_000;
const LARGE_BYTES = 8 * 1024 * 1024;

const items = Array.from({ length: ITEMS }, (_, index) => ({
  clientId: `client-${index}`,
  name: `Client number ${index}`,
}));

/** How fast bodies are held against their schemas. */
export const AJV: Part = {
  name: 'ajv',
  measure: async ({ runs }) => {
    const contract = await loadContract([]);
    return repeated('ajv', runs, (run) => {
      // A contract of another digest is compiled anew.
      const fresh = { ...contract, sha256: `bench-${run}` };
      const [compileMs, client] = timed(() => validatorFor(fresh, '/components/schemas/Client'));
      const page = validatorFor(fresh, '/components/schemas/ClientPage');
      const [itemsMs] = timed(() => {
        for (const item of items) requireFit(client(item));
      });
      return Promise.resolve([
        { name: 'first schema compiled', unit: 'ms', value: compileMs },
        { name: 'items', unit: 'a second', value: (ITEMS / itemsMs) * 1000 },
        { name: `a page of ${ITEMS} items`, unit: 'ms', value: pageMs(page, pageOf(items)) },
        ...largeAnswer(page),
      ]);
    });
  },
};

type Check = ReturnType<typeof validatorFor>;

function largeAnswer(page: Check): readonly Reading[] {
  const entry = JSON.stringify(items[0]).length + 1;
  const text = JSON.stringify(pageOf(Array.from({ length: Math.ceil(LARGE_BYTES / entry) }, () => items[0])));
  const [parseMs, body] = timed(() => JSON.parse(text) as unknown);
  return [
    { name: 'an answer of 8 MiB: parsed', unit: 'ms', value: parseMs },
    { name: 'an answer of 8 MiB: validated', unit: 'ms', value: pageMs(page, body) },
  ];
}

function pageMs(page: Check, body: unknown): number {
  const [ms, problems] = timed(() => page(body));
  requireFit(problems);
  return ms;
}

function pageOf(data: readonly unknown[]): object {
  return { data, totalCount: data.length, filteredCount: data.length, message: 'ok' };
}

function timed<Result>(work: () => Result): readonly [number, Result] {
  const startedAtMs = performance.now();
  const result = work();
  return [performance.now() - startedAtMs, result];
}

/** A body that does not fit takes another way through the schema: its time would be about something else. */
function requireFit(problems: readonly unknown[]): void {
  if (problems.length > 0) throw new HarnessError('The body that is timed does not fit its schema.');
}
