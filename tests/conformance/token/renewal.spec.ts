import {
  about,
  endsEarlyToo,
  keyOpensBehindAPause,
  lastsHalf,
  livesOn,
  openPages,
  pauseForALife,
  refusedBesideWrong,
  renewedBehind,
  test,
  wrongBesideExpired,
  wrongPassword,
} from '#fixtures/test.ts';

test('a genuinely expired token is refused', about('T5'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const expired = await service.expiry.expiredToken(judge);

  const findings = [
    ...(await service.expiry.refused(expired, [needs.page(), needs.laterPage(), undefined])),
    ...(await service.expiry.refused(expired, await openPages(service, expired, needs.otherPages()))),
    ...(await service.expiry.givenRefused(needs.page())),
    ...(await refusedBesideWrong(service, expired, needs.page())),
  ];

  needs.stillServed(await service.byFreshToken(needs.page()), 'a right request with a fresh token after it');
  await judge.holds('T5', findings);
});

test(
  'after each expiry the same endpoint gives a new token',
  about('T8'),
  async ({ service, needs, judge }) => {
    needs.scheme('bearer');
    await service.expiry.ofShortToken(judge);

    const pages = [needs.page(), needs.laterPage()];
    const first = await service.logins.afresh();
    await judge.holds('T8', await service.issued.renewal(first, pages));
    const beside = await service.issued.beside(first);
    const dead = await livesOn(service, first, needs.page());
    await service.expiry.nearEndOf(first, judge);
    const isAlive = await service.issued.opens(beside, needs.page());
    await service.expiry.ofLogin(first, judge);
    await judge.holds('T6', isAlive ? await service.issued.outlives(beside, needs.page()) : []);
    const ended = await service.expiry.ofLogin(beside, judge);
    // Nobody has logged in since its end.
    const open = await service.expiry.refused(ended, [needs.page()]);
    // A renewal needs the right password, too, whatever is shown beside it.
    await judge.holds('T3', [
      ...(await service.logins.yielded(wrongPassword(), needs.page())),
      ...(await service.logins.yielded(wrongBesideExpired(ended.name), needs.page())),
    ]);
    const second = await service.logins.afresh();
    const page = needs.page();
    await judge.holds('T8', await service.issued.renewal(second, pages));
    // Two that end long before their time, one like the other.
    await judge.holds('A2', dead.length > 0 ? await livesOn(service, second, page) : []);
    const early = await lastsHalf(service, second, page);
    await judge.holds('T5', open);
    // A renewal right behind a renewal: nothing of this user has lived in between but the
    // token of that one, and nobody has shown it around its end.
    await service.expiry.quietlyOfLogin(second, judge);
    const third = await service.logins.afresh();
    await judge.holds('T8', await service.issued.renewal(third, [page]));
    await pauseForALife(service, third, judge);
    // And nobody has asked by key.
    await judge.holds('A1', await keyOpensBehindAPause(service, needs.page()));
    const fourth = await service.logins.afresh();
    const renewals = [() => Promise.resolve(fourth), () => renewedBehind(service, ended.name)];

    await judge.holds('T8', [
      ...(await service.issued.renewal(fourth, pages)),
      ...(await endsEarlyToo(service, early, { page, renewals })),
    ]);
  },
);

test(
  'a renewal beside another living token gives a new one',
  about('T8'),
  async ({ service, needs, judge }) => {
    needs.scheme('bearer');
    await service.expiry.ofShortToken(judge);
    const first = await service.logins.afresh();
    const beside = await service.issued.beside(first);

    const { name } = await service.expiry.ofLogin(first, judge);

    await judge.holds('T8', await service.issued.repeatedBeside(beside, name));
  },
);

test('a renewed token is refused after its expiry, too', about('T5'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const expired = service.expiry.latest(judge);

  const findings = await service.expiry.refused(expired, [needs.page()]);

  await judge.holds('T5', findings);
});
