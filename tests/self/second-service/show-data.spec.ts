import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { secretsIn } from '#reports/command/scan.ts';
import { plainRun, statementIn, wholeRun, type Started } from '../hostile/started.ts';
import type { Call, Listed, Rules } from './call.ts';
import { itemsOf, Peer } from './judge/peer.ts';
import { startSecondService, type SecondService } from './service.ts';
import type { Client } from './world.ts';

const KNOWN = { clients: 61, sizes: [40], firstPage: 0, tokenLifetimeS: 60, leewayS: 0 };
/** Breaches in the items, so that their exchanges are shown as well. */
const FAULTS = ['E2-name-null-once', 'E2-id-number-later'];
/** Shorter values stand in ordinary words by chance. */
const LEAST_TELLING = 8;

const SOME = ['--grep', '@(A[14]|E[1245]|P[15]|open)\\b'];

test('without SHOW_DATA no value of a client stands in any output', async ({}, info) => {
  const service = await startSecondService({ tokenLifetimeS: 60, faults: FAULTS, change: tellTales });
  const values = await valuesOf(service);

  const outDir = info.outputPath('out');
  const { output } = await wholeRun(outDir, SOME, settingsOf(service, { SHOW_DATA: 'false' })).ended;
  await service.close();

  const statement = statementIn(outDir);
  expect(statement?.requirements.find(({ id }) => id === 'E2')?.outcome).toBe('failed');
  expect(statement?.openPoints.filter(({ observed }) => observed !== null).length).toBeGreaterThan(25);
  expect(values.length).toBeGreaterThan(80);
  expect(valuesIn(outDir, values)).toEqual([]);
  expect(values.filter((value) => output.includes(value))).toEqual([]);
});

test('with SHOW_DATA they do, so the search would find them', async ({}, info) => {
  const service = await startSecondService({ tokenLifetimeS: 60, faults: FAULTS, change: tellTales });
  const values = await valuesOf(service);

  const outDir = info.outputPath('out');
  const args = ['--no-reports', '--trace=on', '--grep', '@E2'];
  await wholeRun(outDir, args, settingsOf(service, { SHOW_DATA: 'true' })).ended;
  await service.close();

  const places = valuesIn(outDir, values).map((found) => found.split(': ')[0]);
  expect(places.length).toBeGreaterThan(20);
  expect(places).toEqual(expect.arrayContaining(['conformance.json', 'trace.zip']));
  expect(valuesIn(outDir, values.map(inField)).length).toBeGreaterThan(2);
  expect(valuesIn(outDir, values.map(encodeURIComponent)).length).toBeGreaterThan(2);
});

for (const { what, begin } of [
  { what: 'a whole run', begin: wholeRun },
  { what: 'a plain run', begin: plainRun },
]) {
  test(`without SHOW_DATA ${what} refuses to write traces`, async ({}, info) => {
    const service = await startSecondService({ tokenLifetimeS: 60 });
    const outDir = info.outputPath('out');

    const run: Started = begin(outDir, ['--trace=retain-on-failure', '--grep', '@A1'], settingsOf(service));
    const { code, output } = await run.ended;
    await service.close();

    expect(code).not.toBe(0);
    expect(output).toContain('Set SHOW_DATA=true, or run without --trace.');
    expect(statementIn(outDir)).toMatchObject({ verdict: 'not-judged' });
  });
}

function settingsOf(service: SecondService, more: Readonly<Record<string, string>> = {}) {
  return { ...service.environment, MAX_EXPIRY_WAIT_S: '0', MAX_REQUESTS_PER_SECOND: '1000', ...more };
}

/** Every telling text in the items of the list, whatever its member is called. */
async function valuesOf(service: SecondService): Promise<readonly string[]> {
  const peer = new Peer(service, KNOWN);
  const pages = [await peer.list({ no: 0, size: 40 }), await peer.list({ no: 1, size: 40 })];
  peer.close();
  const found = pages.flatMap((page) => itemsOf(page)).flatMap((item) => Object.values(item));
  const texts = found.flatMap((one) => (['string', 'number'].includes(typeof one) ? [String(one)] : []));
  return [...new Set(texts.filter((text) => text.length >= LEAST_TELLING))];
}

function formsOf(value: string): readonly string[] {
  const forms = [value, encodeURIComponent(value), inField(value)];
  return forms.flatMap((form) => [form, JSON.stringify(form).slice(1, -1)]);
}

/** A header field carries bytes, which read as Latin-1 (RFC 9110 §5.5). */
function inField(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** Names clients in words of the service's own: the last of the list and the first of the page. */
function tellTales(rules: Rules): void {
  const { envelope, served } = rules;
  const told = (call: Call, { items }: Listed): readonly Client[] => [
    ...items.slice(0, 1),
    ...call.world.own.clients.slice(-1),
  ];
  rules.envelope = (call, listed) => {
    const names = told(call, listed).map(({ name, clientId }) => `${name} (${clientId})`);
    return { ...envelope(call, listed), message: `from ${names.join(' to ')}.` };
  };
  rules.served = (call, listed) => {
    const fields = told(call, listed).flatMap(({ name, clientId }): [string, string][] => [
      ['X-Client', inField(name)],
      ['Link', `</clients/${clientId}>; rel="item"; title*=UTF-8''${encodeURIComponent(name)}`],
    ]);
    const answer = served(call, listed);
    return { ...answer, fields: [...answer.fields, ...fields] };
  };
}

/** Those that stand in a file below the folder, packed and encoded content included. */
function valuesIn(folder: string, values: readonly string[]): readonly string[] {
  const find = (bytes: Buffer): readonly string[] =>
    values.filter((value) => formsOf(value).some((form) => bytes.includes(form)));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  return [
    ...new Set(
      files.flatMap((file) =>
        secretsIn(readFileSync(file), find).map((value) => `${path.basename(file)}: ${value}`),
      ),
    ),
  ];
}
