import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const SIZES = mutantsOf(asNamed('checks/size-checks'), [
  {
    id: 'sizes-one-item-more-is-right',
    from: '.filter((page) => (page.items?.length ?? 0) > page.pageSize)',
    to: '.filter((page) => (page.items?.length ?? 0) > page.pageSize + 1)',
    kills: 'one item too many is told',
  },
  {
    id: 'sizes-repeated-clients-are-further-ones',
    from: '(item) => !shown.has(identityOf(item))',
    to: '() => shown.size > 0',
    kills: 'a short last page that later pages repeat is right',
  },
  {
    id: 'sizes-first-page-need-not-be-full',
    from: 'if (page.items === undefined || count >= page.pageSize) return [];',
    to: 'if (page.items === undefined || count === 0 || count >= page.pageSize) return [];',
    kills: 'an empty page before further clients is told',
  },
  {
    id: 'sizes-any-number-may-be-offered',
    from: 'if (!isAnySize && mayBeOffered(count, counts)) return [];',
    to: 'if (mayBeOffered(count, counts)) return [];',
    kills: 'one item less than asked is told where any size is served',
  },
  {
    id: 'sizes-largest-is-no-reason',
    from: 'if (isAboveTheLargest(page, firstPages)) return [];',
    to: '',
    kills: 'sizes above the largest may be replaced by a default (P4)',
  },
  {
    id: 'sizes-every-number-is-an-offered-one',
    from: '(counts.get(count) ?? count) === count',
    to: 'counts.size > 0',
    kills: 'a number of items that is no offered size is told',
  },
  {
    id: 'sizes-refused-number-is-an-offered-one',
    from: 'page.items !== undefined || isRefused(page)',
    to: 'page.items !== undefined',
    kills: 'a number is told that is refused where it is asked for: it is no offered size',
  },
  {
    id: 'sizes-short-list-accused',
    from: 'counts.size !== 1 || tooMany === undefined || other === undefined',
    to: 'counts.size !== 1 || other === undefined || tooMany === other',
    kills: 'a list that is shorter than each size is right',
  },
]);

const CHOICE = mutantsOf(asNamed('checks/choice-checks'), [
  {
    id: 'choice-both-headers-must-choose',
    from: 'areSamePage(one, otherNumber) && areSamePage(one, otherSize)',
    to: 'areSamePage(one, otherNumber) || areSamePage(one, otherSize)',
    kills: 'a size that changes the page is a choice',
  },
  {
    id: 'choice-silence-accuses',
    from: 'if (!isHeard(other.exchange) || (lead.items.length === 0 && other.items === undefined)) return [];',
    to: 'if (lead.items.length === 0 && other.items === undefined) return [];',
    kills: 'silence in the other scheme tells nothing',
  },
  {
    id: 'choice-leading-scheme-unchecked',
    from: 'return refusedInLead(lead, other);',
    to: 'return [];',
    kills: 'a page that the leading scheme alone refuses is told',
  },
  {
    id: 'choice-swapped-headers-unseen',
    from: '[...nothingChooses(choices), ...swapped(choices)]',
    to: '[...nothingChooses(choices)]',
    kills: 'a number that counts the items is told',
  },
  {
    id: 'choice-swapped-by-one-page',
    from: ' || further.length === 0',
    to: '',
    kills: 'one page with as many items as its number tells nothing',
  },
  {
    id: 'choice-refused-size-accuses',
    from: '!sameSize.some(holdsClients) || !isRefused(page)',
    to: '!isRefused(page)',
    kills: 'a size that a scheme never serves is no refused page',
  },
  {
    id: 'choice-last-page-accuses',
    from: 'if (isLast || other',
    to: 'if (other',
    kills: 'an empty page, and a last one that is refused, tell nothing',
  },
]);

const TOKEN = mutantsOf(asNamed('checks/token-checks'), [
  {
    id: 'token-any-string-is-a-jwt',
    from: "({ kind }) => kind !== 'opaque'",
    to: '() => true',
    kills: 'an opaque string is no JWT',
  },
  {
    id: 'token-end-at-issue-is-future',
    from: 'if (left > 0 ||',
    to: 'if (left >= 0 ||',
    kills: 'an exp at this very second is past',
  },
  {
    id: 'token-unread-end-of-opaque-is-told',
    from: "kind === 'opaque' || EXPIRY_WORD.test(text)",
    to: 'EXPIRY_WORD.test(text)',
    kills: 'an opaque string is no token that could expire',
  },
  {
    id: 'token-caching-tells-its-end',
    from: '!OTHERS_HEADERS.test(name)',
    to: "name !== ''",
    kills: 'an answer that says nothing of expiry is told',
  },
  {
    id: 'token-without-end-is-right',
    from: "if (exp === undefined) return found('no such claim');",
    to: 'if (exp === undefined) return [];',
    kills: 'a missing exp is told',
  },
  {
    id: 'token-milliseconds-are-seconds',
    from: 'if (exp > LARGEST_SECONDS)',
    to: 'if (exp > LARGEST_SECONDS * LARGEST_SECONDS)',
    kills: 'an exp in milliseconds is told',
  },
  {
    id: 'token-issue-before-clock',
    from: 'if (!Number.isNaN(date)) return date / 1000;',
    to: "if (!Number.isNaN(date) && typeof iat !== 'number') return date / 1000;",
    kills: 'the service’s Date counts, not the claim of issue',
  },
  {
    id: 'token-past-end-of-answer-is-right',
    from: 'if (seconds === undefined || seconds > 0)',
    to: 'if (seconds === undefined || seconds >= 0)',
    kills: 'a past expiry is told: no seconds to go',
  },
]);

const SECRECY = mutantsOf(asNamed('checks/secrecy-checks'), [
  {
    id: 'secrecy-told-under-the-latest',
    from: 'const exchange = own ?? exchanges.at(-1);',
    to: 'const exchange = exchanges.at(-1);',
    kills: 'a secret is told under the answer that repeats it',
  },
  {
    id: 'secrecy-earlier-answers-ignored',
    from: 'if (exchange === undefined)',
    to: 'if (own === undefined) return [];\n    if (exchange === undefined)',
    kills: 'a secret in an earlier answer is told with its request',
  },
]);

export const CHECKS_OF_CHOICES: readonly Mutant[] = [...SIZES, ...CHOICE, ...TOKEN, ...SECRECY];
