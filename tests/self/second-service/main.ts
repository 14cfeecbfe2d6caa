import { parseArgs } from 'node:util';
import { startSecondService } from './service.ts';

/** For use by hand: `tsx main.ts --fault a,b --way c,d --clients n`. Ends on Ctrl-C. */
const { values } = parseArgs({
  options: { fault: { type: 'string' }, way: { type: 'string' }, clients: { type: 'string' } },
});

const service = await startSecondService({
  faults: values.fault?.split(',') ?? [],
  ways: values.way?.split(',') ?? [],
  ...(values.clients === undefined ? {} : { clients: Number(values.clients) }),
});

for (const [name, value] of Object.entries(service.environment)) console.log(`${name}=${value}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void service.close());
