/** Counts that stand in the first element of a JUnit file as Playwright writes it; times in seconds. */
const COUNTS = ['tests', 'failures', 'skipped', 'errors'] as const;

/** One JUnit file out of those of all shards: their suites one after the other, their totals added up. */
export function mergeJunit(files: readonly string[]): string {
  const read = files.map(parts);
  const sum = (name: string): number => read.reduce((total, { head }) => total + numberOf(head, name), 0);
  const totals = COUNTS.map((name) => `${name}="${sum(name)}"`);
  const longestS = Math.max(0, ...read.map(({ head }) => numberOf(head, 'time')));
  const bodies = read.map(({ body }) => body).filter((body) => body !== '');
  const head = `<testsuites id="" name="" ${totals.join(' ')} time="${longestS}">`;
  return `${[head, ...bodies, '</testsuites>'].join('\n')}\n`;
}

function parts(xml: string): { readonly head: string; readonly body: string } {
  const [, head = '', body = ''] = /<testsuites\b([^>]*)>(.*)<\/testsuites>/s.exec(xml) ?? [];
  return { head, body: body.trim() };
}

function numberOf(head: string, name: string): number {
  return Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(head)?.[1] ?? 0);
}
