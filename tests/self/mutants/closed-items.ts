import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';
const CLOSED = `${RESOURCES}/changing/closed-items.spec.ts`;
const BY_OTHERS = 'what is issued may stay as it is, and PUT is judged by others (G3)';
const LOCKED = 'what is locked may stay as it is, and PUT is judged by others (G3)';
const GUARDED = 'what is issued may stay as it is, and others are guarded (G6)';

/** Items that refuse changes for what they have become. */
export const CLOSED_ITEMS: readonly Mutant[] = [
  ...mutantsOf({ file: 'fixtures/resources/changing/replacing.ts', spec: CLOSED }, [
    {
      id: 'closed-first-put',
      from: 'if (isKept(exchange) && (await mayBeClosed(bench, item))) return undefined;',
      to: '',
      kills: BY_OTHERS,
    },
    {
      id: 'closed-by-put',
      from: 'if (further.areRefused && (await mayBeClosed(bench, item))) return undefined;',
      to: '',
      kills: BY_OTHERS,
    },
    {
      id: 'closed-by-truths',
      from: 'made: opened, item',
      to: 'made, item',
      kills: LOCKED,
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/patching.ts', spec: CLOSED }, [
    {
      id: 'closed-to-patch',
      from: 'if (areRefused && (await mayBeClosed(bench, item))) return patched',
      to: 'if (areRefused && !areRefused) return patched',
      kills: 'it is said that items are changed as they are at first',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/closed-items.ts', spec: CLOSED }, [
    {
      id: 'closed-guard',
      from: 'if (!isKept(exchange)) return undefined;',
      to: 'if (isKept(exchange)) return undefined;',
      kills: GUARDED,
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/access/guarded-writes.ts', spec: CLOSED }, [
    {
      id: 'closed-own-change-undone',
      from: '...(isSuccess(exchange) ? { own: sent } : {})',
      to: 'own: sent',
      kills: GUARDED,
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/description/states.ts', spec: CLOSED }, [
    {
      id: 'closed-flags',
      from: '...Object.fromEntries(unset)',
      to: '',
      kills: LOCKED,
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/data/made-data.ts', spec: CLOSED }, [
    {
      id: 'closed-data',
      from: 'asOpened(bench, one, { schema, operation })',
      to: 'one',
      kills: GUARDED,
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/patching.ts', spec: CLOSED }, [
    {
      id: 'closed-states-set-back',
      from: 'const change = hasStates ? changeAmong',
      to: 'const change = !hasStates ? changeAmong',
      kills: 'PATCH that sets the state back is told, though states are changed at last (G4)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/resources/changing/replacing.ts', spec: CLOSED }, [
    {
      id: 'closed-flags-put-at-no-time',
      from: 'return last.length > 0 ? last : replacedStates(bench, item, taken);',
      to: 'return last;',
      kills: 'a flag beside the state that PUT loses is told all the same (G3)',
    },
  ]),
  ...mutantsOf(ofResources('answers/told-lists'), [
    {
      id: 'forms-orders-of-choices-by-letters',
      from: 'places.includes(-1) ? [values] : [values, places]',
      to: '[values]',
      kills: 'a list may come back in the order that is told: Sorted by weekday.',
    },
    {
      id: 'forms-orders-of-texts-alone',
      from: 'if (objects.length < items.length) return isEitherWay(items, itemsOf(seen));',
      to: 'if (objects.length < items.length) return false;',
      kills: 'a list may come back in the order that is told: Largest first.',
    },
  ]),
];
