import { update, type Action, type Observed } from './observed-action.ts';

const NUMBER = '$.components.parameters.pageNo.schema';
const SIZE = '$.components.parameters.pageSize.schema';
const WHOLE = /^\d+$/;

/** `minimum`, `default` and `maximum` of the page headers; bounds that were seen in part as `x-served`. */
export function pageHeaderActions(seen: Observed): readonly Action[] {
  const first = numberAt(seen, 'OP-09');
  const size = numberAt(seen, 'OP-10.1');
  const isFirstByDefault = seen.get('OP-10.2') === 'first page';
  const largest = seen.get('OP-11.1');
  return [
    ...(first === undefined ? [] : [update(NUMBER, { minimum: first })]),
    ...(first === undefined || !isFirstByDefault ? [] : [update(NUMBER, { default: first })]),
    ...(size === undefined ? [] : [update(SIZE, { default: size })]),
    ...(largest === undefined
      ? []
      : [update(SIZE, WHOLE.test(largest) ? { maximum: Number(largest) } : { 'x-served': largest })]),
  ];
}

function numberAt(seen: Observed, id: string): number | undefined {
  const value = seen.get(id);
  return value !== undefined && WHOLE.test(value) ? Number(value) : undefined;
}
