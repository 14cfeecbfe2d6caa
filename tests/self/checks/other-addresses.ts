/** The spellings of the list's address that a guard may not know, in the order in which they are asked at. */
export const OTHER_ADDRESSES: readonly string[] = [
  '/api/v1/clients/',
  '/api/v1/clients;x',
  '/api/v1/clients.json',
  '/api/v1//clients',
  '/api/v1/%63lients',
  '/API/V1/CLIENTS',
  '/api/v1/clients?format=csv',
];
