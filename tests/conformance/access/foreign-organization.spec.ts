import {
  about,
  inAnother,
  inOtherOrganization,
  othersInTwo,
  ownBeforeTheFirst,
  SCHEMES,
  spoiled,
  test,
  tokensBeyondOwnOrganization,
} from '#fixtures/test.ts';

test(
  'a log-in for another organization, or for none, opens nothing there',
  about('A5'),
  async ({ service, needs, judge }) => {
    needs.scheme('bearer');
    needs.optional('otherOrganizationId', 'OTHER_ORGANIZATION_ID');
    const tokens = await tokensBeyondOwnOrganization(service);

    const result = await service.refused.of(
      { scheme: 'bearer', page: needs.page() },
      inOtherOrganization(service.contract, tokens),
    );

    await judge.refused('A5', result);
  },
);

for (const scheme of SCHEMES) {
  test(
    `credentials do not open an unknown organization [${scheme}]`,
    about('A5'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const unknown = spoiled(service.contract, scheme, {
        name: 'an unknown organization',
        parts: { 'Organization-ID': { credential: 'UNKNOWN_ORGANIZATION_ID' } },
      });

      const place = { scheme, page: needs.page() };
      const result = await service.refused.of(place, [unknown]);
      const atFirst = await service.refused.atFirstUse(place, [unknown]);

      await judge.refused('A5', result, atFirst);
    },
  );

  test(
    `a page before the first shows nobody else’s clients [${scheme}]`,
    about('A5'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      const list = needs.identified(0);

      await judge.holds('A5', await ownBeforeTheFirst(service, service.right(scheme), list));
    },
  );

  test(
    `credentials do not open another organization [${scheme}]`,
    about('A5'),
    async ({ service, needs, judge }) => {
      needs.scheme(scheme);
      needs.optional('otherOrganizationId', 'OTHER_ORGANIZATION_ID');

      const place = { scheme, page: needs.page() };
      const result = await service.refused.inAnother(place, needs.spoilable());
      const behind = await service.refused.behindOwnEnd(place);
      const others = inAnother(service.contract, scheme, { limited: false });
      const beside = await service.refused.atOnce(place, others.slice(0, 1));
      const inBoth = await othersInTwo(service, place);
      const atFirst = await service.refused.atFirstUse(place, others.slice(0, 1));

      await judge.refused('A5', result, behind, beside, { findings: inBoth }, atFirst);
    },
  );
}
