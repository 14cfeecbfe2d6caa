import { gzipSync } from 'node:zlib';
import { answerOf, JSON_TYPE, type Respond } from './raw-service.ts';

export interface HostileAnswer {
  readonly what: string;
  readonly respond: Respond;
  /** What the gateway makes of it: the code of an answer that cannot be used, or its status. */
  readonly seen: string;
}

const MEGABYTE = 1024 * 1024;
const LEVELS = 200_000;

/** Text in many levels of arrays: 400 KB. */
export const DEEP = `${'['.repeat(LEVELS)}"x"${']'.repeat(LEVELS)}`;

const envelope = (more: string): string =>
  `{"data":[{"clientId":"c-1","name":"One"}],"totalCount":1,"filteredCount":1,"message":"ok"${more}}`;
const whole = (body: Buffer | string, fields: readonly string[] = [JSON_TYPE], status?: string): Respond => {
  const answer = answerOf(body, fields, status);
  return (socket) => socket.end(answer);
};
const raw =
  (text: string): Respond =>
  (socket) =>
    socket.end(text);

/** A megabyte that unpacks to a gigabyte; made in pieces, since nobody should hold the whole. */
export function bomb(): Buffer {
  const piece = gzipSync(Buffer.alloc(64 * MEGABYTE));
  return Buffer.concat(Array.from({ length: 16 }, () => piece));
}

/** Sends on and on, as fast as the other side takes it. */
const endless: Respond = (socket) => {
  socket.write(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\n\r\n{"data":["`);
  const piece = Buffer.alloc(MEGABYTE, 'x');
  const more = (): void => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on('drain', more);
  more();
};

/** Never long without a byte, so that no limit on silence ends it. */
const dripping: Respond = (socket) => {
  socket.write(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\nContent-Length: 100000\r\n\r\n{"data":[`);
  const timer = setInterval(() => socket.write(' '), 50);
  socket.on('close', () => {
    clearInterval(timer);
  });
};

/** No usable answer at all. */
export const UNUSABLE: readonly HostileAnswer[] = [
  { what: 'never answers', respond: () => undefined, seen: 'TIMEOUT' },
  { what: 'closes at once', respond: (socket) => socket.destroy(), seen: 'RESET' },
  { what: 'sends a byte now and then for ever', respond: dripping, seen: 'TIMEOUT' },
  {
    what: 'resets in the middle of a body',
    respond: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\n{"data":[', () => {
        setTimeout(() => socket.resetAndDestroy(), 20);
      });
    },
    seen: 'TRUNCATED',
  },
  { what: 'sends an endless body', respond: endless, seen: 'BODY_TOO_LARGE' },
  {
    what: 'sends a gzip bomb',
    respond: whole(bomb(), [JSON_TYPE, 'Content-Encoding: gzip']),
    seen: 'BODY_TOO_LARGE',
  },
  {
    what: 'promises a longer body than it sends',
    respond: raw(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\nContent-Length: 900\r\n\r\n${envelope('')}`),
    seen: 'TRUNCATED',
  },
  {
    what: 'sends two lengths that differ',
    respond: raw(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}`),
    seen: 'BAD_RESPONSE',
  },
  { what: 'speaks another protocol', respond: raw('220 mail ready\r\n'), seen: 'BAD_RESPONSE' },
  {
    what: 'sends a head without end',
    respond: (socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      socket.write(`X-Long: ${'x'.repeat(MEGABYTE)}`);
    },
    seen: 'BAD_RESPONSE',
  },
];

/** Answers that can be read, and that no client should meet. */
export const STRANGE: readonly HostileAnswer[] = [
  { what: 'nests 200,000 levels deep', respond: whole(envelope(`,"deep":${DEEP}`)), seen: '200' },
  { what: 'answers with nothing but levels', respond: whole(DEEP), seen: '200' },
  {
    what: 'sends no valid UTF-8',
    respond: whole(
      Buffer.concat([Buffer.from('{"data":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}')]),
    ),
    seen: '200',
  },
  { what: 'begins with a byte-order mark', respond: whole(`\ufeff${envelope('')}`), seen: '200' },
  { what: 'cuts its JSON', respond: whole(envelope('').slice(0, -20)), seen: '200' },
  { what: 'repeats its keys', respond: whole(envelope(',"data":[],"data":7')), seen: '200' },
  {
    what: 'sends __proto__ and constructor keys',
    respond: whole('{"__proto__":{"data":[]},"constructor":{"prototype":{"ok":true}},"totalCount":1}'),
    seen: '200',
  },
  {
    what: 'sends enormous numbers',
    respond: whole(`{"data":[],"totalCount":1e400,"filteredCount":${'9'.repeat(4000)},"message":"x"}`),
    seen: '200',
  },
  {
    what: 'sends hundreds of header fields',
    respond: whole(
      '{}',
      Array.from({ length: 600 }, (_, at) => `X-Field-${at}: ${'v'.repeat(60)}`),
    ),
    seen: '200',
  },
  {
    what: 'redirects to itself for ever',
    respond: whole('', ['Location: /api/v1/clients'], '302 Found'),
    seen: '302',
  },
  {
    what: 'sends a 204 with a body',
    respond: whole('{"data":[]}', [JSON_TYPE], '204 No Content'),
    seen: '204',
  },
  {
    what: "is a proxy's demand for a log-in",
    respond: whole(
      '<h1>Proxy log-in</h1>',
      ['Proxy-Authenticate: Basic'],
      '407 Proxy Authentication Required',
    ),
    seen: '407',
  },
  {
    what: "answers with the gateway's own header fields",
    respond: whole('{}', [
      'Gateway-Report: eyJvdXRjb21lIjoicmVqZWN0ZWQifQ',
      'Gateway-Key: forged',
      'Gateway-Control: summary',
    ]),
    seen: '200',
  },
  {
    what: 'answers with placeholders',
    respond: whole('{"data":[{"clientId":"«API_KEY»","name":"{{API_KEY}} $API_KEY «TOKEN-1»"}]}'),
    seen: '200',
  },
  {
    what: 'promises a shorter body than it sends',
    respond: raw(`HTTP/1.1 200 OK\r\n${JSON_TYPE}\r\nContent-Length: 20\r\n\r\n${envelope('')}`),
    seen: '200',
  },
  {
    what: "is a proxy's page about a gateway out of order",
    respond: whole('<h1>Bad gateway</h1>', ['Content-Type: text/html', 'Retry-After: 0'], '502 Bad Gateway'),
    seen: '502',
  },
  { what: 'answers with nothing at all', respond: whole(''), seen: '200' },
];
