import {
  about,
  carriesJwt,
  isInTokenAnswer,
  repeatedBesideToken,
  secretsRepeated,
  test,
} from '#fixtures/test.ts';

test('the token endpoint answers a log-in with a JWT', about('T1'), async ({ service, needs, judge }) => {
  needs.login();

  // Several: a service may fail to answer every so often.
  for (const index of [0, 1, 2]) {
    const login = await service.logins.right(index);

    judge.heard(login);
    const refused = service.logins.laterRefusal(login);
    await judge.holds('T8', service.expiry.sinceRenewal(refused));
    await judge.holds('T6', refused);
    await judge.holds('T1', carriesJwt(login));
  }
});

test('a log-in counts in any spelling of its JSON', about('T1'), async ({ service, needs, judge }) => {
  needs.token();

  const findings = await service.logins.respelt();

  await judge.holds('T1', findings);
});

test('a log-in counts in whatever pieces it arrives', about('T1'), async ({ service, needs, judge }) => {
  needs.token();

  const findings = await service.logins.inPieces();

  await judge.holds('T1', findings);
});

test('a token expires, and not before it is issued', about('T2'), async ({ service, needs, judge }) => {
  needs.login();
  const logins = [await service.logins.right(0), await service.logins.right(1)] as const;

  // Whether there is a token without Organization-ID is open; where there is one, it ends, too.
  const others = [await service.logins.withoutOrganization(), await service.logins.asPhone()];

  const findings = [
    ...logins.flatMap((login) => judge.readExpiry(login, service.logins.tokenOf(login))),
    ...others.flatMap((login) => service.issued.expiryProblems(login)),
  ];

  const past = findings.filter(({ isPastExpiry }) => isPastExpiry === true);
  await judge.holds('T8', service.expiry.sinceRenewal(past));
  await judge.holds('T2', findings);
});

test('a second log-in gives another token that works', about('T6'), async ({ service, needs, judge }) => {
  needs.token();

  const inARow = await service.issued.inARow(needs.page());
  const ofEach = inARow.filter(({ isOfEach }) => isOfEach === true);
  await judge.holds('T8', service.expiry.sinceRenewal(ofEach));
  await judge.holds('T6', inARow);
  await judge.holds('T6', await service.issued.atOnce(needs.page()));
  const second = await service.logins.later();
  const findings = [
    ...(await service.issued.renewed(second, needs.page())),
    ...(await service.issued.renewed(second, needs.laterPage())),
  ];

  judge.heard(second);
  await judge.holds('T8', service.expiry.sinceRenewal(findings, second));
  await judge.holds('T6', [
    ...findings,
    ...service.logins.repeated(second),
    ...(await repeatedBesideToken(service)),
    ...(await service.issued.deadSecond()),
  ]);
});

test(
  'token answer and claims carry neither password nor key',
  about('T7'),
  async ({ service, needs, judge }) => {
    needs.login();
    const logins = [
      await service.logins.withoutOrganization(),
      await service.logins.right(0),
      await service.logins.right(1),
    ];

    const sightings = await service.control.sightings();

    await judge.holds(
      'T7',
      secretsRepeated(sightings.filter(isInTokenAnswer), [...service.remarkable.exchanges, ...logins]),
    );
  },
);
