import { expect, test } from '@playwright/test';
import { DESCRIPTION } from './described-resource.ts';
import { startService, type Service } from './service.ts';

let service: Service;
test.beforeAll(async () => {
  service = await startService({ description: DESCRIPTION });
});
test.afterAll(() => service.close());

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** `call('GET projects')` in the API-key scheme where no headers are given. */
async function call(request: string, { body, headers = service.keyHeaders() }: Sent = {}): Promise<Outcome> {
  const [method = '', path = ''] = request.split(' ');
  const answer = await fetch(`${service.baseUrl}/api/v1/${path}`, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
}

async function addProject(title: string): Promise<string> {
  const { body } = await call('POST projects', { body: { title, budget: 5 } });
  // The member is what the description promises; a miss shows as "undefined" in the paths that follow.
  return String((body as { projectId?: string }).projectId);
}

test('POST gives the new item with an id, and GET finds it', async () => {
  const added = await call('POST projects', { body: { title: 'Roof' } });
  const { projectId } = added.body as { projectId: string };

  const found = await call(`GET projects/${projectId}`);

  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ title: 'Roof', createdAt: expect.any(String) });
  expect(found).toEqual({ status: 200, body: added.body });
});

test('PUT replaces what was there, PATCH keeps what was not sent', async () => {
  const id = await addProject('Roof');

  const patched = await call(`PATCH projects/${id}`, { body: { title: 'Wall' } });
  const replaced = await call(`PUT projects/${id}`, { body: { title: 'Door', createdAt: 'x' } });
  const found = await call(`GET projects/${id}`);

  expect(patched.body).toMatchObject({ projectId: id, title: 'Wall', budget: 5 });
  expect(replaced.body).toEqual({ projectId: id, title: 'Door', createdAt: 'x' });
  expect(found.body).toEqual(replaced.body);
});

test('a merge patch leaves the rest of a nested object, and null removes a member', async () => {
  const id = await addProject('Roof');
  await call(`PATCH projects/${id}`, { body: { frame: { color: 'red', width: 2 } } });

  const partly = await call(`PATCH projects/${id}`, { body: { frame: { width: 3 } } });
  const removed = await call(`PATCH projects/${id}`, { body: { frame: { color: null }, budget: null } });

  expect(partly.body).toMatchObject({ frame: { color: 'red', width: 3 }, budget: 5 });
  expect(removed.body).toMatchObject({ frame: { width: 3 } });
  expect(removed.body).not.toHaveProperty('budget');
  expect(removed.body).not.toHaveProperty('frame.color');
});

test('DELETE removes the item', async () => {
  const id = await addProject('Roof');

  const outcomes = [await call(`DELETE projects/${id}`), await call(`GET projects/${id}`)];

  expect(outcomes.map(({ status }) => status)).toEqual([204, 404]);
});

test('a described list is paged and enveloped, and shows what was added', async () => {
  const id = await addProject('Fence');

  const first = await call('GET projects', { headers: { ...service.keyHeaders(), pageSize: '2' } });
  const all = await call('GET projects', { headers: { ...service.keyHeaders(), pageSize: '100' } });

  expect(first.body).toHaveProperty('data.length', 2);
  expect(first.body).toHaveProperty('message');
  expect(JSON.stringify(all.body)).toContain(id);
});

test('nested items have ids of their type and belong to their parent', async () => {
  const [one, other] = [await addProject('One'), await addProject('Other')];
  const added = await call(`POST projects/${one}/tasks`, { body: { text: 'Paint' } });
  const { id } = added.body as { id: number };

  const found = await call(`GET projects/${one}/tasks/${id}`);
  const elsewhere = await call(`GET projects/${other}/tasks/${id}`);
  const orphan = await call('GET projects/nowhere/tasks');

  expect(typeof id).toBe('number');
  expect([added.status, found.status, elsewhere.status, orphan.status]).toEqual([201, 200, 404, 404]);
});

test('a refused write changes nothing, in both schemes', async () => {
  const id = await addProject('Roof');
  const bearer = await service.bearerHeaders();
  const other = service.credentials.otherOrganizationId;

  const statuses = await Promise.all(
    [{}, { ...bearer, 'API-KEY': 'wrong' }, { ...service.keyHeaders(), 'Organization-ID': other }].map(
      async (headers) => (await call(`PATCH projects/${id}`, { body: { title: 'Mine' }, headers })).status,
    ),
  );
  const found = await call(`GET projects/${id}`, { headers: bearer });

  expect(statuses).toEqual([401, 401, 403]);
  expect(found.body).toMatchObject({ title: 'Roof' });
});

test('malformed bodies are 400, undescribed methods 405', async () => {
  const outcomes = [
    await call('POST projects', { body: { budget: 1 } }),
    await call('POST projects', { body: [] }),
    await call('PUT projects', { body: {} }),
  ];

  expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 405]);
});
