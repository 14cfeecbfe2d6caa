import { loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import { HOSTILE_TEXT } from '#tests/self/reports/data/hostile.ts';
import { BREACH } from '#tests/self/reports/data/statements.ts';

/** What a small run looks like; the code of its tests by id, nothing where the test passes. */
export interface SmallRun {
  readonly name: 'passing' | 'failing' | 'partial' | 'hostile';
  /** Words of the verdict page's first heading. */
  readonly heading: string;
  readonly baseUrl?: string;
  readonly code: Readonly<Record<string, string>>;
}

const SEEN = Object.fromEntries(
  loadOpenPoints().map(({ id }) => [id, attach('observation', observed(id, '200'))]),
);

const HOSTILE_BREACH = {
  ...BREACH,
  where: HOSTILE_TEXT,
  actual: HOSTILE_TEXT,
  curl: HOSTILE_TEXT,
  exchange: {
    request: { method: 'GET', url: HOSTILE_TEXT },
    response: { status: 200, body: { value: HOSTILE_TEXT } },
  },
};

export const SMALL_RUNS: readonly SmallRun[] = [
  { name: 'passing', heading: 'The service keeps all', code: SEEN },
  { name: 'failing', heading: 'The service breaks 1 promise', code: { ...SEEN, P5: breach(BREACH) } },
  {
    name: 'partial',
    heading: 'No breach was found, but 1 promise of',
    code: { ...SEEN, T5: `test.skip(true, 'untested: the token outlives the wait');` },
  },
  {
    name: 'hostile',
    heading: 'The service breaks 1 promise',
    baseUrl: `javascript:alert(3)//${HOSTILE_TEXT}`,
    code: {
      ...SEEN,
      'OP-01': attach('observation', observed('OP-01', HOSTILE_TEXT)),
      N1: `info.annotations.push({ type: 'warning', description: ${JSON.stringify(`N1: ${HOSTILE_TEXT}`)} });`,
      P5: breach(HOSTILE_BREACH),
    },
  },
];

/** Source of a test file: one test for each promise and for each open point. */
export function specOf({ code }: SmallRun): string {
  const judged = loadRequirements().map(({ id }) => testOf(`${id} holds`, `rule('${id}')`, code[id]));
  const probes = loadOpenPoints().map(({ id }) => testOf(`probe of ${id}`, '{}', code[id]));
  return [...judged, ...probes].join('\n');
}

function testOf(title: string, details: string, code = ''): string {
  return `test('${title}', ${details}, async ({}, info) => { ${code} });`;
}

function observed(id: string, value: string): object {
  return { id, value };
}

function attach(name: string, body: object, contentType = 'application/json'): string {
  const content = { contentType, body: JSON.stringify(body) };
  return `await info.attach('${name}', ${JSON.stringify(content)});`;
}

function breach(found: typeof BREACH | typeof HOSTILE_BREACH): string {
  const message = `P5: ${found.where}: ${found.actual}`;
  return [
    attach('breach', found),
    attach('exchange', found.exchange, 'application/vnd.allure.http+json'),
    `throw new Error(${JSON.stringify(message)});`,
  ].join(' ');
}
