import type { PublicSettings } from '#fixtures/settings.ts';

/** What tests and ground see of the settings of a service with an API key and a log-in, everything else usual. */
export const PUBLIC_SETTINGS: PublicSettings = {
  target: 'test',
  kind: 'deployment',
  baseUrl: 'https://service.example',
  seed: 'seed',
  showData: false,
  allowWrites: false,
  maxExpiryWaitS: 60,
  strict: false,
  certify: false,
  requestTimeoutS: 30,
  declared: {
    organizationId: true,
    apiKey: true,
    login: true,
    otherOrganizationId: false,
    limitedApiKey: false,
    expiredToken: false,
  },
  overlays: [],
};
