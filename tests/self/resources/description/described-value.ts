import type { differences } from '#fixtures/resources/answers/compare.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';

export type Views = Parameters<typeof differences>[2];

/** Of what is sent and what comes back alike: a member `own` with this description, and whatever else its schema says. */
export function viewsOf(description: string, further: Schema = {}): Views {
  const schema = { type: 'object', properties: { own: { ...further, description } } };
  return { sent: schema, seen: schema };
}
