import { expect, test } from '@playwright/test';
import { hear } from './judge/hearing.ts';
import { judges } from './judge/judges.ts';
import { idsOf, itemsOf, membersOf, parsed, Peer } from './judge/peer.ts';
import { startSecondService } from './service.ts';

const known = { clients: 61, sizes: [1, 2, 5, 10, 20, 25, 40], firstPage: 0, tokenLifetimeS: 60, leewayS: 0 };

async function withPeer(look: (peer: Peer) => Promise<void>): Promise<void> {
  const service = await startSecondService({ tokenLifetimeS: 60 });
  const peer = new Peer(service, known);
  await look(peer).finally(async () => {
    peer.close();
    await service.close();
  });
}

test('the service keeps every promise with its usual habits', async () => {
  const { breaches, requests } = await hear(Object.keys(judges));

  expect(breaches).toEqual({});
  expect(requests).toBeGreaterThan(500);
});

test('a token answer is 201 with the JWT in a nested member', async () => {
  await withPeer(async (peer) => {
    const heard = await peer.login();

    const { outcome } = membersOf(parsed(heard.text));
    const { grant, renewal } = membersOf(outcome);
    expect(heard.status).toBe(201);
    expect(String(membersOf(grant)['eintritt']).split('.')).toHaveLength(3);
    expect(Date.parse(String(membersOf(grant)['expiresAt']))).toBeGreaterThan(0);
    expect(String(renewal)).toMatch(/^r-/);
  });
});

test('a page is 206, the clock is slow, names run downwards', async () => {
  await withPeer(async (peer) => {
    const heard = await peer.list({ no: 0, size: 40 });

    const names = itemsOf(heard).map((item) => String(item['name']));
    const date = heard.fields.find(([name]) => name === 'date')?.[1] ?? '';
    expect(heard.status).toBe(206);
    expect(names).toHaveLength(40);
    expect(names).toEqual(names.toSorted().toReversed());
    expect(Date.now() - Date.parse(date)).toBeGreaterThan(230_000);
  });
});

test('sizes above the cap of 40 get 40 and the end gets 204', async () => {
  await withPeer(async (peer) => {
    const capped = await peer.list({ no: 1, size: 100 });
    const past = await peer.list({ no: 2, size: 100 });

    expect(idsOf(capped)).toHaveLength(21);
    expect(past.status).toBe(204);
  });
});

test('odd page values and a missing header are refused in XML', async () => {
  await withPeer(async (peer) => {
    const odd = await Promise.all(['-1', '1.5', 'one', '99999999999'].map((no) => peer.list({ no })));
    const missing = await peer.list({ change: { 'Organization-ID': undefined } });

    expect(odd.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(missing.status).toBe(403);
    expect(missing.text).toContain('<problem');
  });
});

test('a refused log-in gives nothing and a renewed token opens', async () => {
  await withPeer(async (peer) => {
    const refused = await peer.login({ password: 'nothing-4711' });
    const old = await peer.freshToken();
    peer.service.advance(61);
    const late = await peer.list({ scheme: 'bearer', token: old, no: 0 });
    const renewed = await peer.list({ scheme: 'bearer', token: await peer.freshToken(), no: 0, size: 3 });

    expect(refused.status).toBe(403);
    expect(late.status).toBe(403);
    expect(idsOf(renewed)).toHaveLength(3);
  });
});

test('an unknown fault or way is refused by name', async () => {
  await expect(startSecondService({ faults: ['no-such-fault'] })).rejects.toThrow('no-such-fault');
});
