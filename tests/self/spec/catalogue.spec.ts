import { expect, test } from '@playwright/test';
import { loadDeviations, loadDocument, loadOpenPoints, loadRequirements } from '#spec/catalogue.ts';
import { loadContract } from '#spec/load-contract.ts';
import { refusals, testFolder, written } from './written-file.ts';

const row = (id: string, more = ''): string =>
  `  - id: ${id}\n    area: access\n    level: must\n    basis: stated\n    section: section 5\n    text: A sentence long enough.\n${more}`;

test('the catalogue holds every row of the reading', () => {
  const count = (letter: string): number =>
    loadRequirements().filter(({ id }) => id.startsWith(letter)).length;

  expect(['A', 'T', 'P', 'E', 'G', 'N'].map(count)).toEqual([9, 8, 8, 6, 6, 5]);
  expect(loadOpenPoints().filter(({ observable }) => observable)).toHaveLength(43);
  expect(loadDocument().sections).toHaveLength(9);
});

test('every section that a row cites stands in the document', () => {
  const numbers = new Set(loadDocument().sections.map(({ number }) => number));
  const cited = [...loadRequirements(), ...loadOpenPoints()].map(({ section }) => /\d+/.exec(section)?.[0]);

  expect(cited.filter((number) => !numbers.has(number ?? ''))).toEqual([]);
});

test('the description marks exactly the open points of the catalogue', async () => {
  const { description } = await loadContract([]);

  const marked = new Set(JSON.stringify(description).match(/OP-\d+(\.\d+)?/g));

  expect([...marked].sort()).toEqual(
    loadOpenPoints()
      .map(({ id }) => id)
      .sort(),
  );
});

test('an unknown key is refused at its line', async () => {
  written('a.yaml', `requirements:\n${row('A1', '    becuase: typing error\n')}`);

  expect(await refusals(() => loadRequirements(testFolder()))).toEqual([
    '8: `requirements/0/becuase` must not be there; take it out or check its spelling.',
  ]);
});

test('an implied row without a reason is refused', async () => {
  written('a.yaml', `requirements:\n${row('A1').replace('basis: stated', 'basis: implied:document')}`);

  expect(await refusals(() => loadRequirements(testFolder()))).toEqual([
    '2: `requirements/0/because` is missing; add it.',
  ]);
});

test('an id that stands in two files is refused with both places', async () => {
  const first = written('a.yaml', `requirements:\n${row('A1')}`);
  written('b.yaml', `requirements:\n${row('A2')}${row('A1')}`);

  const [refusal, ...others] = await refusals(() => loadRequirements(testFolder()));

  expect(others).toEqual([]);
  expect(refusal).toMatch(/^8: `A1` stands at .*a\.yaml:2 already/);
  expect(first).toContain('a.yaml');
});

test('wrong types are refused all at once', async () => {
  const file = written(
    'p.yaml',
    'openPoints:\n  - id: 7\n    section: 4\n    question: What is it like?\n    observable: maybe\n',
  );

  expect(await refusals(() => loadOpenPoints(file))).toEqual([
    '2: `openPoints/0/id` must be string, was number; change the value.',
    '3: `openPoints/0/section` must be string, was number; change the value.',
    '5: `openPoints/0/observable` must be boolean, was string; change the value.',
  ]);
});

test('a key that stands twice is refused at the second', async () => {
  const file = written('d.yaml', 'title: a\ntitle: b\n');

  expect((await refusals(() => loadDocument(file)))[0]).toMatch(/^2: .*unique/);
});

for (const { what, text } of [
  { what: 'a list', text: 'title: a\n? [b]\n: c\n' },
  { what: 'a map', text: 'title: a\n{ b: c }: d\n' },
  { what: 'an alias', text: 'title: &a [b]\n*a : c\n' },
]) {
  test(`a key that is ${what} is refused at its line`, async () => {
    const file = written('key.yaml', text);

    expect(await refusals(() => loadDocument(file))).toEqual([
      '2: A key must be text, no list, map or alias; mend the YAML here.',
    ]);
  });
}

test('a file that has changed is read anew', async () => {
  const file = written('points.yaml', 'openPoints: []\n');

  expect(loadOpenPoints(file)).toEqual([]);
  written('points.yaml', 'openPoints: none\n');
  expect(await refusals(() => loadOpenPoints(file))).toEqual([
    '1: `openPoints` must be array, was string; change the value.',
  ]);
});

test('a file that unfolds without end is refused', async () => {
  const levels = Array.from(
    { length: 9 },
    (_, i) => `l${i + 1}: &l${i + 1} [*l${i}, *l${i}, *l${i}, *l${i}]`,
  );
  const file = written('bomb.yaml', `l0: &l0 [x]\n${levels.join('\n')}\n`);

  expect((await refusals(() => loadDocument(file)))[0]).toMatch(/^1: unfolds more than 100 aliases/);
});

test('a deviation with an unknown requirement, day or key is refused, as is a second one', async () => {
  const known = (id: string, day: string): string =>
    `  - requirement: ${id}\n    reason: It is being mended.\n    owner: platform\n    expires: ${day}\n`;
  const stray = written('stray.yaml', `deviations:\n${known('A99', '2027-01-31')}`);
  const foreign = written('foreign.yaml', `deviations:\n${known('Z9', '2027-01-31')}`);
  const brief = written(
    'brief.yaml',
    'deviations:\n  - { requirement: A1, reason: Known., owner: x, expires: 2027-01-31 }\n',
  );
  const dayless = written('dayless.yaml', `deviations:\n${known('A1', '2027-02-31')}`);
  const keyed = written('keyed.yaml', `deviations:\n${known('A1', '2027-01-31')}    until: 2028\n`);
  const twice = written('twice.yaml', `deviations:\n${known('A1', '2027-01-31').repeat(2)}`);
  const good = written('good.yaml', `deviations:\n${known('A1', '2027-01-31')}`);

  expect(await refusals(() => loadDeviations(stray))).toEqual([
    expect.stringMatching(/^2: `A99` is no requirement; there are A1 to A\d+, E1 to E\d+, .*T1 to T\d+\.$/),
  ]);
  expect(await refusals(() => loadDeviations(foreign))).toEqual([
    expect.stringMatching(/^2: `Z9` is no requirement; there are A1 to/),
  ]);
  expect(await refusals(() => loadDeviations(brief))).toEqual([
    '2: `deviations/0/reason` must NOT have fewer than 8 characters; change the value.',
    '2: `deviations/0/owner` must NOT have fewer than 2 characters; change the value.',
  ]);
  expect((await refusals(() => loadDeviations(dayless)))[0]).toMatch(/^5: .*expires.*"date"/);
  expect((await refusals(() => loadDeviations(keyed)))[0]).toMatch(
    /^6: `deviations\/0\/until` must not be there/,
  );
  expect(await refusals(() => loadDeviations(twice))).toEqual([
    expect.stringMatching(/^6: `A1` stands at .*twice\.yaml:2 already/),
  ]);
  expect(loadDeviations(good)).toEqual([
    {
      ...{ requirement: 'A1', reason: 'It is being mended.', owner: 'platform', expires: '2027-01-31' },
      place: expect.stringMatching(/good\.yaml:2$/),
    },
  ]);
});

test('a file that is not there is refused by name', async () => {
  expect(await refusals(() => loadDocument('nowhere.yaml'))).toEqual([
    '1: cannot be read (ENOENT); check the name and the rights of the file.',
  ]);
});
