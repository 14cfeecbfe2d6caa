import { membersDiffer } from './members.ts';

/**
 * Does what a run saw contradict a pin? A pin is what an earlier run saw, perhaps only in part; what either run
 * could not tell is no contradiction.
 */
export function contradicts(id: string, pinned: string, observed: string): boolean {
  return pinned !== observed && (RULES[id] ?? partsDiffer)(pinned, observed);
}

type Rule = (pinned: string, observed: string) => boolean;

const RULES: Readonly<Record<string, Rule>> = {
  'OP-01': () => true,
  'OP-02.1': lifetimesDiffer,
  'OP-02.2': intervalsDiffer,
  'OP-03.2': membersDiffer,
  'OP-05.9': looksDiffer,
  'OP-05.10': looksDiffer,
  'OP-06': looksDiffer,
  'OP-10.1': intervalsDiffer,
  'OP-11.1': intervalsDiffer,
  'OP-14': ordersDiffer,
  'OP-17.1': membersDiffer,
  'OP-17.2': membersDiffer,
  'OP-18': () => true,
  'OP-19': () => true,
  'OP-21.1': cachingDiffers,
  'OP-21.2': cachingDiffers,
  'OP-22.1': () => true,
  'OP-22.2': () => true,
};

const SHARE = 0.1;
const LEAST_S = 2;

/** Lifetimes drift when they differ by more than a tenth and by more than 2 s. */
function lifetimesDiffer(pinned: string, observed: string): boolean {
  const [before, now] = [pinned, observed].map((text) => Number(/^([\d.]+) s$/.exec(text)?.[1] ?? NaN));
  if (before === undefined || now === undefined || Number.isNaN(before + now)) return true;
  const difference = Math.abs(now - before);
  return difference > LEAST_S && difference > before * SHARE;
}

/** `20`, `at least 50, less than 100`, `3.6 s to 7.6 s`: a contradiction where no number lies in both. */
function intervalsDiffer(pinned: string, observed: string): boolean {
  const [before, now] = [pinned, observed].map(intervalOf);
  if (before === undefined || now === undefined) return true;
  return before.to < now.from || now.to < before.from;
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Just below and just above a bound that is not part of the interval. */
const NEARBY = 1e-6;

function intervalOf(text: string): Interval | undefined {
  const plain = text.replaceAll(' s', '');
  const number = String.raw`(\d+(?:\.\d+)?)`;
  const forms: readonly (readonly [string, (one: number, other: number) => Interval])[] = [
    [`^${number}$`, (one) => ({ from: one, to: one })],
    [`^at least ${number}$`, (one) => ({ from: one, to: Infinity })],
    [`^at least ${number}, less than ${number}$`, (one, other) => ({ from: one, to: other - NEARBY })],
    [`^less than ${number}$`, (one) => ({ from: -Infinity, to: one - NEARBY })],
    [`^more than ${number}$`, (one) => ({ from: one + NEARBY, to: Infinity })],
    [`^${number} to ${number}$`, (one, other) => ({ from: one, to: other - NEARBY })],
  ];
  for (const [pattern, toInterval] of forms) {
    const found = new RegExp(pattern).exec(plain);
    if (found !== null) return toInterval(Number(found[1]), Number(found[2]));
  }
  return undefined;
}

/** `cache-control max-age=60,private, etag`: in any order; a number counts where both runs told one that stood still. */
function cachingDiffers(pinned: string, observed: string): boolean {
  const [before, now] = [fieldsOf(pinned), fieldsOf(observed)];
  const isIn = (part: string, others: readonly string[]): boolean =>
    others.includes(part) ||
    others.some((other) => other.replace(NUMBER, '') === part || part.replace(NUMBER, '') === other);
  return before.some((part) => !isIn(part, now)) || now.some((part) => !isIn(part, before));
}

const NUMBER = /=\d+$/;

/** `cache-control private`, `cache-control max-age=60`, `etag`. */
function fieldsOf(text: string): readonly string[] {
  return text.split(', ').flatMap((field) => {
    const [name = '', list] = field.split(/ (.*)/s);
    return list === undefined ? [name] : list.split(',').map((part) => `${name} ${part}`);
  });
}

const NO_ORDER = 'by no member that is shown';

/** `mostly name ascending` is that order, too; earlier versions took it for none. */
function ordersDiffer(pinned: string, observed: string): boolean {
  if (pinned === NO_ORDER && observed.startsWith('mostly ')) return false;
  const [before = [], now = []] = [pinned, observed].map((text) =>
    text.split(' or ').map((order) => order.replace(/^mostly /, '')),
  );
  return !haveCommon(before, now);
}

/** `zero: 400; text: first page`: only parts that both runs told are compared. */
function partsDiffer(pinned: string, observed: string): boolean {
  const [before, now] = [partsOf(pinned), partsOf(observed)];
  if (before.has('') !== now.has('')) return true;
  return [...before].some(([name, value]) => {
    const other = now.get(name);
    return other !== undefined && !valuesAgree(value, other);
  });
}

/** By status; where the statuses are others (a choice of its own), what was seen at any of them is compared. */
function looksDiffer(pinned: string, observed: string): boolean {
  const [before, now] = [partsOf(pinned), partsOf(observed)];
  if ([...before.keys()].some((status) => now.has(status))) return partsDiffer(pinned, observed);
  const looks = (parts: ReadonlyMap<string, string>): readonly string[] =>
    [...parts.values()].flatMap((value) => value.split(' or '));
  return !haveCommon(looks(before), looks(now));
}

/** Parts by name; a value without parts stands under the empty name. */
export function partsOf(text: string): ReadonlyMap<string, string> {
  return new Map(text.split('; ').map(keyAndValue));
}

function keyAndValue(row: string): readonly [string, string] {
  const at = row.indexOf(': ');
  return at < 0 ? ['', row] : [row.slice(0, at), row.slice(at + 2)];
}

/** Several values fitted, or were seen: one in common is no contradiction. `served` is any page with items. */
function valuesAgree(one: string, other: string): boolean {
  if (haveCommon(one.split(' or '), other.split(' or '))) return true;
  const isServed = (value: string): boolean => value === 'served' || /^\d+ items$/.test(value);
  return [one, other].includes('served') && isServed(one) && isServed(other);
}

function haveCommon(one: readonly string[], other: readonly string[]): boolean {
  return one.some((value) => other.includes(value));
}
