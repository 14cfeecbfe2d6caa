import { appendFileSync, readFileSync } from 'node:fs';

/**
 * Loaded into every process of a measured run: notes at its end the most memory that it held, in KiB. Linux tells
 * a child's own peak in `/proc` only; `resourceUsage` begins with the memory of the parent.
 */
process.on('exit', () => {
  const file = process.env['BENCH_PEAKS'];
  if (file === undefined) return;
  appendFileSync(file, `${JSON.stringify({ script: process.argv[1] ?? '', peakKib: peakKib() })}\n`);
});

function peakKib() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}
