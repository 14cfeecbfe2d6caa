import { chance } from './random.ts';

const BEGINNINGS = [
  'Ångström',
  'Wärtsilä',
  'Ząbek',
  'Ελιά',
  'Тундра',
  'מגדל',
  'نخيل',
  '東雲',
  '한빛',
  'ไทยรุ่ง',
  'Okafor',
];
const ENDINGS = [
  '& Søner',
  'ΑΕ',
  'ООО',
  'בע״מ',
  'للتجارة',
  '株式会社',
  '유한회사',
  'จำกัด',
  'GmbH',
  'Ltd',
  'S.à r.l.',
];

/** Names that ill-made programs trip over; every one is a string all the same. */
const AWKWARD = [
  '👩‍🚀 Über-Raumfahrt 🚀',
  '\u202Bשלום עולם\u202C',
  'Robert"); DROP TABLE clients;--',
  '<b onmouseover="alert(1)">Fett</b>',
  "O'Brien \\ Söhne",
  'line one\nline two\tend',
  '',
  ' leading and trailing ',
  'null',
  '0012',
  'e\u0301\u2028\u2029',
  '{"data":[]}',
  '𝔊𝔬𝔱𝔥𝔦𝔠 𐍈 🏳️‍🌈',
  'N'.repeat(600),
];

/** Name of the client at a place; two clients may well have the same one. */
export function nameOf(seed: number, place: number, awkward: boolean): string {
  const pick = chance(seed, `name ${place}`);
  if (awkward && place % 2 === 0) return AWKWARD[(place / 2) % AWKWARD.length] ?? '';
  const beginning = BEGINNINGS[Math.floor(pick * BEGINNINGS.length)] ?? '';
  const ending = ENDINGS[Math.floor(pick * 1009) % ENDINGS.length] ?? '';
  return `${beginning} ${ending} ${Math.floor(pick * 40)}`;
}
