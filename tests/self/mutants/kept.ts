import { mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** In which form a service keeps what it is sent, and what of it belongs together. */
export const KEPT: readonly Mutant[] = [
  ...mutantsOf(ofResources('answers/same-text', 'answers/compare'), [
    {
      id: 'written-in-one-case-differs',
      from: 'isOfAnyCase(seen, { at, pattern, formats }) &&',
      to: 'false &&',
      kills: 'a keyword in small letters is no difference',
    },
    {
      id: 'written-uuid-in-one-letter-case',
      from: "formats.includes('uuid') || ",
      to: '',
      kills: 'a UUID in capitals is no difference',
    },
    {
      id: 'written-codes-count-letters',
      from: 'isOne || isCode(seen, pattern) ||',
      to: 'isOne ||',
      kills: 'a code of a pattern in small letters is no difference',
    },
    {
      id: 'written-codes-of-no-pattern',
      from: "typeof pattern === 'string' && regularExpression(pattern).test(text)",
      to: "typeof pattern === 'string'",
      kills: 'a code that fits its pattern no more is a difference',
    },
    {
      id: 'written-in-any-case',
      from: 'pattern === undefined && isKeyword(name)',
      to: 'pattern === undefined && name.length > 0',
      kills: 'a name in small letters is a difference',
    },
    {
      id: 'written-parts-of-words',
      from: "OF_ONE_CASE.includes(word.replace(/s$/, ''))",
      to: 'OF_ONE_CASE.some((one) => word.includes(one))',
      kills: 'a word with a keyword in it is a difference',
    },
    {
      id: 'written-numerals-are-numbers',
      from: "if (!isNumber && !sent.includes('.') && !seen.includes('.')) return false;",
      to: '',
      kills: 'a numeral that lost its zero is a difference',
    },
    {
      id: 'written-places-differ',
      from: 'return one !== undefined && one === other;',
      to: 'return one !== undefined && sent === seen;',
      kills: 'a decimal number with all its places is no difference',
    },
    {
      id: 'written-lists-are-sets',
      from: 'item >= (items[index - 1] ?? item)',
      to: 'item >= (items[index] ?? item)',
      kills: 'a list out of order is a difference',
    },
  ]),
  ...mutantsOf(ofResources('description/linked-items'), [
    {
      id: 'written-links-lead-to-own-items',
      from: 'return !isInFront && (collection === post.path || !places.includes(collection));',
      to: 'return !isInFront;',
      kills: "of several linked items those of no other POST are a collection's own",
    },
    {
      id: 'written-items-stand-below',
      from: 'path.startsWith(before) &&',
      to: 'path === before &&',
      kills: "of several linked items those below are a collection's own",
    },
    {
      id: 'written-ids-of-others',
      from: 'linked.filter(({ link }) => !isOfSent(post, link)),',
      to: '[],',
      kills: "of several linked items those named by the service are a collection's own",
    },
  ]),
  ...mutantsOf(ofResources('description/wrapped-body'), [
    {
      id: 'written-unwrapped',
      from: 'if (wrapper === undefined) return body;',
      to: 'if (beside === undefined) return body;',
      kills: 'their event is sent and read as it is described',
    },
    {
      id: 'written-parts-are-wrappers',
      from: 'hasMembers(told[name]) && (isAlone || isLinkedThrough(name, operations))',
      to: 'hasMembers(told[name])',
      kills: 'an only member beside an id is no wrapper',
    },
    {
      id: 'written-known-parts-are-wrappers',
      from: 'isKnown && shown.every((one) => !(name in membersOf(one)))',
      to: 'isKnown',
      kills: 'what is shown as a part is sent as a part',
    },
    {
      id: 'written-unknown-parts-are-wrappers',
      from: 'return isKnown && shown.every(',
      to: 'return shown.every(',
      kills: 'what is shown in small part is sent as a part',
    },
    {
      id: 'written-wrappers-of-all',
      from: '.filter((one) => withoutEnd(collectionOf(one.path)) === withoutEnd(collectionOf(path)))',
      to: '',
      kills: 'what another resource shows tells nothing',
    },
  ]),
  ...mutantsOf(ofResources('items/changing', 'access/own-members'), [
    {
      id: 'written-versions-made-up',
      from: 'isRefused(first.exchange) ? await changedBesideOwn(bench, item, wanted) : undefined;',
      to: 'undefined;',
      kills: 'a version that PUT asks for is the last one (G3)',
    },
    {
      id: 'written-versions-from-before',
      from: 'kept: await asTheyAre(bench, item, now) }',
      to: 'kept }',
      kills: 'wrong requests carry the last version, too (G6)',
    },
  ]),
  ...mutantsOf(ofResources('data/same-kind', 'access/own-members'), [
    {
      id: 'written-addresses-alike',
      from: 'pattern !== undefined || NAMING.includes(format)',
      to: 'pattern !== undefined',
      kills: 'things that are alike have a mail address each (G2)',
    },
    {
      id: 'written-codes-alike',
      from: 'pattern !== undefined || NAMING.includes(format)',
      to: 'NAMING.includes(format)',
      kills: 'things that are alike have a code each (G2)',
    },
  ]),
  ...mutantsOf(ofResources('bench/workbench', 'access/own-members'), [
    {
      id: 'written-parents-alike',
      from: '${this.purpose}/${purpose}/${this.#others}',
      to: '${this.purpose}/${purpose}',
      kills: 'benches at another resource have data of their own',
    },
  ]),
  ...mutantsOf(ofResources('answers/answers', 'description/wrapped-body'), [
    {
      id: 'written-see-other-is-no-removal',
      from: "exchange.request.method === 'DELETE' && exchange.status === 303",
      to: "exchange.request.method === 'DELETE' && exchange.status === 299",
      kills: 'where a removed thing was may be shown instead (G5)',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/data/pattern.ts', spec: 'tests/self/data/patterns.spec.ts' }, [
    {
      id: 'written-decimals-by-chance',
      from: 'let made = decimalBy(expression, fits, faker) ?? other();',
      to: 'let made = other();',
      kills: String.raw`^-?\d{1,10}(?:\.\d{1,2})?$`,
    },
  ]),
];
