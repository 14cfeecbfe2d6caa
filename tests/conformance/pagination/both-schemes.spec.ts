import { about, samePageInBoth, steadily, test } from '#fixtures/test.ts';

test('both schemes page alike', about('P8'), async ({ service, needs, judge }) => {
  const list = needs.bothSchemes();
  const [lead, other] = [service.right('apiKey'), service.right('bearer')];

  const result = await steadily(service.pages, {
    credentials: lead,
    list,
    judge: async (pages, attempt) => {
      const walks = await service.survey.walks(other, { pages, attempt, least: 1 });
      const findings = [];
      for (const page of walks.flatMap((walk) => walk.read)) {
        findings.push(...samePageInBoth(await pages.read(lead, page), page));
      }
      return findings;
    },
  });

  await judge.steady('P8', result);
});
