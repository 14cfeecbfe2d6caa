import { generateKeyPairSync, sign } from 'node:crypto';

export interface Certificate {
  /** Both as PEM; nobody has signed it but itself. */
  readonly cert: string;
  readonly key: string;
}

const DAY_MS = 86_400_000;
/** Object identifiers (X.660), encoded. */
const ECDSA_WITH_SHA256 = '06082a8648ce3d040302';
const COMMON_NAME = '0603550403';
const ALTERNATIVE_NAME = '0603551d11';

/**
 * A fresh certificate for an IPv4 address, valid from two days ago until `endsInDays` days from now (RFC 5280 §4.1).
 */
export function certificateFor(address: string, endsInDays: number): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(0x30, bytes(ECDSA_WITH_SHA256));
  const name = der(0x30, der(0x31, der(0x30, bytes(COMMON_NAME), der(0x0c, Buffer.from('a test')))));
  const host = der(0x30, der(0x87, Buffer.from(address.split('.').map(Number))));
  const body = der(
    0x30,
    der(0xa0, bytes('020102')),
    bytes('020101'),
    algorithm,
    name,
    der(0x30, time(-2), time(endsInDays)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, der(0x30, bytes(ALTERNATIVE_NAME), der(0x04, host)))),
  );
  const signature = der(0x03, bytes('00'), sign('sha256', body, privateKey));
  const text = der(0x30, body, algorithm, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`,
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
  };
}

/** One element of X.690: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

function bytes(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

/** `261121180000Z` */
function time(inDays: number): Buffer {
  const iso = new Date(Date.now() + inDays * DAY_MS).toISOString();
  return der(0x17, Buffer.from(`${iso.slice(2, 19).replace(/\D/g, '')}Z`));
}
