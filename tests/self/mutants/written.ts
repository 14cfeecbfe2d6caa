import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

const RESOURCES = 'tests/self/resources';

/** What is written to described resources, and what services may demand of it. */
export const WRITTEN: readonly Mutant[] = [
  ...mutantsOf(ofResources('items/chosen-items'), [
    {
      id: 'written-nothing-left-out',
      from: 'value === 0 || value === false',
      to: 'value === false',
      kills: 'items that hold nothing in a member are chosen, too, two of them at most',
    },
    {
      id: 'written-largest-of-the-last-only',
      from: 'items.slice(sizes.indexOf(most)).slice(0, 1)',
      to: 'items.slice(-1)',
      kills: 'GET that shows the largest number as text is a breach (G1)',
    },
  ]),
  ...mutantsOf(ofResources('removing/behind-removal', 'removing/paged-behind-removal'), [
    {
      id: 'written-removal-leaves-nothing-behind',
      from: 'pageNo: pageNo + 1',
      to: 'pageNo: pageNo',
      kills: 'a list that has a gap behind a removal is a breach (G1)',
    },
  ]),
  ...mutantsOf(ofResources('changing/done-later'), [
    {
      id: 'written-late-choices-count',
      from: '!isOfChoices(members[name] ?? {}) &&',
      to: '',
      kills: 'a refused change that stands beside a flag that moves is right (G6)',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-writes', 'changing/done-later'), [
    {
      id: 'written-last-change-hides-refused-ones',
      from: 'other && (await rightChange(work, { ...change, item: other, kept: {} }));',
      to: 'other && (await rightChange(work, { operation, item, kept }));',
      kills: 'a refused change that is done along with a later write (PUT) is a breach (G6)',
    },
  ]),
  ...mutantsOf(ofResources('changing/absent-members'), [
    {
      id: 'written-null-is-there',
      from: '(data[name] ?? null) === null',
      to: 'data[name] === undefined',
      kills: 'PATCH of absent members that leaves them null is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/parents', 'singles/foreign-singles'), [
    {
      id: 'written-below-items-that-stay',
      from: 'key[0]?.before === parents[0].collection && ',
      to: 'key[0]?.before !== `` && ',
      kills: 'a single thing below items that cannot be removed is not changed',
    },
  ]),
  ...mutantsOf(ofResources('items/reading', 'singles/singles'), [
    {
      id: 'written-missing-singles-speak',
      from: 'isNotThere(list) && mayBeMade',
      to: 'list.status === 405 && mayBeMade',
      kills: 'a thing that nobody could make tells nothing of single things (G1)',
    },
  ]),
  ...mutantsOf(ofResources('answers/sorted-text', 'answers/item-pages'), [
    {
      id: 'written-order-of-members-tells',
      from: 'Object.entries(inner).toSorted(byName)',
      to: 'Object.entries(inner)',
      kills: 'an item is the same with its members in another order',
    },
  ]),
  ...mutantsOf(ofResources('access/guard', 'access/refusals-alike'), [
    {
      id: 'written-refusal-is-data-by-its-names',
      from: 'return found.some((one) => this.#isShown(one, exchange.request));',
      to: 'return found.length > 0;',
      kills: 'a refusal with a problem of a title and a type serves nothing (G6)',
    },
    {
      id: 'written-refusal-is-never-data',
      from: 'return found.some((one) => this.#isShown(one, exchange.request));',
      to: 'return false;',
      kills: 'a refusal with the data as it is serves data (G6)',
    },
  ]),
  ...mutantsOf(ofResources('answers/item', 'access/refusals-alike'), [
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
  ...mutantsOf(ofResources('data/untold-rules', 'data/taken-data'), [
    {
      id: 'written-examples-are-never-there',
      from: '...(isConflict ?',
      to: '...(isConflict && untold.length > 0 ?',
      kills: 'a refusal of examples is told of nobody once they were taken',
    },
  ]),
  ...mutantsOf(ofResources('answers/required-values'), [
    {
      id: 'written-version-is-any',
      from: "headerOf(exchange, 'etag') ?? ANY_VERSION",
      to: 'ANY_VERSION',
      kills: 'a write carries the ETag of the item',
    },
    {
      id: 'written-version-is-made-up',
      from: 'isVersion(one) ? version',
      to: 'isVersion(one) && version !== ANY_VERSION ? version',
      kills: 'a write carries * where nothing tells an ETag',
    },
    {
      id: 'written-default-is-made-up',
      from: "schema['default']) ??",
      to: 'undefined) ??',
      kills: 'a required header has the default where made-up text is refused',
    },
  ]),
  ...mutantsOf(ofResources('answers/compare'), [
    {
      id: 'written-sets-are-in-order',
      from: 'const left = [...seen];',
      to: 'const left = seen.slice(0, 1);',
      kills: 'a set whose items have ids of the service is no difference',
    },
    {
      id: 'written-set-items-count-twice',
      from: 'left.splice(found, 1);',
      to: '',
      kills: 'an item of a set stands for one that was sent, not for two',
    },
  ]),
  ...mutantsOf(ofResources('removing/removable-items', 'changing/states'), [
    {
      id: 'written-states-may-all-go',
      from: '[() => addedBare(bench, parents), ...inStates, ...changedToStates(bench, parents)]',
      to: '[() => addedBare(bench, parents)]',
      kills: 'where none of several may go, one that is added in another state goes (G5)',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/client/wrong-credentials.ts', spec: `${RESOURCES}/access/spoiled-at-once.spec.ts` },
    [
      {
        id: 'written-in-one-way-only',
        from: "(['empty', ...turnsOf(part, isJws)] as const)",
        to: "(['empty', ...turnsOf(part, isJws).slice(0, 1)] as const)",
        kills: 'PATCH /{id} that takes a key which is cut is told (G6)',
      },
      {
        id: 'written-with-every-header',
        from: `    lacking(contract, scheme, [part.header]),
    ...([`,
        to: '    ...([',
        kills: 'DELETE /{id} is asked with every header left out, emptied and spoiled in each way (G6)',
      },
    ],
  ),
  ...mutantsOf(ofResources('changing/patched-member', 'changing/patching'), [
    {
      id: 'written-null-may-be-passed-over',
      from: '|| !isOfItsOwn(was, member))',
      to: '|| isOfItsOwn(was, member))',
      kills: 'null that is passed over by PATCH of application/merge-patch+json is a breach (G4)',
    },
  ]),
  ...mutantsOf(ofResources('items/sent-alone', 'changing/patching'), [
    {
      id: 'written-patch-without-what-it-requires',
      from: 'Object.keys(beside).length > Object.keys(sent).length',
      to: 'Object.keys(beside).length > 99',
      kills: 'what PATCH requires is sent as it is beside what is changed',
    },
  ]),
  ...mutantsOf(ofResources('access/guard', 'access/told-again'), [
    {
      id: 'written-unfit-data-of-one-scheme',
      from: 'if (isUnfit(exchange) || isLead',
      to: 'if (isLead',
      kills: 'a right POST that one scheme answers with 422 has 0 breaches (G6)',
    },
  ]),
];
