import { expect, test } from '@playwright/test';
import { credentials, json, logIn, stand, type Heard } from './stand.ts';
import { makeToken } from './tokens.ts';

/** The `Cookie` fields of a request. */
function cookiesOf({ rawHeaders }: Heard): readonly string[] {
  return rawHeaders.filter(
    (_, index) => rawHeaders[index - 1]?.toLowerCase() === 'cookie' && index % 2 === 1,
  );
}

test.describe('cookies that the service sets', () => {
  test('are sent to those who ask for them only', async () => {
    await using service = await stand((_heard, response) => {
      response.setHeader('Set-Cookie', ['session=one; HttpOnly; Path=/', 'node=7']);
      json(response, 200, {});
    });

    await service.ask();
    await service.ask();
    await service.ask({ options: { cookies: true } });

    expect(service.heard.map(cookiesOf)).toEqual([[], [], ['session=one; node=7']]);
  });

  test('count with their latest values', async () => {
    let answers = 0;
    await using service = await stand((_heard, response) => {
      answers += 1;
      response.setHeader('Set-Cookie', [
        `session=${answers}==; Path=/`,
        ...(answers === 1 ? ['node=7'] : []),
      ]);
      json(response, 200, {});
    });

    await service.ask();
    await service.ask();
    await service.ask({ options: { cookies: true } });

    expect(service.heard.map(cookiesOf).at(-1)).toEqual(['node=7; session=2==']);
  });
});

test('of cookies with another name each time the latest are sent, as many as a server takes', async () => {
  let answers = 0;
  await using service = await stand((_heard, response) => {
    answers += 1;
    response.setHeader('Set-Cookie', `visit-${answers}=${'x'.repeat(90)}`);
    json(response, 200, {});
  });

  for (let time = 0; time < 60; time += 1) await service.ask();
  await service.ask({ options: { cookies: true } });

  const [sent = ''] = service.heard.slice(-1).flatMap(cookiesOf);
  expect(sent.length).toBeGreaterThan(3800);
  expect(sent.length).toBeLessThan(4000);
  expect(sent).toMatch(/; visit-59=x+; visit-60=x+$/);
});

test('a cookie that is taken back is sent no more', async () => {
  let answers = 0;
  await using service = await stand((_heard, response) => {
    answers += 1;
    response.setHeader('Set-Cookie', answers === 1 ? ['a=1', 'b=2; Max-Age=60'] : 'a=; Max-Age=0; Path=/');
    json(response, 200, {});
  });

  await service.ask();
  await service.ask();
  await service.ask({ options: { cookies: true } });

  expect(service.heard.map(cookiesOf).at(-1)).toEqual(['b=2']);
});

test('no cookies are sent where the service has set none', async () => {
  await using service = await stand((_heard, response) => {
    response.setHeader('Set-Cookie', '=nameless');
    json(response, 200, {});
  });

  await service.ask();
  await service.ask({ options: { cookies: true } });

  expect(service.heard.map(cookiesOf)).toEqual([[], []]);
});

test('cookies of the service replace those of the test’s own client', async () => {
  await using service = await stand((_heard, response) => {
    response.setHeader('Set-Cookie', 'session=one');
    json(response, 200, {});
  });

  await service.ask();
  await service.ask({ headers: ['Cookie', 'mine=1'] });
  await service.ask({ headers: ['Cookie', 'mine=1'], options: { cookies: true } });

  expect(service.heard.map(cookiesOf)).toEqual([[], [], ['session=one']]);
});

test('a body that is to break off lacks its last character, the credentials being in it', async () => {
  await using service = await stand((_heard, response) => {
    json(response, 400, {});
  });

  await service.ask({ ...logIn(), options: { cutBody: true } });
  await service.ask({ options: { cutBody: true } });

  const [login, list] = service.heard.map(({ body }) => body);
  expect(() => JSON.parse(login ?? '') as unknown).toThrow(SyntaxError);
  expect(JSON.parse(`${login}}`)).toEqual({
    username: credentials.API_USERNAME,
    password: credentials.API_PASSWORD,
  });
  expect(list).toBe('');
});

test('log-ins go over the connection that is kept open', async () => {
  const connections = new Set<unknown>();
  await using service = await stand((_heard, response, { socket }) => {
    connections.add(socket);
    json(response, 200, { token: makeToken({ exp: 1_900_000_000 }) });
  });

  await service.ask();
  await service.ask(logIn());
  await service.ask();
  await service.ask(logIn());

  expect(service.heard.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST']);
  expect(connections.size).toBe(1);
});

for (const { name, attributes, isSent } of [
  { name: 'for all paths', attributes: '; Path=/', isSent: true },
  { name: 'for paths above', attributes: '; HttpOnly; path=/api/v1', isSent: true },
  { name: 'for this very path', attributes: '; Path=/api/v1/clients', isSent: true },
  { name: 'for another path', attributes: '; Path=/api/v1/auth', isSent: false },
  { name: 'for paths that merely begin alike', attributes: '; Path=/api/v1/cli', isSent: false },
  { name: 'that is over', attributes: '; Expires=Thu, 01 Jan 1970 00:00:00 GMT', isSent: false },
  { name: 'that ends later', attributes: '; Expires=Thu, 01 Jan 2099 00:00:00 GMT', isSent: true },
  {
    name: 'that lives on, whatever its date',
    attributes: '; Max-Age=9; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    isSent: true,
  },
]) {
  test(`a cookie ${name} ${isSent ? 'goes along' : 'stays behind'}`, async () => {
    await using service = await stand((_heard, response) => {
      response.setHeader('Set-Cookie', `session=one${attributes}`);
      json(response, 200, {});
    });

    await service.ask();
    await service.ask({ options: { cookies: true } });

    expect(service.heard.map(cookiesOf)).toEqual([[], isSent ? ['session=one'] : []]);
  });
}

test('cookies of one name for different paths are different cookies', async () => {
  await using service = await stand((_heard, response) => {
    response.setHeader('Set-Cookie', ['session=one; Path=/', 'session=two; Path=/api/v1/auth']);
    json(response, 200, {});
  });

  await service.ask();
  await service.ask({ options: { cookies: true } });

  expect(service.heard.map(cookiesOf)).toEqual([[], ['session=one']]);
});
