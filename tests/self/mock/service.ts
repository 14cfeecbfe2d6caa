import { startMock, type MockOptions, type RunningMock } from '#fixtures/mock/mock.ts';

/** A running mock with short ways to call it by hand: the suite's own client is not trusted here. */
export interface Service extends RunningMock {
  list(headers: Record<string, string>): Promise<Response>;
  logIn(body: unknown): Promise<Response>;
  token(): Promise<string>;
  keyHeaders(): Record<string, string>;
  bearerHeaders(): Promise<Record<string, string>>;
}

export async function startService(options: Partial<MockOptions> = {}): Promise<Service> {
  const mock = await startMock({ clients: 57, tokenLifetimeS: 60, seed: 'self', ...options });
  const { organizationId, apiKey, username, password } = mock.credentials;
  const service: Service = {
    ...mock,
    list: (headers) => fetch(`${mock.baseUrl}/api/v1/clients`, { headers, redirect: 'manual' }),
    logIn: (body) =>
      fetch(`${mock.baseUrl}/api/v1/auth/token/bearer`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Organization-ID': organizationId },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    token: async () => {
      const answer = await service.logIn({ username, password });
      return tokenIn([await answer.text(), ...answer.headers.values()].join(' '));
    },
    keyHeaders: () => ({ Authorization: `Api-Key ${apiKey}`, 'Organization-ID': organizationId }),
    bearerHeaders: async () => ({
      Authorization: `Bearer ${await service.token()}`,
      'Organization-ID': organizationId,
      'API-KEY': apiKey,
    }),
  };
  return service;
}

/** The first text of five or three parts that looks like a JOSE compact serialization, or nothing. */
export function tokenIn(text: string): string {
  return /eyJ[\w-]+(?:\.[\w-]*){4}|eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(text)?.[0] ?? '';
}
