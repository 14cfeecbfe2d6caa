import { expect, test } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { TOKEN_PATH } from '#fixtures/client/login.ts';
import { inShortRows, Rows } from '#fixtures/client/short-rows.ts';
import { answer, noAnswer } from './answers.ts';

const RIGHT: ApiRequest = { method: 'GET', path: '/right' };
const WRONG: ApiRequest = { method: 'GET', path: '/wrong' };

interface Scene {
  /** Paths in the order in which they were sent. */
  readonly sent: readonly string[];
}

/** Asks so many times for what is refused; what is right is served. */
async function asking(
  times: number,
  { rows = new Rows(), right = RIGHT, wrong = WRONG, refusal = answer({ status: 401 }) } = {},
): Promise<Scene> {
  const sent: string[] = [];
  const send = inShortRows(
    (request) => {
      sent.push(request.path);
      return Promise.resolve({ ...(request === WRONG ? refusal : answer({ body: {} })), request });
    },
    { rows, right, isRight: (request) => request === RIGHT },
  );
  for (let time = 0; time < times; time += 1) await send(wrong);
  return { sent };
}

function named(path: string, count: number): readonly string[] {
  return Array.from({ length: count }, () => path);
}

test.describe('a row of refusals', () => {
  test('is broken by a right request behind seven of them', async () => {
    const { sent } = await asking(9);

    expect(sent).toEqual([...named('/wrong', 7), '/right', ...named('/wrong', 2)]);
  });

  test('is broken behind three of them once somebody was shut out', async () => {
    const rows = new Rows();
    rows.shorten();

    const { sent } = await asking(4, { rows });

    expect(sent).toEqual([...named('/wrong', 3), '/right', '/wrong']);
  });

  test('is none at all where somebody was shut out for three of them', async () => {
    const rows = new Rows();
    for (let time = 0; time < 3; time += 1) rows.shorten();

    const { sent } = await asking(2, { rows });

    expect(sent).toEqual(['/wrong', '/right', '/wrong']);
  });

  test('is none of answers that serve, or tell nothing', async () => {
    expect((await asking(9, { wrong: RIGHT })).sent).toEqual(named('/right', 9));
    expect((await asking(9, { refusal: noAnswer() })).sent).toEqual(named('/wrong', 9));
    expect((await asking(9, { refusal: answer({ status: 429 }) })).sent).toEqual(named('/wrong', 9));
  });
});

for (const { refusals, mayBan } of [
  { refusals: 4, mayBan: false },
  { refusals: 5, mayBan: true },
]) {
  test(`somebody who was refused ${refusals} times may be shut out: ${mayBan}`, () => {
    const rows = new Rows();
    for (let time = 0; time < refusals; time += 1) {
      rows.note(answer({ status: 403 }), false);
      rows.note(answer({ body: {} }), true);
    }

    expect(rows).toMatchObject({ mayBan, isFull: false });
  });
}

test.describe('wrong log-ins', () => {
  const login: ApiRequest = { method: 'POST', path: TOKEN_PATH };
  const refused = { ...answer({ status: 401 }), request: login };
  const served = { ...answer({ body: {} }), request: login };

  test('are past once a right one is served', () => {
    const rows = new Rows();
    rows.note(refused, false);
    const before = rows.isBehindWrongLogins;
    rows.note(served, true);

    expect([before, rows.isBehindWrongLogins]).toEqual([true, false]);
  });

  test('are none of the right ones that are refused', () => {
    const rows = new Rows();
    for (let time = 0; time < 5; time += 1) rows.note(refused, true);

    expect(rows).toMatchObject({ isBehindWrongLogins: false, mayBanLogins: false });
  });

  test('are not past where another wrong one is let in', () => {
    const rows = new Rows();
    rows.note(refused, false);
    rows.note(served, false);

    expect(rows).toMatchObject({ isBehindWrongLogins: true });
  });
});
