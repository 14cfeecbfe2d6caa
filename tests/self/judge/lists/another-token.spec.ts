import { expect, test } from '@playwright/test';
import type { TokenName } from '#fixtures/gateway/protocol.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { byAnotherToken } from '#fixtures/judge/lists/another-token.ts';
import { answer, clients, envelope, tokenSeen } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';
import { LIST_OF_23 } from './known-lists.ts';

const PAGE = { pageNo: 2, pageSize: 5 };

interface Read {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly token: string;
}

/** What is told, and what it stands on, where a token's page begins at a client of such a number. */
async function told(shown: (read: Read) => { readonly from: number; readonly count: number }): Promise<{
  readonly findings: readonly Finding[];
  readonly broken: readonly string[];
}> {
  let logins = 0;
  const service = await knownService(
    (request) => {
      if (request.method === 'POST') {
        logins += 1;
        const name: TokenName = `TOKEN-${logins}`;
        return Promise.resolve(answer({ request, body: {}, report: { tokens: [tokenSeen({ name })] } }));
      }
      const token = /TOKEN-\d+/.exec(JSON.stringify(request.insert))?.[0] ?? 'the shared one';
      const [pageNo, pageSize] = [Number(request.headers?.['pageNo']), Number(request.headers?.['pageSize'])];
      const { from, count } = shown({ pageNo, pageSize, token });
      return Promise.resolve(answer({ request, body: envelope(clients(from, from + count - 1)) }));
    },
    { ground: { list: LIST_OF_23 } },
  );
  const broken: string[] = [];
  const standsOn = (id: string, found: readonly Finding[]): void => {
    if (found.length > 0) broken.push(id);
  };
  const findings = await byAnotherToken(service, { pages: service.pages, standsOn }, PAGE);
  return { findings, broken };
}

const asAsked = ({ pageNo, pageSize }: Read): { readonly from: number; readonly count: number } => ({
  from: (pageNo - 1) * pageSize + 1,
  count: pageSize,
});

test('the same page by another token tells nothing (P6)', async () => {
  expect(await told(asAsked)).toEqual({ findings: [], broken: [] });
});

test('another page by another token is told (P6)', async () => {
  const result = await told((read) =>
    read.token === 'the shared one' ? asAsked(read) : { ...asAsked(read), from: asAsked(read).from + 1 },
  );

  expect(result.findings).toMatchObject([{ actual: 'another client as item 1' }]);
  expect(result.broken).toEqual([]);
});

test('one size for all pages of a token is a breach of P3, on which P6 stands', async () => {
  const result = await told((read) =>
    asAsked(read.token === 'the shared one' ? read : { ...read, pageSize: 7 }),
  );

  expect(result.broken).toEqual(['P3']);
});
