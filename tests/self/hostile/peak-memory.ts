import { askHostile } from './ask-hostile.ts';
import { STRANGE, UNUSABLE } from './hostile-answers.ts';

/** A process of its own: asks every hostile service through a gateway and prints the most memory it ever held. */
for (const hostile of [...UNUSABLE, ...STRANGE]) await askHostile(hostile);

const { maxRSS } = process.resourceUsage();
process.stdout.write(`peak ${Math.round(maxRSS / 1024)} MB\n`);
