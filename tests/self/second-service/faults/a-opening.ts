import { around, together, type Fault } from '../fault.ts';

/** A1: the API-key scheme opens the list. A2: so does the bearer scheme. */
export const openingFaults: readonly Fault[] = [
  {
    id: 'A1-closed',
    breaks: ['A1'],
    text: 'the API-key scheme never opens',
    break: around('byKey', () => () => undefined),
  },
  {
    id: 'A1-wants-second-header',
    breaks: ['A1'],
    text: 'the API-key scheme opens only with the key in the API-KEY header too',
    break: around('byKey', (inner) => (call, text) => {
      return call.rules.field(call, 'API-KEY') === text ? inner(call, text) : undefined;
    }),
  },
  {
    id: 'A1-used-up',
    breaks: ['A1'],
    text: 'after thirty answers the API-key scheme never opens again',
    break: around('byKey', (inner) => {
      let opened = 0;
      return (call, text) => {
        const owner = inner(call, text);
        opened += owner === undefined ? 0 : 1;
        return opened > 30 ? undefined : owner;
      };
    }),
  },
  {
    id: 'A1-every-seventh',
    breaks: ['A1'],
    text: 'every seventh right request of the API-key scheme is refused',
    break: around('byKey', (inner) => {
      let seen = 0;
      return (call, text) => {
        const owner = inner(call, text);
        seen += owner === undefined ? 0 : 1;
        return seen % 7 === 0 ? undefined : owner;
      };
    }),
  },
  {
    id: 'A1-refuses-with-data-missing',
    breaks: ['A1'],
    text: 'the API-key scheme gets 200 and a bare message, never a list',
    break: around('served', (inner) => (call, listed) => {
      const answer = inner(call, listed);
      return call.scheme === 'apiKey' ? { ...answer, status: 200, body: '{"message":"ok"}' } : answer;
    }),
  },
  {
    id: 'A2-closed',
    breaks: ['A2'],
    text: 'the bearer scheme never opens',
    break: around('byToken', () => () => undefined),
  },
  {
    id: 'A2-wants-username',
    breaks: ['A2'],
    text: 'the bearer scheme opens only with a header nobody documented',
    break: around('byToken', (inner) => (call, text) => {
      return call.rules.field(call, 'X-User') === undefined ? undefined : inner(call, text);
    }),
  },
  {
    id: 'A2-every-fifth',
    breaks: ['A2'],
    text: 'every fifth right bearer request is refused',
    break: around('byToken', (inner) => {
      let seen = 0;
      return (call, text) => {
        const owner = inner(call, text);
        seen += owner === undefined ? 0 : 1;
        return seen % 5 === 0 ? undefined : owner;
      };
    }),
  },
  {
    id: 'A2-single-use',
    breaks: ['A2'],
    text: 'a token opens the list once and never again',
    break: around('byToken', (inner) => {
      const used = new Set<string>();
      return (call, text) => {
        const owner = used.has(text) ? undefined : inner(call, text);
        if (owner !== undefined) used.add(text);
        return owner;
      };
    }),
  },
  {
    id: 'A2-after-key',
    breaks: ['A2'],
    text: 'once the API-key scheme was used three times, the bearer scheme is closed',
    break: (rules) => {
      let byKey = 0;
      together(
        around('byKey', (inner) => (call, text) => {
          byKey += 1;
          return inner(call, text);
        }),
        around('byToken', (inner) => (call, text) => (byKey >= 3 ? undefined : inner(call, text))),
      )(rules);
    },
  },
];
