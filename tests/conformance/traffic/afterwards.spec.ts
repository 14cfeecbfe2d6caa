import { about, SCHEMES, spoiledAfterwards, test } from '#fixtures/test.ts';

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

test('an expired token stays refused', about('T5'), async ({ service, needs, judge }) => {
  needs.scheme('bearer');
  const expired = await service.expiry.known(judge);

  const findings = [];
  for (const token of expired) findings.push(...(await service.expiry.refused(token, [needs.page()])));
  findings.push(...(await service.expiry.unusedRefused(needs.page())));

  await judge.holds('T5', findings);
});
