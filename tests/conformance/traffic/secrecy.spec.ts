import { about, isInTokenAnswer, SCHEMES, secretsRepeated, test } from '#fixtures/test.ts';

test('no answer repeats a key, a token or the password', about('A8'), async ({ service, needs, judge }) => {
  needs.lead();
  for (const scheme of SCHEMES) await service.probes.provokeEchoes(scheme, needs.page());

  const sightings = await service.control.sightings();

  const elsewhere = sightings.filter((sighting) => !isInTokenAnswer(sighting));
  await judge.holds(
    'A8',
    secretsRepeated(elsewhere, [...service.remarkable.exchanges, ...service.exchanges]),
  );
});
