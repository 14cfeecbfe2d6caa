/** Operations of one generated resource. */
export const OPERATIONS = 5;

/**
 * An overlay that describes resources of one shape: a paged list, and items that are added, read, replaced and
 * removed. JSON, which is YAML.
 */
export function generatedOverlay(resources: number): string {
  const numbers = Array.from({ length: resources }, (_, index) => index + 1);
  return JSON.stringify({
    overlay: '1.0.0',
    info: { title: `${resources} generated resources`, version: '1' },
    actions: [
      { target: '$.paths', update: Object.assign({}, ...numbers.map(pathsOf)) as object },
      { target: '$.components.schemas', update: Object.assign({}, ...numbers.map(schemasOf)) as object },
    ],
  });
}

function pathsOf(number: number): object {
  const name = `Thing${number}`;
  const thing = content(name);
  const parameters = ['pageNo', 'pageSize'].map((header) => ({ $ref: `#/components/parameters/${header}` }));
  const link = { operationId: `get${name}`, parameters: { thingId: '$response.body#/thingId' } };
  return {
    [`/api/v1/things-${number}`]: {
      get: { operationId: `list${name}`, parameters, responses: answer('One page.', content(`${name}Page`)) },
      post: {
        operationId: `add${name}`,
        requestBody: { content: thing },
        responses: { '2XX': { description: 'The new one.', content: thing, links: { thing: link } } },
      },
    },
    [`/api/v1/things-${number}/{thingId}`]: {
      parameters: [{ name: 'thingId', in: 'path', required: true, schema: { type: 'string' } }],
      get: { operationId: `get${name}`, responses: answer('The one.', thing) },
      put: {
        operationId: `replace${name}`,
        requestBody: { content: thing },
        responses: answer('The one.', thing),
      },
      delete: { operationId: `remove${name}`, responses: { '2XX': { description: 'It is gone.' } } },
    },
  };
}

function schemasOf(number: number): object {
  const name = `Thing${number}`;
  return {
    [name]: {
      type: 'object',
      required: ['thingId', 'title'],
      properties: {
        thingId: { type: 'string', readOnly: true },
        title: { type: 'string', minLength: 3, maxLength: 60 },
        state: { type: 'string', enum: ['planned', 'running', 'done'] },
        count: { type: 'integer', minimum: 0, maximum: 1000 },
      },
    },
    [`${name}Page`]: {
      type: 'object',
      required: ['data'],
      properties: { data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } } },
    },
  };
}

function answer(description: string, body: object): object {
  return { '2XX': { description, content: body } };
}

function content(schema: string): object {
  return { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } };
}
