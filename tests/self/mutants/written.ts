import { mutantsOf, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';

/** What is written to described resources, and what services may demand of it. */
export const WRITTEN: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/resources/guard.ts', spec: `${RESOURCES}/refusals-alike.spec.ts` }, [
    {
      id: 'written-refusal-is-data-by-its-names',
      from: 'return found.some((one) => this.#isShown(one));',
      to: 'return found.length > 0;',
      kills: 'a refusal with a problem of a title and a type serves nothing (G6)',
    },
    {
      id: 'written-refusal-is-never-data',
      from: 'return found.some((one) => this.#isShown(one));',
      to: 'return false;',
      kills: 'a refusal with the data as it is serves data (G6)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/item.ts', spec: `${RESOURCES}/refusals-alike.spec.ts` }, [
    {
      id: 'written-removed-item-is-there-by-names',
      from: ': repeatedNames(one, item.sent ?? {}, resource).length > 0,',
      to: ': isDescribed(one, member, resource),',
      kills: 'an item that was removed and is refused with the id and members of their names is gone (G5)',
    },
    {
      id: 'written-flags-are-data',
      from: "typeof one[name] !== 'boolean' &&",
      to: '',
      kills: 'a refusal with the id and a flag alone serves nothing (G6)',
    },
  ]),
];
