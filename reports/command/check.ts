import { runStaticSteps } from './static-steps.ts';

/** `npm run check`: types, lint, format, unused code and the description, without running the suite. */
const results = await runStaticSteps();
const red = results.filter(({ failed }) => failed > 0).map(({ name }) => name);

process.stdout.write(red.length === 0 ? 'All static checks passed.\n' : `Red: ${red.join(', ')}\n`);
process.exitCode = red.length === 0 ? 0 : 1;
