import { test, expect } from '@playwright/test';
import type { Sighting } from '#fixtures/gateway/protocol.ts';
import { Remarkable } from '#fixtures/judge/remarkable.ts';
import { answer, noAnswer } from '#tests/self/checks/answers.ts';

const SIGHTING: Sighting = {
  exchange: 3,
  request: 'GET /api/v1/clients',
  status: 400,
  secret: 'API_KEY',
  form: 'whole',
  where: 'body/message',
  atTokenEndpoint: false,
};

const telling = answer({ status: 400, report: { exchange: 3, sightings: [SIGHTING] } });
const crashed = answer({
  status: 500,
  request: { place: 'page 0 of size 10' },
  report: { exchange: 4 },
});

test('what repeats a secret and what is answered with 500 is kept, in its order', () => {
  const kept = new Remarkable();
  const others = [
    answer({ report: { exchange: 1 } }),
    answer({ status: 503, report: { exchange: 2 } }),
    noAnswer(),
  ];

  for (const exchange of [...others, telling, crashed]) kept.note(exchange);

  expect(kept.exchanges).toEqual([telling, crashed]);
});

test('the place of a request is known by the number of its exchange', () => {
  const kept = new Remarkable();
  kept.note(crashed);

  expect(kept.placeOf(4)).toBe('page 0 of size 10');
  expect(kept.placeOf(3)).toBeUndefined();
});

test('of a service that errs in each answer the first fifty are kept', () => {
  const kept = new Remarkable();

  for (let exchange = 1; exchange <= 60; exchange += 1)
    kept.note(answer({ status: 500, report: { exchange } }));

  expect(kept.exchanges.map(({ report }) => report.exchange)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});
