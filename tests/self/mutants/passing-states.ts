import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** What a service does for a while only, or with some sizes, tokens and pages only. */
export const PASSING_STATES: readonly Mutant[] = [
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/served-elsewhere.ts',
      spec: 'tests/self/judge/refusals/refused-before.spec.ts',
    },
    [
      {
        id: 'refusals-forget-what-was-refused',
        from: "there.service !== 'served' || wasRefused",
        to: "there.service !== 'served'",
        kills: 'refused at first and served by now, it is told here',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/served-elsewhere.ts',
      spec: 'tests/self/judge/refusals/empty-as-missing.spec.ts',
    },
    [
      {
        id: 'passing-empty-is-always-missing',
        from: "without === undefined ? requirement : 'A3'",
        to: "'A3'",
        kills: 'breaks A4 where the first page needs one',
      },
      {
        id: 'passing-empty-is-never-missing',
        from: "requirement !== 'A4' ||",
        to: "requirement === 'A4' ||",
        kills: 'breaks A3 where the first page needs none',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/served-elsewhere.ts',
      spec: 'tests/self/judge/refusals/once-used.spec.ts',
    },
    [
      {
        id: 'passing-used-token-unasked',
        from: "if (there.service !== 'served' || wasRefused) return freshTokens.servedOnceUsed(request, control);",
        to: "if (there.service !== 'served' || wasRefused) return undefined;",
        kills: 'what opens by each token that was used rightly is another requirement’s',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/fresh-tokens.ts', spec: 'tests/self/judge/refusals/once-used.spec.ts' },
    [
      {
        id: 'passing-used-token-refused-again',
        from: "return (await classify(used)) === 'served' ? used : undefined;",
        to: 'return used;',
        kills: 'what opens this page alone, used or not, is this page’s',
      },
    ],
  ),
  ...mutantsOf(asNamed('gateway/not-before'), [
    {
      id: 'passing-token-begins-at-once',
      from: 'if (waitMs > 0 && insert',
      to: 'if (waitMs > 900 && insert',
      kills: 'a token that begins within the next second is not used before',
    },
    {
      id: 'passing-token-by-our-clock',
      from: 'nbf * 1000 - offsetMs',
      to: 'nbf * 1000',
      kills: 'whose clock is another one is waited for by that',
    },
    {
      id: 'passing-token-waited-for-long',
      from: 'LONGEST_WAIT_MS = 1000',
      to: 'LONGEST_WAIT_MS = 2000',
      kills: 'a token that begins a bit later is not waited for',
    },
  ]),
  ...mutantsOf(asNamed('judge/refusals/still-there'), [
    {
      id: 'passing-page-that-is-gone',
      from: '[page, ...nearer]',
      to: '[page]',
      kills: 'of 21 clients 15 are left: page 13 stands for the last one',
    },
    {
      id: 'passing-page-counted-from-zero',
      from: 'firstPage + Math.floor((page.pageNo - firstPage) * part)',
      to: 'Math.floor(page.pageNo * part)',
      kills: 'of 21 clients 15 are left: page 13 stands for the last one',
    },
    {
      id: 'passing-page-that-is-gone-unjudged',
      from: 'if (!isRightRefused(result)) return result;',
      to: 'if (isRightRefused(result)) return result;',
      kills: 'a page that is no longer there is judged by one that is',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/seen-pages.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' },
    [
      {
        id: 'passing-overfull-page-unseen',
        from: 'if (count > asked.page.pageSize &&',
        to: 'if (count > asked.page.pageSize + 1 &&',
        kills: 'are told, however the list moves',
      },
      {
        id: 'passing-overfull-page-of-another-size',
        from: '.filter(([count]) => came.every(([size, other]) => size === page.pageSize || other !== count))',
        to: '',
        kills: 'are another requirement’s: as many as another size holds',
      },
      {
        id: 'passing-overfull-page-unserved',
        from: '(wasFull || sizes.includes(page.pageSize)) && ',
        to: '',
        kills: 'are another requirement’s: at a size that is never served as asked',
      },
      {
        id: 'passing-overfull-page-at-first',
        from: '(wasFull || sizes.includes(page.pageSize))',
        to: 'sizes.includes(page.pageSize)',
        kills: 'are told at a size that was served otherwise at first',
      },
      {
        id: 'passing-overfull-pages-of-two-numbers',
        from: 'FEWEST_SIZED_BY_NUMBER = 3',
        to: 'FEWEST_SIZED_BY_NUMBER = 2',
        kills:
          'more clients than were asked for are another requirement’s where page numbers are taken for sizes',
      },
      {
        id: 'passing-overfull-page-as-unasked-once',
        from: 'this.#unasked.size === 1 ? ',
        to: 'this.#unasked.size > 0 ? ',
        kills: 'are told where as many come without page headers now and then',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/refusals/before-the-first'), [
    {
      id: 'passing-first-page-misjudged',
      from: 'return larger.some((id) => own.has(id)) && ids',
      to: 'return false && ids',
      kills: 'show the own ones where a larger one reaches into the list',
    },
    {
      id: 'passing-larger-first-page-of-double-size-only',
      from: 'new Set([2 * Number(pageSize), ...larger])',
      to: 'new Set([2 * Number(pageSize)])',
      kills: 'are asked for at the next size that is served',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/ground/discover-list.ts', spec: 'tests/self/ground/rarer-sizes.spec.ts' }, [
    {
      id: 'passing-menu-unread',
      from: 'else if (hasMenu(pages))',
      to: 'else if (pages.size === 0)',
      kills: 'where some sizes are offered, rarer ones are asked for as well',
    },
    {
      id: 'passing-menu-where-sizes-end',
      from: 'ids.length === 0 && size < largest',
      to: 'ids.length === 0',
      kills: 'where larger ones are refused, no others are',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/first-pages.ts', spec: 'tests/self/checks/edge-walks.spec.ts' }, [
    {
      id: 'passing-size-refused-in-the-envelope',
      from: 'if (page.items?.length !== 0) return false;',
      to: 'if (page.items?.length !== undefined) return false;',
      kills: 'are left out where the size is refused as others are, in the envelope',
    },
    {
      id: 'passing-size-refused-whatever-it-counts',
      from: 'read(exchange) === read(page.exchange)',
      to: 'read(exchange).length > 0',
      kills: 'are left out where the size is refused as others are, in the envelope',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/pages/walk-reading.ts', spec: 'tests/self/checks/refused-in-a-walk.spec.ts' },
    [
      {
        id: 'passing-refusal-in-a-walk',
        from: "first.service === 'refused' ?",
        to: "first.service === 'silent' ?",
        kills: 'a page of a walk that is refused once is read all the same, and told of the scheme',
      },
      {
        id: 'passing-refusal-untold',
        from: 'refusedOnce.push(first);',
        to: '',
        kills: 'a page of a walk that is refused once is read all the same, and told of the scheme',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/pages/unnamed-sizes.ts', spec: 'tests/self/checks/unnamed-sizes.spec.ts' }, [
    {
      id: 'passing-size-that-loses-one',
      from: 'countOf(read) === most',
      to: 'countOf(read) <= most',
      kills: 'a size at which a client is left out breaks another promise',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/tokens/half-life.spec.ts' }, [
    {
      id: 'passing-one-lost-token-is-told',
      from: 'if (other === undefined) return findings;',
      to: 'if (other !== undefined) return findings;',
      kills: 'a single token that ends early is told of a renewal, and of no scheme',
    },
  ]),
];
