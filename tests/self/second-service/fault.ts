import type { Rules } from './call.ts';

export interface Fault {
  readonly id: string;
  /** The root requirement; two where it truly breaks two. */
  readonly breaks: readonly string[];
  readonly text: string;
  readonly break: (rules: Rules) => void;
}

/** Puts a decision around one of the rules. What it remembers lives as long as the service. */
export function around<Name extends keyof Rules>(
  name: Name,
  make: (inner: Rules[Name]) => Rules[Name],
): (rules: Rules) => void {
  return (rules) => {
    rules[name] = make(rules[name]);
  };
}

/** Several changes that make one fault. */
export function together(...parts: readonly ((rules: Rules) => void)[]): (rules: Rules) => void {
  return (rules) => {
    for (const part of parts) part(rules);
  };
}
