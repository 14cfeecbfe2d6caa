import { mutantsOf } from './mutant.ts';

export const SERVES = mutantsOf(
  { file: 'fixtures/client/serves.ts', spec: 'tests/self/checks/serves.spec.ts' },
  [
    {
      id: 'serves-error-hides-clients',
      from: 'return carriesClients(exchange, known) ?',
      to: 'return isHeard(exchange) && carriesClients(exchange, known) ?',
      kills: 'clients under a server error is served',
    },
    {
      id: 'serves-refusal-hides-clients',
      from: '(body.ok && holdsClient(body.value)) ||\n    isTable',
      to: '(body.ok && exchange.status < 300 && holdsClient(body.value)) ||\n    isTable',
      kills: 'clients under a refusal is served',
    },
    {
      id: 'serves-table-is-any-text',
      from: 'isTableOfClients(exchange) ||',
      to: '',
      kills: 'a table of clients is served',
    },
    {
      id: 'serves-refusal-in-xml-is-a-list',
      from: 'isXml && exchange.status < 300',
      to: 'isXml',
      kills: 'a refusal in XML is refused',
    },
    {
      id: 'serves-table-without-rows',
      from: "rows.some((row) => row.trim() !== '')",
      to: 'rows.length > 0',
      kills: 'a table without rows is refused',
    },
    {
      id: 'serves-table-of-what-it-begins-with',
      from: '/\\bclient_?id\\b/i',
      to: '/client_?id/i',
      kills: 'a table of other things is refused',
    },
    {
      id: 'serves-own-words-for-no-answer',
      from: "if (exchange.report.outcome !== 'answered') return false;",
      to: '',
      kills: 'no answer is silent, whatever its text',
    },
    {
      id: 'serves-top-level-only',
      from: "if (isObject(value) && isFilled(value['clientId'])) ids.push(String(value['clientId']));",
      to: "if (isObject(value)) return isFilled(value['clientId']) ? [String(value['clientId'])] : [];",
      kills: 'a client at depth is served',
    },
    {
      id: 'serves-empty-id-counts',
      from: "(typeof id === 'string' && id !== '')",
      to: "typeof id === 'string'",
      kills: 'a refusal with an empty clientId is refused',
    },
    {
      id: 'serves-numeric-id-is-none',
      from: " || typeof id === 'number'",
      to: '',
      kills: 'a client with a number as id is served',
    },
    {
      id: 'serves-short-values-tell',
      from: 'LEAST_TELLING_LENGTH = 6',
      to: 'LEAST_TELLING_LENGTH = 5',
      kills: 'values count once they are six characters long',
    },
    {
      id: 'serves-one-id-in-a-header-tells',
      from: 'ids.length > 1 ?',
      to: 'ids.length > 0 ?',
      kills: 'a refusal whose header has one known id is refused',
    },
    {
      id: 'serves-plain-words-tell',
      from: ' && !PLAIN_WORD.test(value)',
      to: '',
      kills: 'a refusal that says what a client’s id is is refused',
    },
    {
      id: 'serves-part-of-a-number-tells',
      from: 'if (!joins(text.charAt(at - 1), value) && !joins(value, text.charAt(at + value.length))) return true;',
      to: 'return true;',
      kills: 'a refusal whose number holds a known id is refused',
    },
    {
      id: 'serves-300-is-a-success',
      from: 'exchange.status < 300 ?',
      to: 'exchange.status <= 300 ?',
      kills: 'a status of 300 is refused',
    },
    {
      id: 'serves-199-is-a-success',
      from: 'exchange.status >= 200 && ',
      to: '',
      kills: 'a status of 199 is refused',
    },
  ],
);
