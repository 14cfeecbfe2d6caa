import {
  about,
  closedByLogin,
  closedByOther,
  closedByServed,
  OPENED_BY,
  OTHER_SCHEME,
  SCHEMES,
  spoiledAfterwards,
  test,
  withoutToken,
} from '#fixtures/test.ts';

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

test('a log-in closes nothing to the key', about('A1'), async ({ service, needs, judge }) => {
  needs.scheme('apiKey');
  needs.issuedToken();

  const result = await closedByLogin(service, needs.page());

  await judge.refused('A1', result);
});

for (const scheme of SCHEMES) {
  const other = OTHER_SCHEME[scheme];

  test(
    `what is served in the other scheme closes nothing [${scheme}]`,
    about(OPENED_BY[scheme]),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.scheme(other);

      const result = await closedByServed(service, needs.page(), scheme);

      await judge.refused(OPENED_BY[scheme], result);
    },
  );

  test(
    `what is refused in the other scheme closes nothing [${scheme}]`,
    about(OPENED_BY[scheme]),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.scheme(other);
      // The unknown key last.
      const wrong = spoiledAfterwards(service.contract, other, needs.spoilable()).slice(0, 2).reverse();

      const result = await closedByOther(service, { scheme, page: needs.page() }, wrong);

      await judge.refused(OPENED_BY[scheme], result);
    },
  );
}
