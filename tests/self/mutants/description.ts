import { mutantsOf, type Mutant } from './mutant.ts';

const MEMBERS = mutantsOf({ file: 'spec/openapi.yaml', spec: 'tests/self/spec/description.spec.ts' }, [
  {
    id: 'description-client-id-optional',
    from: 'required: [clientId, name]',
    to: 'required: [name]',
    kills: 'a Client needs its clientId',
  },
  {
    id: 'description-client-name-optional',
    from: 'required: [clientId, name]',
    to: 'required: [clientId]',
    kills: 'a Client needs its name',
  },
  ...['data', 'totalCount', 'filteredCount', 'message'].map((member, _index, members) => ({
    id: `description-${member}-optional`,
    from: `required: [${members.join(', ')}]`,
    to: `required: [${members.filter((one) => one !== member).join(', ')}]`,
    kills: `a ClientPage needs its ${member}`,
  })),
  {
    id: 'description-password-optional',
    from: 'required: [username, password]',
    to: 'required: [username]',
    kills: 'a TokenRequest needs its password',
  },
  {
    id: 'description-client-closed',
    from: 'required: [clientId, name]',
    to: 'required: [clientId, name]\n      additionalProperties: false',
    kills: 'a Client may have further members',
  },
  {
    id: 'description-envelope-closed',
    from: 'required: [data, totalCount, filteredCount, message]',
    to: 'required: [data, totalCount, filteredCount, message]\n      additionalProperties: false',
    kills: 'a ClientPage may have further members',
  },
]);

const TYPES = mutantsOf({ file: 'spec/openapi.yaml', spec: 'tests/self/spec/description.spec.ts' }, [
  {
    id: 'description-client-id-or-number',
    from: 'clientId:\n          type: string',
    to: 'clientId:\n          type: [string, integer]',
    kills: 'the clientId of a Client is of type string alone',
  },
  {
    id: 'description-client-name-or-null',
    from: '\n        name:\n          type: string',
    to: "\n        name:\n          type: [string, 'null']",
    kills: 'the name of a Client is of type string alone',
  },
  {
    id: 'description-data-or-object',
    from: 'data:\n          type: array',
    to: 'data:\n          type: [array, object]',
    kills: 'the data of a ClientPage is of type array alone',
  },
  {
    id: 'description-total-count-a-number',
    from: 'totalCount:\n          type: integer',
    to: 'totalCount:\n          type: number',
    kills: 'the totalCount of a ClientPage is of type integer alone',
  },
  {
    id: 'description-filtered-count-or-null',
    from: 'filteredCount:\n          type: integer',
    to: "filteredCount:\n          type: [integer, 'null']",
    kills: 'the filteredCount of a ClientPage is of type integer alone',
  },
  {
    id: 'description-message-or-object',
    from: 'message:\n          type: string',
    to: 'message:\n          type: [string, object]',
    kills: 'the message of a ClientPage is of type string alone',
  },
  {
    id: 'description-password-or-number',
    from: 'password:\n          type: string',
    to: 'password:\n          type: [string, integer]',
    kills: 'the password of a TokenRequest is of type string alone',
  },
  {
    id: 'description-items-of-any-shape',
    from: "$ref: '#/components/schemas/Client'",
    to: 'type: object',
    kills: 'the items of a ClientPage are clients',
  },
]);

const OPERATIONS = mutantsOf({ file: 'spec/openapi.yaml', spec: 'tests/self/spec/description.spec.ts' }, [
  {
    id: 'description-page-number-in-query',
    from: 'name: pageNo\n      in: header',
    to: 'name: pageNo\n      in: query',
    kills: 'the page is chosen by two integers in request headers, neither of them needed',
  },
  {
    id: 'description-page-size-any-text',
    from: 'OP-13.2]\n      schema:\n        type: integer',
    to: 'OP-13.2]\n      schema:\n        type: string',
    kills: 'the page is chosen by two integers in request headers, neither of them needed',
  },
  {
    id: 'description-log-in-needs-credentials',
    from: '      security: []\n',
    to: '',
    kills: 'the log-in needs no credentials, sends the organization and takes JSON',
  },
  {
    id: 'description-log-in-needs-organization',
    from: 'name: Organization-ID\n          in: header\n          required: false',
    to: 'name: Organization-ID\n          in: header\n          required: true',
    kills: 'the log-in needs no credentials, sends the organization and takes JSON',
  },
  {
    id: 'description-list-needs-no-credentials',
    from: 'operationId: listClients\n',
    to: 'operationId: listClients\n      security: []\n',
    kills: 'the client list is answered with a ClientPage and needs what the document needs',
  },
  {
    id: 'description-status-named',
    from: '2XX:\n          description: The requested page',
    to: "'200':\n          description: The requested page",
    kills: 'no status code is named, since the document names none',
  },
]);

const SCHEMES = mutantsOf(
  { file: 'spec/openapi.yaml', spec: 'tests/self/spec/contract.spec.ts' },
  [
    {
      id: 'description-key-scheme-without-organization',
      from: '  - apiKeyAuthorization: []\n    organizationId: []',
      to: '  - apiKeyAuthorization: []',
    },
    {
      id: 'description-bearer-without-organization',
      from: '  - bearerToken: []\n    organizationId: []',
      to: '  - bearerToken: []',
    },
    { id: 'description-bearer-without-key', from: '    apiKeyHeader: []\n', to: '' },
    { id: 'description-key-behind-another-word', from: "'Api-Key '", to: "'ApiKey '" },
    { id: 'description-key-header-renamed', from: 'name: API-KEY', to: 'name: X-API-KEY' },
    {
      id: 'description-key-header-of-another-value',
      from: 'second scheme).\n      x-credential: API_KEY',
      to: 'second scheme).\n      x-credential: ORGANIZATION_ID',
    },
  ].map((row) => ({ ...row, kills: 'the contract without overlays has the two schemes of section 5' })),
);

export const DESCRIPTION: readonly Mutant[] = [...MEMBERS, ...TYPES, ...OPERATIONS, ...SCHEMES];
