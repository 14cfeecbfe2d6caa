import { plainBlock, plainText } from '#reports/statement/service-text.ts';

/** The body is what most readers look for: no header field takes its room. */
const LONGEST_FIELD = 500;

/** An Allure HTTP exchange as the lines that went over the wire; anything else as JSON. */
export function exchangeText(exchange: unknown): string {
  const request = member(exchange, 'request');
  const response = member(exchange, 'response');
  if (request === undefined && response === undefined) return plainBlock(JSON.stringify(exchange, null, 2));
  const lines = [
    `${text(request, 'method')} ${text(request, 'url')}`,
    ...headerLines(request),
    ...bodyLines(request),
    '',
    response === undefined
      ? '(no answer)'
      : `${text(response, 'status')} ${text(response, 'statusText')}`.trim(),
    ...headerLines(response),
    ...bodyLines(response),
  ];
  return plainBlock(lines.join('\n'));
}

function headerLines(message: unknown): readonly string[] {
  const headers = member(message, 'headers');
  const lineOf = (row: unknown): string => `${text(row, 'name')}: ${text(row, 'value')}`;
  return Array.isArray(headers) ? headers.map((row) => plainText(lineOf(row), LONGEST_FIELD)) : [];
}

function bodyLines(message: unknown): readonly string[] {
  const body = text(member(message, 'body'), 'value');
  return body === '' ? [] : ['', body];
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function text(value: unknown, name: string): string {
  const found = member(value, name);
  if (typeof found === 'string') return found;
  return found === undefined ? '' : JSON.stringify(found);
}
