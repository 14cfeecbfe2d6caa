import { expect, test } from '@playwright/test';
import { resourcesOf, type Resource } from '#fixtures/resources/description/resource.ts';
import { at } from '#fixtures/resources/description/schema-view.ts';
import { operationsOf } from '#spec/load-contract.ts';
import { exampleContract } from '../effective-contract.ts';

type Paths = Record<string, Record<string, Record<string, unknown>>>;

/** The example with links of the POST of notes to what its answer names beside the note. */
async function withLinks(links: Readonly<Record<string, unknown>>): Promise<readonly Resource[]> {
  const contract = await exampleContract();
  const description = JSON.parse(JSON.stringify(contract.description)) as typeof contract.description;
  const paths = at(description, ['paths']) as Paths;
  const answer = at(paths, ['/api/v1/notes', 'post', 'responses', '201']) as Record<string, unknown>;
  answer['links'] = { ...(answer['links'] as object), ...links };
  return resourcesOf({ ...contract, description });
}

test('a link to what an item belongs to leads to no item of its own', async () => {
  const resources = await withLinks({
    project: { operationId: 'getProject', parameters: { projectId: '$response.body#/projectId' } },
    task: {
      operationId: 'getTask',
      parameters: { projectId: '$response.body#/projectId', taskId: '$response.body#/taskId' },
    },
  });

  expect(resources.map(({ itemPath }) => itemPath)).toEqual(
    resourcesOf(await exampleContract()).map(({ itemPath }) => itemPath),
  );
  expect(resources.map(({ identity }) => identity)).toEqual(
    resourcesOf(await exampleContract()).map(({ identity }) => identity),
  );
});

const answered = (schema: object): object => ({
  description: 'It.',
  content: { 'application/json': { schema } },
});

interface Linked {
  readonly itemPath: string;
  /** Members of an employee that the client chooses. */
  readonly chosen: readonly string[];
  /** Departments are added by a POST of their own. */
  readonly hasDepartments: boolean;
}

/** Employees, whose POST links to one of their own and to their department. */
async function employeesWith({ itemPath, chosen, hasDepartments }: Linked): Promise<Resource | undefined> {
  const contract = await exampleContract();
  const objectOf = (names: readonly string[]): object => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
  });
  const told = answered(objectOf(['departmentId', 'employeeId']));
  const get = (operationId: string): object => ({ get: { operationId, responses: { '2XX': told } } });
  const post = (operationId: string, links = {}): object => ({
    operationId,
    requestBody: { content: { 'application/json': { schema: objectOf(chosen) } } },
    responses: { '2XX': { ...told, links } },
  });
  const link = (operationId: string, name: string): object => ({
    operationId,
    parameters: { [name]: `$response.body#/${name}` },
  });
  const links = {
    department: link('getDepartment', 'departmentId'),
    employee: link('getEmployee', 'employeeId'),
  };
  const paths = {
    ...(hasDepartments && { '/api/v1/departments': { post: post('addDepartment') } }),
    '/api/v1/departments/{departmentId}': get('getDepartment'),
    '/api/v1/employees': { post: post('addEmployee', links) },
    [itemPath]: get('getEmployee'),
  };
  const description = { ...contract.description, paths } as unknown as typeof contract.description;
  const resources = resourcesOf({ ...contract, description, operations: operationsOf(description) });
  return resources.find(({ path }) => path === '/api/v1/employees');
}

const BELOW = '/api/v1/employees/{employeeId}';
const ELSEWHERE = '/api/v1/staff/{employeeId}';
for (const { which, ...linked } of [
  { which: 'below', itemPath: BELOW, chosen: ['departmentId', 'employeeId'], hasDepartments: false },
  { which: 'named by the service', itemPath: ELSEWHERE, chosen: ['departmentId'], hasDepartments: false },
  { which: 'of no other POST', itemPath: ELSEWHERE, chosen: [], hasDepartments: true },
])
  test(`of several linked items those ${which} are a collection's own`, async () => {
    const employees = await employeesWith(linked);

    expect(employees?.itemPath).toBe(linked.itemPath);
    expect(employees?.identity).toMatchObject({ parameter: 'employeeId' });
  });
