import { patched } from '#fixtures/resources/changing/patching.ts';
import { replaced } from '#fixtures/resources/changing/replacing.ts';
import type { Workbench } from '#fixtures/resources/bench/workbench.ts';
import type { Schema } from '#fixtures/resources/description/schema-view.ts';
import type { Added } from '#fixtures/resources/items/adding.ts';
import { foundLater } from '#fixtures/resources/items/showing.ts';
import { ownItemBetween } from '#fixtures/resources/singles/neighbours.ts';
import { sceneOf, type Rule } from './things.ts';

/** A right write by the method is kept, and answered, as `after` says. */
export const keeping =
  (method: string, after: (body: Schema) => Schema): Rule =>
  (asked, things) => {
    if (asked.method !== method || !asked.isRight) return undefined;
    const id = asked.id === '' ? `thing-${things.size + 1}` : asked.id;
    const now = { ...(method === 'PATCH' ? things.get(id) : {}), ...after(asked.body), id };
    things.set(id, now);
    return { status: method === 'POST' ? 201 : 200, body: now };
  };

type Places = readonly (string | undefined)[];

/** Where POST of that kind, PUT and PATCH find something wrong with things that are kept by a rule (G2 to G4). */
export function waysOf(
  members: Schema,
  add: (bench: Workbench) => Promise<Added>,
): Readonly<Record<'POST' | 'PUT' | 'PATCH', (rule: Rule) => Promise<Places>>> {
  const benchFor = async (rule: Rule, requirement: string): Promise<Workbench> =>
    (await sceneOf({ members }, { rule }, requirement)).bench;
  return {
    POST: async (rule) => {
      const bench = await benchFor(rule, 'G2');
      const post = await add(bench);
      return [...post.findings, ...(await foundLater(bench, post))].map((one) => one.at);
    },
    PUT: async (rule) => {
      const bench = await benchFor(rule, 'G3');
      return (await replaced(bench, await ownItemBetween(bench))).map((one) => one.at);
    },
    PATCH: async (rule) => {
      const bench = await benchFor(rule, 'G4');
      return (await patched(bench, await ownItemBetween(bench))).map((one) => one.at);
    },
  };
}
