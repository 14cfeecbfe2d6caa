import { plainText } from './service-text.ts';
import type { Statement } from './statement.ts';

type Target = Statement['target'];

/** `staging`, `the embedded mock`, or the mock under a name that settings gave it. */
export function nameOfTarget({ name, kind }: Target): string {
  const shown = plainText(name, 60);
  if (kind === 'deployment') return shown;
  return shown === 'mock' ? 'the embedded mock' : `${shown} (embedded mock)`;
}

/** The same with its address; the mock has another one each time, which tells nobody anything. */
export function targetInWords(target: Target): string {
  const address = target.kind === 'deployment' ? plainText(target.baseUrl, 120) : '';
  return [nameOfTarget(target), address].filter((part) => part !== '').join(', ');
}
