import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What described services ask for as a rule: bookings for hours, keys that lead to something, what comes to stand later. */
export const ORDINARY_RULES: readonly Mutant[] = [
  ...mutantsOf(ofResources('description/told-once'), [
    {
      id: 'ordinary-words-said-each-time',
      from: "member['description'] === undefined && typeof words === 'string' && tellsForm(words)",
      to: 'false',
      kills: 'what is said of a member where it is added holds where it is changed',
    },
    {
      id: 'ordinary-words-said-first-alone',
      from: "member['description'] === undefined && ",
      to: '',
      kills: 'it does not where something is said of it there, and what POST does not take has no words',
    },
  ]),
  ...mutantsOf(ofResources('description/told-once'), [
    {
      id: 'ordinary-words-of-any-kind',
      from: ' && tellsForm(words)',
      to: '',
      kills: 'what is said of a rule where it is added stands against no PUT',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-removal', 'access/guarded-alone'), [
    {
      id: 'ordinary-gone-before-any-removal',
      from: "if (await movesAway(work, 'PUT')) return 'G3';",
      to: '',
      kills: 'what a right PUT moves elsewhere is not what a refused DELETE has removed (G6)',
    },
    {
      id: 'ordinary-removal-by-what-stays',
      from: 'if (other !== undefined) last = await',
      to: 'if (other === undefined) last = await',
      kills: 'an item that may be removed tells of DELETE that is guarded, where others have to stay (G6)',
    },
    {
      id: 'ordinary-removal-of-what-stays-behind',
      from: '{ ...work, item, other }',
      to: '{ ...work, item }',
      kills: 'a refused DELETE that is carried out along with a right one of what may go is told (G6)',
    },
    {
      id: 'ordinary-removal-of-nothing',
      from: '(await goneAnyway(bare)).length > 0 ? undefined : bare',
      to: 'bare',
      kills: 'where nothing stands of what may go, that is left to others (G6)',
    },
  ]),
  ...mutantsOf({ file: 'spec/schema.ts', spec: 'tests/self/spec/schema.spec.ts' }, [
    {
      id: 'ordinary-great-numbers-as-fine-as-small-ones',
      from: 'Math.max(FINEST, Math.abs(times) * Number.EPSILON * ROUNDINGS)',
      to: 'FINEST',
      kills: 'multiples of 0.01 are told from other numbers, great ones as well',
    },
    {
      id: 'ordinary-numbers-of-any-step',
      from: 'Math.abs(times - Math.round(times)) <= blur',
      to: 'Math.abs(times - Math.round(times)) <= blur + 1',
      kills: 'multiples of 5 are told from other numbers, great ones as well',
    },
  ]),
  ...mutantsOf(ofResources('data/made-data'), [
    {
      id: 'ordinary-least-one-by-one',
      from: '[[name], ...gone]',
      to: '[[name]]',
      kills: 'two members that require each other are both left out of what is required',
    },
  ]),
  ...mutantsOf(ofResources('changing/patched-behind-put'), [
    {
      id: 'ordinary-patches-behind-no-put',
      from: 'return isShown ? shown : undefined;',
      to: 'return isShown ? undefined : shown;',
      kills: 'PATCH that brings back what was there before a PUT is told (G4)',
    },
    {
      id: 'ordinary-patches-behind-older-copies',
      from: 'if (!isSuccess(exchange)) return undefined;',
      to: 'if (isSuccess(exchange)) return undefined;',
      kills: 'PATCH that brings back what was there before a PUT is told (G4)',
    },
  ]),
  ...mutantsOf(ofResources('removing/held', 'changing/states'), [
    {
      id: 'ordinary-removal-held-by-words-alone',
      from: 'mayBeUnfit && (isDescribed || banOn(bench) !== undefined)',
      to: 'mayBeUnfit',
      kills: 'an item that DELETE takes for a wrong request is told, though others go (G5): 400',
    },
    {
      id: 'ordinary-removal-held-by-some-statuses',
      from: '[400, 422]',
      to: '[400]',
      kills: 'an item that is posted may have to stay, another one goes (G5): 422',
    },
  ]),
  ...mutantsOf(ofResources('items/changed-state', 'access/removed-states'), [
    {
      id: 'ordinary-removal-of-the-unchanged',
      from: 'allChangesFrom(bench, data).slice(0, MOST_CHANGED)',
      to: '[]',
      kills: 'what has to be archived first is removed then (G5)',
    },
  ]),
  ...mutantsOf(ofResources('removing/removable-items', 'access/removed-states'), [
    {
      id: 'ordinary-removal-of-what-stays-as-it-was',
      from: 'item && (await isChangedTo(bench, item, change)) ? item : undefined',
      to: 'item',
      kills: 'what has to be archived first is removed then (G5)',
    },
  ]),
  ...mutantsOf(ofResources('data/taken-notes', 'items/named-members'), [
    {
      id: 'ordinary-births-to-come',
      from: '{ ...(isPast && { isPast }), ',
      to: '{ ',
      kills: 'what was taken in the past alone is made so from then on',
    },
  ]),
  ...mutantsOf(ofResources('description/item-schema'), [
    {
      id: 'ordinary-rows-within-unread',
      from: 'one === undefined || Object.keys',
      to: 'one !== undefined && Object.keys',
      kills: 'items stand in within an object, where nothing says what an item has: /_embedded/venues',
    },
  ]),
  ...mutantsOf(ofResources('items/listing'), [
    {
      id: 'ordinary-lists-of-who-has-a-host',
      from: 'target === undefined ? name in kind : isOwn(bench, target)',
      to: 'name in kind || target !== undefined',
      kills: 'a list that leaves out what has no host breaks G2',
    },
    {
      id: 'ordinary-lists-of-what-stands-on-top',
      from: 'target === undefined ? name in kind : isOwn(bench, target)',
      to: 'target === undefined && name in kind',
      kills: 'a list that leaves out what has no thing above it is right',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/in-order.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'ordinary-moments-far-apart',
      from: "format === 'date' ? undefined : later(",
      to: 'true ? undefined : later(',
      kills: 'of moments one follows the other an hour later',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/near-values.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'ordinary-days-and-moments-alike',
      from: 'moments: [QUARTER_MS, HOUR_MS, DAY_MS]',
      to: 'moments: [DAY_MS]',
      kills:
        'near to a moment are a quarter, an hour and a day before and behind it, to a day the next and a week',
    },
  ]),
  ...mutantsOf(ofResources('items/adding', 'items/accepted-later'), [
    {
      id: 'ordinary-accepted-is-there',
      from: 'if (exchange.status === ACCEPTED) await',
      to: 'if (exchange.status < ACCEPTED) await',
      kills: 'what is accepted alone is waited for, before anything is done with it',
    },
  ]),
  ...mutantsOf(ofResources('data/known-references', 'items/referring-keys'), [
    {
      id: 'ordinary-keys-lead-nowhere',
      from: 'place.name === identity.member && leadsElsewhere(bench, place)',
      to: 'false',
      kills:
        'the last part of a key that is sent leads to what stands, where it is named like the id of that',
    },
  ]),
];
