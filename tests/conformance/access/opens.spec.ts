import { about, test, withoutToken } from '#fixtures/test.ts';

test('API key and Organization-ID open the client list', about('A1'), async ({ service, needs, judge }) => {
  needs.declared('apiKey');

  const opening = await service.opening('apiKey');

  await judge.holds('A1', opening);
});

test(
  'token, Organization-ID and API-KEY open the client list',
  about('A2'),
  async ({ service, needs, judge }) => {
    needs.issuedToken();

    const opening = await service.opening('bearer');

    const tokenless = withoutToken(opening);
    const dead = await service.issued.deadTokens(opening);
    await judge.holds('T8', service.expiry.sinceRenewal([...tokenless, ...dead]));
    await judge.holds('T6', tokenless);
    await judge.holds('T2', dead);
    await judge.holds('T6', await service.issued.deadSecondBehind(opening));
    await judge.holds('T8', service.expiry.closedSinceRenewal(opening));
    await judge.holds('A2', opening);
  },
);
