const PROJECT = {
  type: 'object',
  required: ['projectId', 'title', 'createdAt'],
  properties: {
    projectId: { type: 'string', readOnly: true },
    title: { type: 'string' },
    budget: { type: 'number' },
    isOpen: { type: 'boolean' },
    marks: { type: 'array', items: { type: 'string' } },
    frame: { type: 'object', properties: { color: { type: 'string' }, width: { type: 'integer' } } },
    createdAt: { type: 'string', format: 'date-time', readOnly: true },
  },
};
const TASK = {
  type: 'object',
  properties: { id: { type: 'integer' }, text: { type: 'string' } },
  required: ['id', 'text'],
};
const OFFICE = {
  type: 'object',
  properties: {
    code: { type: 'string', readOnly: true },
    title: { type: 'string' },
    seats: { type: 'integer' },
  },
};
const PERMIT = { type: 'object', properties: { office: { type: 'string' }, isValid: { type: 'boolean' } } };

const project = content({ $ref: '#/components/schemas/Project' });
const mergePatch = { 'application/merge-patch+json': { schema: { $ref: '#/components/schemas/Project' } } };
const task = content({ $ref: '#/components/schemas/Task' });
const permit = content({ $ref: '#/components/schemas/Permit' });
const office = content({ $ref: '#/components/schemas/Office' });
const page = ['pageNo', 'pageSize'].map((name) => ({ name, in: 'header', schema: { type: 'integer' } }));
const envelope = content({
  type: 'object',
  properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Project' } } },
});
const links = {
  project: { operationId: 'getProject', parameters: { projectId: '$response.body#/projectId' } },
};

/**
 * A description with a paged resource, one nested under it, a single thing, and items at keys of the client's own, as an
 * overlay would add them.
 */
export const DESCRIPTION: unknown = {
  openapi: '3.1.0',
  paths: {
    '/api/v1/projects': {
      get: { parameters: page, responses: { '2XX': { content: envelope } } },
      post: {
        requestBody: { content: content({ type: 'object', required: ['title'] }) },
        responses: { '201': { content: project, links } },
      },
    },
    '/api/v1/projects/{projectId}': {
      get: { responses: { '200': { content: project } } },
      put: { requestBody: { content: project }, responses: { '200': { content: project } } },
      patch: { requestBody: { content: mergePatch }, responses: { '200': { content: project } } },
      delete: { responses: { '204': { description: 'Removed.' } } },
    },
    '/api/v1/projects/{projectId}/tasks': {
      get: { responses: { '200': { content: content({ type: 'array', items: TASK }) } } },
      post: { requestBody: { content: task }, responses: { '2XX': { content: task } } },
    },
    '/api/v1/projects/{projectId}/tasks/{taskId}': {
      get: { responses: { '2XX': { content: task } } },
      delete: { responses: { '2XX': { description: 'Removed.' } } },
    },
    '/api/v1/projects/{projectId}/permit': {
      get: { responses: { '200': { content: permit } } },
      put: { requestBody: { content: permit }, responses: { '2XX': { content: permit } } },
      patch: { requestBody: { content: permit }, responses: { '200': { content: permit } } },
      delete: { responses: { '204': { description: 'Nothing of it is left.' } } },
    },
    '/api/v1/offices': {
      get: { responses: { '200': { content: content({ type: 'array', items: OFFICE }) } } },
    },
    '/api/v1/offices/{code}': {
      get: { responses: { '200': { content: office } } },
      put: { requestBody: { content: office }, responses: { '2XX': { content: office } } },
      delete: { responses: { '204': { description: 'Removed.' } } },
    },
  },
  components: { schemas: { Project: PROJECT, Task: TASK, Permit: PERMIT, Office: OFFICE } },
};

function content(schema: unknown): unknown {
  return { 'application/json': { schema } };
}
