import { plainText } from './service-text.ts';
import type { Statement } from './statement.ts';

type Target = Statement['target'];

/** `staging`, `the embedded mock`, or the mock under a name that settings gave it, with what it plays. */
export function nameOfTarget(target: Target): string {
  const shown = plainText(target.name, 60);
  if (target.kind === 'deployment') return shown;
  const name = shown === 'mock' ? 'the embedded mock' : `${shown} (embedded mock)`;
  return `${name}${playedBy(target)}`;
}

/** ` with the fault page-zero-500 in the dialect token-in-header`; nothing where it does what the document says. */
function playedBy({ fault, dialects = [] }: Target): string {
  const names = new Intl.ListFormat('en').format(dialects.map((id) => plainText(id, 60)));
  const broken = fault === undefined ? '' : ` with the fault ${plainText(fault, 60)}`;
  const chosen = dialects.length === 0 ? '' : ` in the dialect${dialects.length > 1 ? 's' : ''} ${names}`;
  return broken + chosen;
}

/** The same with its address; the mock has another one each time, which tells nobody anything. */
export function targetInWords(target: Target): string {
  const address = target.kind === 'deployment' ? plainText(target.baseUrl, 120) : '';
  return [nameOfTarget(target), address].filter((part) => part !== '').join(', ');
}
