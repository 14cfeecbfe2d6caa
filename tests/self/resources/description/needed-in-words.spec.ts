import { expect, test } from '@playwright/test';
import { neededInWords } from '#fixtures/resources/description/needed-in-words.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import { addedLeast } from '#fixtures/resources/items/writing.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { sceneOf, type Rule } from '../things.ts';

waitsPass();

const text = { type: 'string' };
const MEMBERS = { name: text, email: text, phone: text, poBox: text, vatId: text };

interface Told {
  readonly words?: string;
  readonly refusing?: string;
  readonly member?: string;
}

function neededBy({ words = '', refusing = '', member }: Told): readonly (readonly string[])[] {
  const vatId: Schema = member === undefined ? text : { ...text, description: member };
  const requestSchema = { required: ['name'], properties: { ...MEMBERS, vatId } };
  return neededInWords({ requestSchema, words }, refusing);
}

const SAYING: readonly (Told & { readonly needed: readonly (readonly string[])[] })[] = [
  { words: 'Email or phone is needed.', needed: [['email', 'phone']] },
  { words: 'Either an e-mail address or a phone number is required.', needed: [['email', 'phone']] },
  { words: 'At least one of `email` and `phone` must be given.', needed: [['email', 'phone']] },
  { words: 'One of email, phone or PO box is required.', needed: [['email', 'phone', 'poBox']] },
  { refusing: 'Bad request, or neither email nor phone', needed: [['email', 'phone']] },
  { member: 'Required for companies.', needed: [['vatId']] },
  { words: 'A person needs an email, a firm a VAT id.', needed: [['email'], ['vatId']] },
  { words: 'Needs the scope write.', needed: [] },
  { words: 'Requires write permission for the phone.', needed: [] },
  { words: 'The call needs to be made by phone.', needed: [] },
  { member: 'No longer required for companies.', needed: [] },
  { member: 'Required for callers with the role of a clerk.', needed: [] },
  { member: "Isn't required if empty.", needed: [] },
  { member: 'Skill level required for this position.', needed: [] },
  { member: 'Has to be given if the client is in the EU.', needed: [['vatId']] },
  { member: 'Not required for people.', needed: [] },
  { member: 'Required.', needed: [] },
  { words: 'Email and phone must be unique.', needed: [] },
  { words: 'Must not be changed: email, phone.', needed: [] },
  { words: 'A message follows by email or phone.', needed: [] },
];
for (const { needed, ...told } of SAYING)
  test(`needed beside what is required: ${Object.values(told).join('')}`, () => {
    expect(neededBy(told)).toEqual(needed);
  });

/** Nobody is added whom nobody can reach. */
const reached: Rule = ({ method, body }) =>
  method === 'POST' && !('email' in body || 'phone' in body) ? { status: 400, body: {} } : undefined;

test('POST of what is required has one of two members, where words want one (G2)', async () => {
  const described = { members: MEMBERS, required: ['name'], adding: 'Email or phone is needed.' };
  const { bench, sent } = await sceneOf(described, { rule: reached });

  expect((await addedLeast(bench)).findings).toEqual([]);
  const post = sent.find(({ method }) => method === 'POST');
  expect(Object.keys(post?.body ?? {}).toSorted()).toEqual(['name', 'phone']);
});

test('POST that wants more than is said anywhere breaks G2', async () => {
  const { bench } = await sceneOf({ members: MEMBERS, required: ['name'] }, { rule: reached });

  expect((await addedLeast(bench)).findings).toMatchObject([{ actual: 'status 400' }]);
});
