import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What is written to described resources, where an answer tells an id, and a token that is used often. */
export const DESCRIBED: readonly Mutant[] = [
  ...mutantsOf(ofResources('reading/paging'), [
    {
      id: 'described-refused-controls-stand-still',
      from: 'if (after.ids === undefined || contentOf(before) !== contentOf(after)) return false;',
      to: 'if (after.ids !== undefined && before === after) return false;',
      kills: 'is not accused where large sizes are refused',
    },
    {
      id: 'described-single-size-is-enough',
      from: 'findings.length === 0 && servesSizes(survey)',
      to: 'findings.length === 0',
      kills: 'tells nothing by a single size',
    },
  ]),
  ...mutantsOf(ofResources('reading/paging'), [
    {
      id: 'described-one-look-at-few-sizes',
      from: 'if (await standsStill(pages, survey)) shown += 1;',
      to: 'if (await standsStill(pages, survey)) shown += ENOUGH_LOOKS;',
      kills: 'is looked at again where a copy has not heard of what was added',
    },
  ]),
  ...mutantsOf(ofResources('reading/paging', 'reading/rows-without-ids'), [
    {
      id: 'described-rows-are-never-alike',
      from: 'pages.tellsApart ? repeatedItems(firstPages, walks) : []',
      to: 'pages.firstPage < 2 ? repeatedItems(firstPages, walks) : []',
      kills: 'rows of a ledger may be alike',
    },
  ]),
  ...mutantsOf(ofResources('bench/list-pages', 'singles/long-lists'), [
    {
      id: 'described-list-without-pages-is-never-cut',
      from: 'isPart: pages.some((page) => isCut(bench, page))',
      to: 'isPart: false',
      kills: 'a new item is looked for in a list that shows 25 rows at most (G2)',
    },
    {
      id: 'described-end-of-a-long-list-unread',
      from: 'return { pages: [...pages, ...end], isPart: true };',
      to: 'return { pages: end.length > 9 ? end : pages, isPart: true };',
      kills: 'a new item is looked for in a list that has more than thirty pages (G2)',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'answers/composite-keys'), [
    {
      id: 'described-name-that-may-be-left-out',
      from: 'sent.every((one) => isRequiredAt(post?.requestSchema, one)) ?',
      to: 'sent.length > 0 ?',
      kills: 'is known by its answer alone where a part of its name may be left out',
    },
  ]),
  ...mutantsOf(ofResources('items/parents', 'reading/standing-places'), [
    {
      id: 'described-items-of-the-first-parent-alone',
      from: 'if (!(await isEmptyUnder(bench, values))) return values;',
      to: 'if (!(await isEmptyUnder(bench, all[0] ?? {}))) return values;',
      kills: 'items are looked at where there are some, and not under the first parent alone (G1)',
    },
  ]),
  ...mutantsOf(ofResources('items/reading', 'reading/standing-places'), [
    {
      id: 'described-new-list-refused',
      from: 'isSuccess(list) && list.text',
      to: 'list.text',
      kills: 'may be answered with 404',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-adding', 'changing/done-later'), [
    {
      id: 'described-refused-additions-at-once-only',
      from: 'await addedAnyway(work, { place: key, known: right, bodies })',
      to: '[]',
      kills: 'a refused change that is done along with a later write (POST) is a breach (G6)',
    },
  ]),
  ...mutantsOf(ofResources('access/guarded-removal', 'changing/done-later'), [
    {
      id: 'described-refused-removals-at-once-only',
      from: 'await removedBehind(work, operation);',
      to: 'if (work.item === work.other) await removedBehind(work, operation);',
      kills: 'a refused change that is done along with a later write (DELETE) is a breach (G6)',
    },
  ]),
  ...mutantsOf(ofResources('answers/item-survey', 'reading/paging'), [
    {
      id: 'described-cap-is-the-end',
      from: 'if (!addsNothing(behind, ids)) return false;',
      to: 'if (!addsNothing(behind, ids)) return true;',
      kills: 'is walked to its end',
    },
    {
      id: 'described-menus-of-usual-sizes-only',
      from: 'this.#pages.opened.pageSize, ...usual]',
      to: 'this.#pages.opened.pageSize]',
      kills: 'is looked at by the sizes of the client list, too',
    },
  ]),
  ...mutantsOf(ofResources('description/zeros'), [
    {
      id: 'described-zero-that-does-not-fit',
      from: 'schema !== undefined && fits(schema, zero) ?',
      to: 'schema !== undefined ?',
      kills: '0 and false stand wherever they fit',
    },
    {
      id: 'described-zeros-of-the-outermost',
      from: 'isObject(value) ? mapped(value, member, change) : change(value, member)',
      to: 'isObject(value) ? value : change(value, member)',
      kills: '0 and false stand wherever they fit',
    },
    {
      id: 'described-truth-that-does-not-fit',
      from: 'value === false && fits(member, true) ?',
      to: 'value === false ?',
      kills: 'what is false becomes true where that fits, and nothing else changes',
    },
  ]),
  ...mutantsOf(asNamed('gateway/id-place'), [
    {
      id: 'described-id-in-one-letter-case',
      from: 'name.toLowerCase() === field',
      to: 'name === field',
      kills: 'an answer tells an id: a header in any letter case',
    },
    {
      id: 'described-id-is-rounded',
      from: "(typeof value === 'number' && !isRounded(value))",
      to: "typeof value === 'number'",
      kills: 'an answer tells an id: nothing where it is a number that was rounded',
    },
    {
      id: 'described-id-is-the-address',
      from: "if (value?.includes('/') !== true)",
      to: "if (value !== '')",
      kills: 'an answer tells an id: the last segment of an address',
    },
  ]),
  ...mutantsOf(ofResources('description/link-places', 'description/resource'), [
    {
      id: 'described-id-in-no-header',
      from: ': `header:${header}`;',
      to: ': undefined;',
      kills: 'a link may take the id from a header',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'description/resource'), [
    {
      id: 'described-id-of-no-path-is-any-member',
      from: 'name in listed && names.includes(plain(name))',
      to: 'name in listed',
      kills: 'items without a path of their own are told apart by an id that POST and the list show',
    },
    {
      id: 'described-id-of-no-path-in-answers-alone',
      from: 'name in listed && names.includes(plain(name))',
      to: 'names.includes(plain(name))',
      kills: 'no id is what the answer to POST has and the list has not',
    },
    {
      id: 'described-item-is-what-the-id-stands-in',
      from: 'if (shared > most)',
      to: 'if (shared > most && length < 0)',
      kills: 'an id may stand deeper in an item than its other members',
    },
  ]),
  ...mutantsOf(ofResources('answers/answers', 'description/resource'), [
    {
      id: 'described-written-by-names-alone',
      from: '.map((one) => one?.requestSchema ?? {});',
      to: '.map((one) => one?.responseSchema ?? {});',
      kills: 'what the service alone sets deeper in an item is not what clients write',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/opened-otherwise.spec.ts' }, [
    {
      id: 'often-token-is-used-seldom',
      from: 'isToken ? OFTEN : AT_ONCE',
      to: 'AT_ONCE',
      kills: 'a token that is used up by its twentieth request is told',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/plan.ts', spec: 'tests/self/checks/edge-walks.spec.ts' }, [
    {
      id: 'edge-last-of-full-pages-is-not-asked',
      from: 'halves.findLast((size) => count % size === 0)',
      to: 'halves.findLast((size) => count % size === 1)',
      kills: 'are the largest by which pages are full to the last',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/gateway/retry.ts', spec: 'tests/self/gateway/patience.spec.ts' }, [
    {
      id: 'patience-ends-with-a-limited-write',
      from: '(isRepeatable || status === TOO_MANY)',
      to: 'isRepeatable',
      kills: 'a write that is answered with 429 is sent again',
    },
  ]),
  ...mutantsOf(ofResources('description/path-parameters', 'description/resource'), [
    {
      id: 'described-collection-without-slash',
      from: String.raw`\}(\/?|\.json)|`,
      to: String.raw`\}(\.json|)|`,
      kills: 'paths may end with a slash',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/in-order.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'described-dates-in-any-order',
      from: 'dated.map(([name]) => String(made[name])).toSorted()',
      to: 'dated.map(([name]) => String(made[name]))',
      kills: 'what is named first of two dates does not lie behind the other, whatever is changed',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/made-text.ts', spec: 'tests/self/data/from-schema.spec.ts' }, [
    {
      id: 'described-texts-are-short',
      from: "numberOr(schema['maxLength'], USUAL_LENGTH)",
      to: "Math.min(USUAL_LENGTH, numberOr(schema['maxLength'], USUAL_LENGTH))",
      kills: 'texts are as long as their schema allows, up to a length that people can read',
    },
  ]),
  ...mutantsOf(asNamed('judge/needs'), [
    {
      id: 'served-is-a-refusal-with-a-list',
      from: "if (service === 'served') return;",
      to: "if (service !== 'silent') return;",
      kills: 'a refusal with a list of errors serves nothing',
    },
  ]),
];
