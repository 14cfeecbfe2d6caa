import {
  about,
  brokenByDisturbance,
  changedAgain,
  clientsToChoose,
  expiredAsTable,
  OPENED_BY,
  openPages,
  partAndWhole,
  refusedNowAndThen,
  SCHEMES,
  spoiledAfterwards,
  steadily,
  test,
  turnedByWhole,
  turnsNoPage,
  untoldByPage,
} from '#fixtures/test.ts';

/** These come last: by now the service was asked much, rightly and wrongly. */
for (const scheme of SCHEMES) {
  test(
    `what was refused at first is refused in the end [${scheme}]`,
    about('A7'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const wrong = spoiledAfterwards(service.contract, scheme, needs.spoilable());
      await service.readMany(needs.manyPages());

      const result = await service.refused.still({ scheme, page: needs.page() }, wrong);

      await judge.refused('A7', result);
    },
  );
}

for (const scheme of SCHEMES)
  test(
    `a reading of the whole list turns no page [${scheme}]`,
    about('P6'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.identified(0);
      judge.untestedBy(await untoldByPage(service, scheme, needs.page()));

      await judge.holds('P6', await turnedByWhole(service, scheme, partAndWhole(needs, judge)));
    },
  );

const OF_EACH_LIST = [
  { id: 'E1', text: 'the documented envelope' },
  { id: 'E2', text: 'a list of clients with clientId and name, both strings' },
  { id: 'E3', text: 'one without negative counts' },
  { id: 'E4', text: 'one whose clientId each identify one client' },
  { id: 'E5', text: 'JSON in UTF-8 that says so' },
] as const;

for (const { id, text } of OF_EACH_LIST) {
  test(`each list of the whole run was ${text}`, about(id), async ({ service, needs, judge }) => {
    needs.list();
    await service.askOddly(needs.page());
    // Remembered where they were read before: there is something to look at in any case.
    for (const scheme of needs.opening()) await service.pages.read(service.right(scheme), needs.page());

    await judge.holds(id, service.seenLists.against(id));
  });
}

test(
  'no page of the whole run came back to an order it had left',
  about('P6'),
  async ({ service, needs, judge }) => {
    needs.identified(0);
    judge.untestedBy(await untoldByPage(service, needs.lead(), needs.page()));
    // Read several times in this run; here once more, since each test stands alone.
    for (const scheme of needs.opening()) await service.pages.read(service.right(scheme), needs.page());

    await judge.holds('P6', service.seenPages.unsteady());
  },
);

test('no page of the whole run held more than asked for', about('P4'), async ({ service, needs, judge }) => {
  const list = needs.clients(1);
  const right = service.right(needs.lead());
  await service.pages.read(right, needs.page());
  await service.pages.readPlain(right);

  await judge.holds('P4', service.seenPages.overfull(list));
});

test(
  'what a page once came otherwise behind does not change it',
  about('P1'),
  async ({ service, needs, judge }) => {
    const list = clientsToChoose(needs, judge);
    const right = service.right(needs.lead());

    const result = await steadily(service.pages, {
      credentials: right,
      list,
      judge: (pages) => changedAgain(service, pages),
    });

    const order = await service.survey.inOrder(right);
    await judge.steady(brokenByDisturbance(result, order, list), result);
  },
);

const WITH = { apiKey: 'key and Organization-ID', bearer: 'token, key and Organization-ID' } as const;

for (const scheme of SCHEMES) {
  const id = OPENED_BY[scheme];

  test(`who came with ${WITH[scheme]} was not refused`, about(id), async ({ service, needs, judge }) => {
    needs.scheme(scheme);
    await service.pages.read(service.right(scheme), needs.page());

    await judge.holds(id, await refusedNowAndThen(service, scheme));
  });
}

test('each token of the whole run was a JWT', about('T1'), async ({ service, needs, judge }) => {
  needs.token();
  await service.logins.right(0);

  await judge.holds('T1', service.seenLogins.withoutJwt());
  await judge.holds('T1', await refusedNowAndThen(service, 'login'));
});

test('each token of the whole run had an expiry', about('T2'), async ({ service, needs, judge }) => {
  needs.token();
  await service.logins.right(0);

  const over = service.seenLogins.overWhenIssued();
  await judge.holds('T8', service.expiry.sinceRenewal(over));
  await judge.holds('T2', [...over, ...service.seenLogins.withoutExpiry()]);
});

test('an expired token stays refused', about('T5'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const expired = await service.expiry.known(judge);

  const findings = [...(await turnsNoPage(service, expired, needs.nextPage()))];
  // Of the first, whose end most log-ins have followed.
  for (const first of expired.slice(0, 1))
    findings.push(
      ...(await service.expiry.refused(first, await openPages(service, first, needs.otherPages()))),
    );
  for (const token of expired) findings.push(...(await service.expiry.refused(token, [needs.page()])));
  findings.push(...(await service.expiry.unusedRefused(needs.page())));
  const asTable = await expiredAsTable(service, expired, needs.page());

  await judge.holds('T5', findings);
  await judge.refused('T5', asTable);
});
