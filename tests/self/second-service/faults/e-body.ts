import { withField, type Answer, type Call, type Listed } from '../call.ts';
import { around, type Fault } from '../fault.ts';

function answered(change: (answer: Answer, call: Call, listed: Listed) => Answer): Fault['break'] {
  return around('served', (inner) => (call, listed) => change(inner(call, listed), call, listed));
}

function typed(answer: Answer, type: string): Answer {
  return withField(answer, 'Content-Type', type);
}

const json: readonly Fault[] = [
  {
    id: 'E5-html-later',
    breaks: ['E5'],
    text: 'on later pages the media type is text/html',
    break: answered((answer, call) => ((call.page?.index ?? 0) > 0 ? typed(answer, 'text/html') : answer)),
  },
  {
    id: 'E5-plain-bearer',
    breaks: ['E5'],
    text: 'in the bearer scheme the media type is text/plain',
    break: answered((answer, call) =>
      call.scheme === 'bearer' ? typed(answer, 'text/plain; charset=utf-8') : answer,
    ),
  },
  {
    id: 'E5-untyped',
    breaks: ['E5'],
    text: 'lists have no Content-Type',
    break: answered((answer) => ({
      ...answer,
      fields: answer.fields.filter(([name]) => name.toLowerCase() !== 'content-type'),
    })),
  },
  {
    id: 'E5-latin1',
    breaks: ['E5'],
    text: 'the body is written in Latin-1',
    break: answered((answer) => {
      const german = answer.body.toString().replace('"В порядке"', '"erfüllt"');
      const text = german.replace(
        /[^\u0000-\u00ff]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return { ...answer, body: Buffer.from(text, 'latin1') };
    }),
  },
  {
    id: 'E5-byte-order-mark',
    breaks: ['E5'],
    text: 'on pages of 10 and more the body begins with a byte order mark',
    break: answered((answer, call) => {
      return (call.page?.size ?? 0) >= 10 ? { ...answer, body: `\uFEFF${answer.body.toString()}` } : answer;
    }),
  },
  {
    id: 'E5-not-a-number',
    breaks: ['E5'],
    text: 'a page that is not full says NaN for filteredCount',
    break: answered((answer, call, { items }) => {
      if (items.length === call.page?.size) return answer;
      return {
        ...answer,
        body: answer.body.toString().replace(/"filteredCount":\d+/, '"filteredCount":NaN'),
      };
    }),
  },
  {
    id: 'E5-trailing-comma',
    breaks: ['E5'],
    text: 'the last page ends with a comma before its closing brace',
    break: answered((answer, call, { clients }) => {
      const end = ((call.page?.index ?? 0) + 1) * (call.page?.size ?? 0);
      return end < clients.length ? answer : { ...answer, body: answer.body.toString().replace(/\}$/, ',}') };
    }),
  },
];

/** What is said past the end, with 200, in place of the envelope. */
function pastEnd(
  body: (call: Call, listed: Listed) => unknown,
  isCase: (call: Call) => boolean,
): Fault['break'] {
  return around('pastEnd', (inner) => (call, listed) => {
    if (!isCase(call)) return inner(call, listed);
    return { ...call.rules.served(call, listed), status: 200, body: JSON.stringify(body(call, listed)) };
  });
}

const empty: readonly Fault[] = [
  {
    id: 'E6-bare-array',
    breaks: ['E6'],
    text: 'past the end comes an empty array with 200',
    break: pastEnd(
      () => [],
      () => true,
    ),
  },
  {
    id: 'E6-null-data',
    breaks: ['E6'],
    text: 'past the end data is null',
    break: pastEnd(
      (call, listed) => ({ ...call.rules.envelope(call, listed), data: null }),
      () => true,
    ),
  },
  {
    id: 'E6-message-bearer',
    breaks: ['E6'],
    text: 'past the end the bearer scheme gets a bare message with 200',
    break: pastEnd(
      () => ({ message: 'no more clients' }),
      (call) => call.scheme === 'bearer',
    ),
  },
  {
    id: 'E6-no-counts-just-past',
    breaks: ['E6'],
    text: 'the page right after the last has no counts; pages further on get 204',
    break: pastEnd(
      () => ({ data: [], message: 'end' }),
      (call) => {
        const { index, size } = call.page ?? { index: 0, size: 0 };
        return index === Math.ceil(call.world.own.clients.length / size);
      },
    ),
  },
];

/** E5: JSON in UTF-8 that says so. E6: a page without items is still the envelope. */
export const bodyFaults: readonly Fault[] = [...json, ...empty];
