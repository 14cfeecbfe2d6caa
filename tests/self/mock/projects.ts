import type { Recorder } from './exchange.ts';

type Headers = Record<string, string>;

/** The headers without one of them. */
export function without(headers: Headers, name: string): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([field]) => field !== name));
}

/** Adds, reads, changes and removes items of a described resource, rightly and wrongly, by both schemes. */
export async function workOnProjects(
  recorder: Recorder,
  { key, bearer }: Record<'key' | 'bearer', Headers>,
): Promise<void> {
  const send = sendsTo(recorder);
  const added = await send('POST', key, { title: 'Roof', budget: 5, isOpen: true, marks: ['b', 'a'] });
  const id = `/${/projectId-\d+/.exec(added.body)?.[0] ?? 'none'}`;
  await send('POST', without(key, 'Authorization'), { title: 'Guest' });
  await send(`GET ${id}`, bearer);
  await send('GET', { ...bearer, pageSize: '3' });
  await send('GET', { ...bearer, PAGESIZE: '3' });
  await send(`GET ${id}`, { ...key, Authorization: 'Api-Key wrong' });
  await send(`PATCH ${id}`, key, { budget: 6 });
  await send(`GET ${id}`, key);
  await send(`GET ${id}/tasks`, without(key, 'Organization-ID'));
  await send(`PATCH ${id}`, { ...key, 'Organization-ID': 'nowhere' }, { title: 'Theirs' });
  await send(`PUT ${id}`, { ...bearer, 'API-KEY': 'wrong' }, { title: 'Theirs' });
  await send(`GET ${id}`, key);
  await send(`PUT ${id}`, bearer, { title: 'Wall', isOpen: false, budget: 9 });
  await send(`GET ${id}`, key);
  await send(`PATCH ${id}`, key, { isOpen: true });
  await send(`PATCH ${id}`, key, { isOpen: false });
  await send(`PATCH ${id}`, key, { frame: { color: 'red', width: 2 } });
  await send(`PATCH ${id}`, key, { frame: { width: 3 } });
  await send(`GET ${id}`, bearer);
  await send(`PUT ${id}`, key, { title: 'Wall', budget: 0 });
  await send(`PUT ${id}`, { ...bearer, 'API-KEY': '' }, { title: 'Nobody’s' });
  await send('POST', key, { title: 'Roof', budget: 5, isOpen: true, marks: ['b', 'a'] });
  const byToken = await send('POST', bearer, { title: 'Floor', budget: 0, isOpen: false });
  await send(`GET /${/projectId-\d+/.exec(byToken.body)?.[0] ?? 'none'}`, key);
  await send(`PUT ${id}`, key, { title: 'Stairs', budget: 1 });
  await send('GET', { ...key, pageNo: '0', pageSize: '3' });
  await removeTasks(send, id, key);
  await changePermits(send, key);
  await send(`DELETE ${id}`, without(bearer, 'API-KEY'));
  await send(`DELETE ${id}`, key);
  for (let time = 0; time < 3; time += 1) await send(`GET ${id}`, bearer);
  await send('POST', key, { title: 'Tower' });
  await send('GET', { ...key, pageSize: '100' });
}

/** Adds two under an item, and removes them. */
async function removeTasks(send: ReturnType<typeof sendsTo>, parent: string, key: Headers): Promise<void> {
  const answers = [
    await send(`POST ${parent}/tasks`, key, { text: 'Beams' }),
    await send(`POST ${parent}/tasks`, key, { text: 'Tiles' }),
  ];
  const paths = answers.map(({ body }) => `${parent}/tasks/${/"id":(\d+)/.exec(body)?.[1] ?? 'none'}`);
  for (const path of paths) await send(`DELETE ${path}`, key);
  for (const path of paths) await send(`GET ${path}`, key);
}

/** Of two new items each has one of its own. */
async function changePermits(send: ReturnType<typeof sendsTo>, key: Headers): Promise<void> {
  const answers = [await send('POST', key, { title: 'Gate' }), await send('POST', key, { title: 'Yard' })];
  const paths = answers.map(({ body }) => `/${/projectId-\d+/.exec(body)?.[0] ?? 'none'}/permit`);
  for (const path of paths) await send(`GET ${path}`, key);
  for (const path of paths) await send(`PUT ${path}`, key, { office: path, isValid: true });
  for (const path of paths) await send(`PATCH ${path}`, key, { isValid: false });
  for (const path of paths) await send(`GET ${path}`, key);
  for (const method of ['DELETE', 'GET']) await send(`${method} ${paths.at(-1) ?? ''}`, key);
}

/** Wrongly and rightly, at keys of its own; right ones are looked at and listed at once. */
export async function openOffices(
  recorder: Recorder,
  { key, bearer }: Record<'key' | 'bearer', Headers>,
): Promise<void> {
  const send = (method: string, code: string, headers: Headers): ReturnType<Recorder['send']> =>
    recorder.send(`${method} office`, {
      method,
      path: `/api/v1/offices${code}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(method === 'PUT' && { body: JSON.stringify({ title: 'Harbour', seats: 12 }) }),
    });
  await send('GET', '', key);
  await send('PUT', '/N1', { ...bearer, 'API-KEY': 'wrong' });
  await send('GET', '/N1', key);
  await send('PUT', '/N2', bearer);
  await send('GET', '/N2', key);
  await send('GET', '', bearer);
  await send('DELETE', '/N2', key);
  await send('GET', '/N2', bearer);
}

/** Sends `PUT /projectId-7` and the like with a body. */
function sendsTo(recorder: Recorder) {
  return (request: string, headers: Headers, body?: unknown): ReturnType<Recorder['send']> => {
    const [method = '', item = ''] = request.split(' ');
    return recorder.send(`${method} project`, {
      method,
      path: `/api/v1/projects${item}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
}
