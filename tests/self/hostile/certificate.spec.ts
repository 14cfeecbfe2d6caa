import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { expect, test, type TestInfo } from '@playwright/test';
import { listening } from '#tests/self/gateway/loopback.ts';
import { certificateFor, type Certificate } from './certificate.ts';
import { OWN } from './runs.ts';
import { statementIn, wholeRun } from './started.ts';

const HERE = '127.0.0.1';
const KINDS = [
  {
    what: 'that nobody vouches for',
    address: HERE,
    endsInDays: 9,
    isTrusted: false,
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  },
  { what: 'that has expired', address: HERE, endsInDays: -1, isTrusted: true, code: 'CERT_HAS_EXPIRED' },
  {
    what: 'of another host',
    address: '192.0.2.1',
    endsInDays: 9,
    isTrusted: true,
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
  },
];

for (const { what, address, endsInDays, isTrusted, code: reason } of KINDS) {
  test(`a service with a certificate ${what} hears nothing and is not judged`, async ({}, info) => {
    const { heard, ended, outDir } = await runBehind(certificateFor(address, endsInDays), {
      info,
      isTrusted,
    });

    const { code, output } = ended;
    expect(code, output).toBe(2);
    expect(output).toContain(`the first request: TLS (no secure connection could be made (${reason})`);
    expect(output).not.toMatch(/\n\s+at |hostile-canary/);
    expect(output.trim().split('\n').length).toBeLessThan(9);
    expect(statementIn(outDir)?.verdict).toBe('not-judged');
    expect(heard).toEqual([]);
  });
}

test('a service with a certificate that NODE_EXTRA_CA_CERTS vouches for is heard', async ({}, info) => {
  const { heard, ended } = await runBehind(certificateFor(HERE, 9), { info, isTrusted: true });

  expect(ended.code, ended.output).toBe(2);
  expect(ended.output).toContain('the first request: RESET (');
  expect(heard).toContain('GET /api/v1/clients');
});

interface Trust {
  readonly info: TestInfo;
  readonly isTrusted: boolean;
}

/** A whole run against a service that shows this certificate and hangs up on everybody. */
async function runBehind({ cert, key }: Certificate, { info, isTrusted }: Trust) {
  const heard: string[] = [];
  const server = createServer({ cert, key }, (request) => {
    heard.push(`${request.method} ${request.url}`);
    request.socket.destroy();
  });
  await using service = await listening(server);
  const file = info.outputPath('certificate.pem');
  writeFileSync(file, cert);
  const outDir = info.outputPath('out');
  const ended = await wholeRun(outDir, ['--no-reports', '--grep', '@A1'], {
    ...OWN,
    BASE_URL: service.url.replace('http:', 'https:'),
    ...(isTrusted ? { NODE_EXTRA_CA_CERTS: file } : {}),
  }).ended;
  return { heard, ended, outDir };
}
