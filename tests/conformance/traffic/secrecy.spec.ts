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

// Behind log-ins of every kind, too: a right one may repeat what was sent with a wrong one before it.
test(
  'no token answer of the whole run carries the password or a key',
  about('T7'),
  async ({ service, needs, judge }) => {
    needs.login();

    const sightings = (await service.control.sightings()).filter(isInTokenAnswer);

    const shown = [...service.remarkable.exchanges, await service.logins.right(0)];
    await judge.holds('T7', secretsRepeated(sightings, shown));
  },
);
