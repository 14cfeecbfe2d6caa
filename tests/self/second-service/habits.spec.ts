import { expect, test } from '@playwright/test';
import { knownIn } from './judge/hearing.ts';
import * as looks from './judge/looks.ts';
import { Peer } from './judge/peer.ts';
import { startSecondService } from './service.ts';

const USUALLY = 'none';
const VND = 'application/vnd.erp.v2+json; charset=UTF-8';

/** Way (or none), the look at it, and what is seen. */
const seen: readonly (readonly [way: string, look: looks.Look, expected: string])[] = [
  [USUALLY, looks.clientsListed, '40'],
  ['no-clients', looks.clientsListed, '0'],
  ['one-client', looks.clientsListed, '1'],
  ['three-clients', looks.clientsListed, '3'],
  [USUALLY, looks.counts, '80 2'],
  ['2500-clients', looks.counts, '2519 2'],
  ['counts-ordinary', looks.counts, '61 61'],
  ['counts-pages', looks.counts, '31 0'],
  [USUALLY, looks.sizesServed, '3 10 31'],
  ['cap-5', looks.sizesServed, '3 5 5'],
  ['only-10-25-50', looks.sizesServed, '0 10 0'],
  ['refuse-large', looks.sizesServed, '3 10 0'],
  [USUALLY, looks.pageZero, '206'],
  ['one-based', looks.pageZero, '400'],
  [USUALLY, looks.pastEnd, '204 other'],
  ['past-404', looks.pastEnd, '404 other'],
  ['past-400', looks.pastEnd, '400 other'],
  ['past-empty', looks.pastEnd, '203 envelope'],
  [USUALLY, looks.refusal, '403 application/problem+xml'],
  ['refuse-401', looks.refusal, '401 application/problem+xml'],
  ['refuse-404', looks.refusal, '404 application/problem+xml'],
  ['refuse-400', looks.refusal, '400 application/problem+xml'],
  ['refuse-200', looks.refusal, `200 ${VND}`],
  ['refuse-html', looks.refusal, '403 text/html'],
  ['refuse-empty', looks.refusal, '403 none'],
  [USUALLY, looks.echo, 'false'],
  ['echo-wrong', looks.echo, 'true'],
  [USUALLY, looks.cookie, 'none'],
  ['anonymous-cookie', looks.cookie, 'visit=eyJ'],
  [USUALLY, looks.tokenAnswer, '{ 3 body'],
  ['token-array', looks.tokenAnswer, '[ 3 body'],
  ['token-json-string', looks.tokenAnswer, '" 3 body'],
  ['token-plain', looks.tokenAnswer, 'e 3 body'],
  ['token-header', looks.tokenAnswer, '{ 3 header'],
  ['token-bearer', looks.tokenAnswer, '{ 3 body Bearer'],
  ['token-refresh-jwt', looks.tokenAnswer, '{ 3+3 body'],
  ['token-jwe', looks.tokenAnswer, '{ 5 body'],
  [USUALLY, looks.lifetime, '3 s'],
  ['lifetime-2s', looks.lifetime, '2 s'],
  ['lifetime-day', looks.lifetime, '86400 s'],
  [USUALLY, looks.afterExpiry, 'false false'],
  ['leeway-4s', looks.afterExpiry, 'true false'],
  [USUALLY, looks.oldToken, 'other, old opens'],
  ['single-session', looks.oldToken, 'other, old closed'],
  ['same-second', looks.oldToken, 'same, old opens'],
  [USUALLY, looks.twoLogins, '2'],
  ['login-throttle', looks.twoLogins, '3'],
  [USUALLY, looks.homelessLogin, '403'],
  ['login-without-organization', looks.homelessLogin, '201'],
  [USUALLY, looks.head, '206 0'],
  ['no-head', looks.head, '405 0'],
  [USUALLY, looks.isSlow, 'false'],
  ['slow', looks.isSlow, 'true'],
  ['100000-clients', looks.counts, '100019 2'],
  [USUALLY, looks.lock, '403 403 403 403 403 then 201'],
  ['lockout', looks.lock, '403 403 403 403 403 then 403'],
  [USUALLY, looks.clock, '-4 min, -4 min'],
  ['clock-ahead', looks.clock, '10 min, 10 min'],
  ['clock-behind', looks.clock, '-10 min, -10 min'],
  ['no-date', looks.clock, 'none, 0 min'],
  [USUALLY, looks.changes, 'as long, same front'],
  ['list-grows', looks.changes, 'longer, same front'],
  ['list-moves', looks.changes, 'longer, other front'],
  [USUALLY, looks.firstName, 'false'],
  ['names-awkward', looks.firstName, 'true'],
  [USUALLY, looks.members, '5'],
  ['members-none', looks.members, '2'],
  ['members-many', looks.members, '12'],
  [USUALLY, looks.idShape, 'false'],
  ['integer-ids', looks.idShape, 'true'],
  [USUALLY, looks.keyShape, '34 plain'],
  ['short-keys', looks.keyShape, '8 plain'],
  ['base64-keys', looks.keyShape, '36 padded'],
  [USUALLY, looks.success, '206 201'],
  ['success-200', looks.success, '200 200'],
  ['success-202', looks.success, '202 203'],
  [USUALLY, looks.media, VND],
  ['media-json', looks.media, 'application/json'],
  ['media-hal', looks.media, 'Application/Vnd.Erp.Clients+JSON; version=7; profile="urn:erp;q=1"'],
  [USUALLY, looks.connection, 'keep-alive'],
  ['closes', looks.connection, 'close'],
  [USUALLY, looks.compressed, 'none false'],
  ['gzip', looks.compressed, 'gzip true'],
  [USUALLY, looks.askedAgain, 'false'],
  ['trouble-429', looks.askedAgain, 'true'],
  ['trouble-429-silent', looks.askedAgain, 'true'],
  ['trouble-503', looks.askedAgain, 'true'],
  ['maintenance', looks.askedAgain, 'true'],
];

for (const [at, [way, look, expected]] of seen.entries()) {
  test(`look ${at + 1}: with the way ${way} one sees ${expected.slice(0, 24)}`, async () => {
    const ways = way === USUALLY ? [] : [way];
    const service = await startSecondService({ ways });
    const peer = new Peer(service, { ...knownIn(ways), tokenLifetimeS: 3 });

    const found = await look(peer).finally(async () => {
      peer.close();
      await service.close();
    });

    expect(found).toBe(expected);
  });
}
