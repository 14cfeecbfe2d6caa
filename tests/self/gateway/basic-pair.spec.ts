import { expect, test } from '@playwright/test';
import { basicPair } from '#fixtures/gateway/alteration.ts';
import type { Insertion } from '#fixtures/gateway/protocol.ts';
import { credentials, json, stand, type Got, type Service } from './stand.ts';

const BASIC = { in: 'header', at: 'Authorization', alteration: 'basic-pair', prefix: 'Basic ' } as const;
const KEY_ALONE = { ...BASIC, credential: 'API_KEY' } as const;
const LOGIN = { ...BASIC, credential: 'API_PASSWORD', other: 'API_USERNAME' } as const;

interface Sent {
  readonly got: Got;
  /** What the service heard under `Authorization`. */
  readonly sent: string;
  /** What the reports' guard makes of a text. */
  readonly secretsIn: (text: string) => readonly string[];
}

function authorizationOf(rawHeaders: readonly string[]): string {
  return rawHeaders[rawHeaders.indexOf('Authorization') + 1] ?? '';
}

async function sentBy(
  insertion: Insertion,
  service: Service = (_heard, response) => {
    json(response, 401, {});
  },
): Promise<Sent> {
  await using one = await stand(service);
  const got = await one.ask({ insert: [insertion] });
  const [heard] = one.heard;
  return {
    got,
    sent: heard === undefined ? '' : authorizationOf(heard.rawHeaders),
    secretsIn: (text) => one.gateway.findSecrets(Buffer.from(text)),
  };
}

function decoded(sent: string): string {
  return Buffer.from(sent.replace(/^Basic /, ''), 'base64').toString('utf8');
}

test.describe('a pair as HTTP Basic carries it', () => {
  test('is user and password with a colon between, in base64', () => {
    expect(basicPair('Aladdin', 'open sesame')).toBe('QWxhZGRpbjpvcGVuIHNlc2FtZQ==');
    expect(basicPair('Jörg', '')).toBe(Buffer.from('Jörg:', 'utf8').toString('base64'));
  });

  test('goes out as the other value and the named one, behind the prefix', async () => {
    const { got, sent } = await sentBy(LOGIN);

    expect(sent).toMatch(/^Basic [A-Za-z0-9+/]+=*$/);
    expect(decoded(sent)).toBe(`${credentials.API_USERNAME}:${credentials.API_PASSWORD}`);
    expect(got.report).toMatchObject({ outcome: 'answered', inserted: ['API_PASSWORD (basic-pair)'] });
  });

  test('goes out as the value alone in front of the colon, where no other is named', async () => {
    expect(decoded((await sentBy(KEY_ALONE)).sent)).toBe(`${credentials.API_KEY}:`);
  });

  test('is rejected where the other value is not declared', async () => {
    const { got, sent } = await sentBy({ ...LOGIN, other: 'EXPIRED_TOKEN' });

    expect(got.report).toMatchObject({ outcome: 'rejected', error: { code: 'NOT_DECLARED' } });
    expect(sent).toBe('');
  });
});

test.describe('a pair that the service echoes', () => {
  const echo: Service = (heard, response) => {
    response.setHeader('X-Echo', authorizationOf(heard.rawHeaders));
    json(response, 401, { error: `not known: ${authorizationOf(heard.rawHeaders)}` });
  };

  for (const { insertion, name } of [
    { insertion: LOGIN, name: '«API_PASSWORD (basic-pair)»' },
    { insertion: KEY_ALONE, name: '«API_KEY (basic-pair)»' },
  ]) {
    test(`is replaced by ${name}, and accuses nobody`, async () => {
      const { got, sent, secretsIn } = await sentBy(insertion, echo);

      expect(got.headers['x-echo']).toBe(`Basic ${name}`);
      expect(JSON.parse(got.text)).toEqual({ error: `not known: Basic ${name}` });
      expect(got.report.sightings).toEqual([]);
      expect(secretsIn(sent)).toContain(`${insertion.credential} (basic-pair)`);
    });
  }

  test('accuses nobody where the service reads it, and quotes the unknown user', async () => {
    const { got } = await sentBy(KEY_ALONE, (heard, response) => {
      const user = decoded(authorizationOf(heard.rawHeaders)).replace(/:$/, '');
      json(response, 401, { error: `no such user: ${user}` });
    });

    expect(JSON.parse(got.text)).toEqual({ error: 'no such user: «API_KEY»' });
    expect(got.report.sightings).toEqual([]);
  });

  test('accuses a service that quotes the password', async () => {
    const { got } = await sentBy(LOGIN, (_heard, response) => {
      json(response, 401, { error: `wrong password: ${credentials.API_PASSWORD}` });
    });

    expect(got.report.sightings).toMatchObject([{ secret: 'API_PASSWORD', form: 'whole' }]);
  });
});
