import { createHmac } from 'node:crypto';
import type { Recorder } from './exchange.ts';

interface Tokens {
  readonly token: string;
  readonly second: string;
  readonly bearer: Readonly<Record<string, string>>;
}

/** A page with the token altered in its header, its claims or its signature. */
export async function alterToken(recorder: Recorder, { token, second, bearer }: Tokens): Promise<void> {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signedBy = (secret: string, others: object = {}) => {
    const signed = `${base64({ alg: 'HS256', typ: 'JWT', ...others })}.${claims}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const altered: Readonly<Record<string, string>> = {
    none: `${base64({ alg: 'none' })}.${claims}.`,
    NONE: `${base64({ alg: 'NONE' })}.${claims}.`,
    'none in other letters': `${base64({ alg: 'nOnE' })}.${claims}.`,
    'none with signature': `${base64({ alg: 'none' })}.${claims}.${signature}`,
    'no signature': `${header}.${claims}.`,
    'no third part': `${header}.${claims}`,
    'end of signature': `${header}.${claims}.${signature.slice(0, -6)}QQQQQQ`,
    'start of signature': `${header}.${claims}.QQQQ${signature.slice(4)}`,
    'other header': `${base64({ alg: 'HS256', typ: 'JWT', kid: 'other' })}.${claims}.${signature}`,
    'empty secret': signedBy(''),
    'organization as secret': signedBy(recorder.mock.credentials.organizationId),
    'no key by that name': signedBy('undefined', { kid: 'other' }),
    'other signature': `${header}.${claims}.${second.split('.')[2] ?? ''}`,
    'embedded key': await embeddedKey(claims),
    'unreadable claims': `${header}.${Buffer.from('no JSON').toString('base64url')}.${signature}`,
    key: bearer['API-KEY'] ?? '',
  };
  for (const [title, value] of Object.entries(altered)) {
    for (const pageNo of ['1', '2']) {
      const headers = { ...bearer, pageNo, Authorization: `Bearer ${value}` };
      await recorder.send(`${title} ${pageNo}`, { headers });
    }
  }
  await recorder.send('token as key', { headers: { ...bearer, Authorization: `Api-Key ${token}` } });
}

async function embeddedKey(claims: string): Promise<string> {
  const { CompactSign, exportJWK, generateKeyPair } = await import('jose');
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  return new CompactSign(Buffer.from(claims, 'base64url'))
    .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey) })
    .sign(privateKey);
}
