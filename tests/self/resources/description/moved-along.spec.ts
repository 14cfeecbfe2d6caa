import { expect, test } from '@playwright/test';
import { patched } from '#fixtures/resources/changing/patching.ts';
import { movesAlong } from '#fixtures/resources/description/moved-along.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

interface Case {
  readonly of: 'ofName' | 'ofSent' | 'ofAll';
  readonly words: string;
  readonly isTold: boolean;
}

const CASES: readonly Case[] = [
  { of: 'ofAll', words: 'Moving invoiced_on moves due_on along, unless that is sent.', isTold: true },
  { of: 'ofAll', words: 'A change of invoiced on sets the due on as well.', isTold: true },
  {
    of: 'ofAll',
    words: 'Confirming clears due_on. The invoiced_on is shown, too.',
    isTold: false,
  },
  { of: 'ofAll', words: 'Both invoiced_on and due_on are days.', isTold: false },
  {
    of: 'ofAll',
    words: 'Only what is sent is changed: a PATCH of invoiced_on never clears due_on.',
    isTold: false,
  },
  { of: 'ofAll', words: 'Updates invoiced_on, due_on or the remarks.', isTold: false },
  { of: 'ofName', words: 'Not before invoiced_on, null while it is open.', isTold: false },
  { of: 'ofName', words: 'Always after invoiced_on.', isTold: false },
  { of: 'ofName', words: 'Days after invoiced_on, null if there is none.', isTold: false },
  { of: 'ofName', words: 'Wiped when invoiced_on is changed.', isTold: true },
  { of: 'ofSent', words: 'Text that goes below the due_on.', isTold: false },
  { of: 'ofName', words: 'Follows invoiced_on.', isTold: true },
  { of: 'ofName', words: 'For invoiced_on in the past only; null for others.', isTold: true },
  { of: 'ofName', words: 'Not before invoiced_on. It can be null.', isTold: false },
  { of: 'ofSent', words: 'A new one resets due_on.', isTold: true },
  { of: 'ofSent', words: 'Not after due_on.', isTold: false },
  { of: 'ofName', words: 'Set to the invoiced_on whenever that is sent without it.', isTold: true },
  { of: 'ofName', words: 'Set to zero at first, as invoiced_on.', isTold: false },
  { of: 'ofSent', words: 'In place of due_on: a number of days.', isTold: true },
  { of: 'ofSent', words: 'A place of its own beside due_on.', isTold: false },
  { of: 'ofName', words: 'Wird mit invoiced_on verschoben.', isTold: true },
];

for (const { of, words, isTold } of CASES)
  test(`a member ${isTold ? 'moves' : 'stays'}, as is said (${of}): ${words}`, () => {
    const told = { name: 'due_on', sent: ['invoiced_on'], ofName: [], ofSent: [], ofAll: [], [of]: [words] };

    expect(movesAlong(told)).toBe(isTold);
  });

const day = (description: string): Schema => ({ type: 'string', format: 'date', description });

/** PATCH of the first day makes the last one that day. */
const moving: Rule = ({ method, id, body, isRight }, things) => {
  const before = things.get(id);
  if (method !== 'PATCH' || before === undefined || !isRight) return undefined;
  const { firstDay, lastDay } = body;
  const after = {
    ...before,
    ...body,
    ...(lastDay === undefined && firstDay !== undefined && { lastDay: firstDay }),
  };
  things.set(id, after);
  return { body: { ...after, id } };
};

for (const { words, at } of [
  { words: 'Moves along with firstDay.', at: [] },
  { words: 'Not before firstDay.', at: ['/lastDay'] },
])
  test(`what moves along with a PATCH of another member is told by its description: ${words} (G4)`, async () => {
    const members = { firstDay: day('The first day.'), lastDay: day(words) };
    const { bench } = await sceneOf({ members }, { rule: moving }, 'G4');

    const findings = await patched(bench, await ownItemBetween(bench));

    expect([...new Set(findings.map((finding) => finding.at))]).toEqual(at);
  });
