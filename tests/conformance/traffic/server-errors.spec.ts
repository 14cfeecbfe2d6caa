import { about, test } from '#fixtures/test.ts';

test('a wrong request is not answered with 500', about('A9'), async ({ service, needs, judge }) => {
  needs.lead();
  await service.probes.provokeCrashes(needs.opening());

  const result = await service.probes.repeatCrashes(needs.page());

  await judge.refused('A9', result);
});
