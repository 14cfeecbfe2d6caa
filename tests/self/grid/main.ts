import { parseArgs } from 'node:util';
import { shuffled } from '#fixtures/data/random.ts';
import { conformingCells, faultyCells, type Cell } from './cells.ts';

/**
 * Judges services of the grid, and prints each that is not judged as it should be, as JSON, a line each. For use by
 * hand, `TSX_TSCONFIG_PATH=tests/self/grid/tsconfig.stand-in.json npx tsx tests/self/grid/main.ts`: `--what conforming`
 * or `faulty`; `--part 2/8` of them, `--sample 20` by `--seed`, `--only <regex>` by their names, `--whole` each fault in
 * each sample.
 */
const { values } = parseArgs({
  options: {
    what: { type: 'string', default: 'conforming' },
    part: { type: 'string', default: '1/1' },
    sample: { type: 'string' },
    seed: { type: 'string', default: 'seed' },
    only: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
  },
});

const cells = chosen(values.what === 'faulty' ? faultyCells(values.whole) : conformingCells());
let wrongly = 0;
for (const { name, wrong } of cells) {
  const what = await wrong();
  if (what === undefined) continue;
  wrongly += 1;
  console.log(JSON.stringify({ service: name, what }));
}
console.log(JSON.stringify({ judged: cells.length, wrongly }));

function chosen(all: readonly Cell[]): readonly Cell[] {
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const named = all.filter(({ name }) => new RegExp(values.only).test(name));
  const mine = named.filter((_, index) => index % parts === part - 1);
  return values.sample === undefined ? mine : shuffled(mine, values.seed).slice(0, Number(values.sample));
}
