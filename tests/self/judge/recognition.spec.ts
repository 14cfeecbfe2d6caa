import { test, expect } from '@playwright/test';
import type { ListGround } from '#fixtures/ground/ground.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { knownService } from './known-service.ts';

const OWN = clients(1, 12);
const LIST: ListGround = {
  firstPage: 1,
  sizes: [5],
  asked: { 5: 5 },
  amount: { count: 12, exact: true },
  knownIds: OWN.slice(0, 5).map(({ clientId }) => clientId),
  knownNames: [],
};

/** Whether a page with these clients shows nobody but others, and how many pages were read to tell it. */
async function toldOf(shown: readonly Client[], list: ListGround = LIST) {
  let asked = 0;
  const service = await knownService(
    (request) => {
      asked += 1;
      const { pageNo = '1', pageSize = '5' } = request.headers ?? {};
      const from = (Number(pageNo) - 1) * Number(pageSize);
      return Promise.resolve(answer({ request, body: envelope(OWN.slice(from, from + Number(pageSize))) }));
    },
    { ground: { list } },
  );
  const isForeign = await service.recognition.showsOthersOnly(answer({ body: envelope(shown) }));
  return { isForeign, asked };
}

test.describe('a page of nobody but others', () => {
  test('is one without any client of a list that discovery knows whole', async () => {
    const whole = { ...LIST, knownIds: OWN.map(({ clientId }) => clientId) };

    expect(await toldOf(clients(91, 93), whole)).toEqual({ isForeign: true, asked: 0 });
    expect(await toldOf(clients(12, 93), whole)).toEqual({ isForeign: false, asked: 0 });
    expect(await toldOf([], whole)).toEqual({ isForeign: false, asked: 0 });
  });

  test('is told of a list that discovery knows in part by a walk through it', async () => {
    expect(await toldOf(clients(91, 93))).toEqual({ isForeign: true, asked: 3 });
    expect(await toldOf(clients(11, 12))).toEqual({ isForeign: false, asked: 3 });
    expect(await toldOf(clients(5, 93))).toEqual({ isForeign: false, asked: 0 });
  });

  test('is not told of a list that is never walked whole', async () => {
    const large = { ...LIST, amount: { count: 100_000, exact: true } };

    expect((await toldOf(clients(91, 93), large)).isForeign).toBe(false);
  });
});

test.describe('a refusal that names a clientId, where the list has no client', () => {
  const none = { ...LIST, amount: { count: 0, exact: true }, knownIds: [] };
  const shown = async (clientId: (pageNo: string) => string, status: number) => {
    const respond = (pageNo: string) => answer({ status, body: { error: 'x', clientId: clientId(pageNo) } });
    const { recognition } = await knownService(
      (request) => Promise.resolve({ ...respond(request.headers?.['pageNo'] ?? ''), request }),
      { ground: { list: none } },
    );
    return recognition.servedBy(respond('1'));
  };

  test('is one where the same is named whatever page is asked for', async () => {
    expect(await shown(() => 'anonymous', 401)).toBe('refused');
  });

  test('is one where another one is made up for each request', async () => {
    expect(await shown((pageNo) => `client-${pageNo}`, 401)).toBe('refused');
  });

  test('is none where none is named for another page, or where it succeeds', async () => {
    expect(await shown((pageNo) => (pageNo === '1' ? 'client-1' : ''), 401)).toBe('served');
    expect(await shown(() => 'anonymous', 200)).toBe('served');
  });
});

const NOTHING = answer({ status: 204, text: '' });

for (const { name, list, exchange, service } of [
  { name: 'without a page is a refusal where the list has clients', list: LIST, service: 'refused' },
  { name: 'without a page is none where none is known', list: { ...LIST, knownIds: [] }, service: 'empty' },
  {
    name: 'with an empty page is none, since the page may have lost its clients',
    list: LIST,
    exchange: answer({ body: envelope([]) }),
    service: 'empty',
  },
]) {
  test(`a success ${name}`, async () => {
    const { recognition } = await knownService((request) => Promise.resolve(answer({ request })), {
      ground: { list },
    });

    expect(await recognition.servedBy(exchange ?? NOTHING)).toBe(service);
  });
}

test.describe('a refusal with the number of a client', () => {
  const numbered = Array.from({ length: 12 }, (_, index) => ({
    clientId: `70000${index + 10}`,
    name: `n${index}`,
  }));
  const list = { ...LIST, knownIds: numbered.map(({ clientId }) => clientId) };

  /** What a refusal counts as whose number comes from `next`; for pages past the end it is that of nobody. */
  const told = async (next: () => string, status = 401) => {
    let asked = 0;
    const respond = (isPast: boolean) =>
      answer({ status, body: { error: 'no', entry: isPast ? 'none' : next() } });
    const { recognition } = await knownService(
      (request) => {
        asked += 1;
        return Promise.resolve({ ...respond(request.headers?.['pageNo'] === '99999'), request });
      },
      { ground: { list } },
    );
    const judge = () => recognition.servedBy({ ...respond(false), request: listOf() });
    return { first: await judge(), second: await judge(), asked };
  };
  const listOf = () => ({ method: 'GET', path: '/api/v1/clients', headers: { pageNo: '1', pageSize: '5' } });

  test('is one where the same request is refused with another number', async () => {
    let at = 9;
    const rolling = (): string => `7000${(at += 1) + 0}`.padStart(7, '7');

    const { first, second } = await told(rolling);

    expect([first, second]).toEqual(['refused', 'refused']);
  });

  test('serves where another node refuses without any', async () => {
    const numbers = ['7000010', 'none', 'none', 'none', 'none', 'none', 'none'];

    expect((await told(() => numbers.shift() ?? '7000010')).first).toBe('served');
  });

  test('serves where it is the same number each time', async () => {
    const { first, second } = await told(() => '7000010');

    expect([first, second]).toEqual(['served', 'served']);
  });
});
