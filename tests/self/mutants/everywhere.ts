import { asNamed, mutantsOf, ofResources, type Mutant } from './mutant.ts';

/** What is looked at on later pages, on all pages of a long list, and by those who keep cookies. */
export const EVERYWHERE: readonly Mutant[] = [
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/counted-beyond.ts',
      spec: 'tests/self/judge/refusals/counted-beyond.spec.ts',
    },
    [
      {
        id: 'counted-beyond-of-nothing',
        from: "typeof count === 'number' && count > 0",
        to: "typeof count === 'number'",
        kills: 'past the end a wrong request may get the same nothing as the right request (A7)',
      },
      {
        id: 'counted-beyond-as-everywhere',
        from: ' || itemsOf(refused) !== undefined',
        to: '',
        kills:
          'past the end a wrong request may get what everybody gets, where a refusal is such an envelope as well (A7)',
      },
      {
        id: 'counted-beyond-where-nobody-was-heard',
        from: '!isHeard(refused) || ',
        to: '',
        kills:
          'past the end a wrong request may get how many there are, where nobody was heard on the page of clients (A7)',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/service.ts',
      spec: 'tests/self/judge/refusals/beside-cookies.spec.ts',
    },
    [
      {
        id: 'everywhere-cookies-of-log-ins-unseen',
        from: 'isRight(request, this.contract) &&',
        to: "request.method === 'GET' &&",
        kills: 'a list that the cookies of a log-in open is told',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/beside-cookies.spec.ts',
    },
    [
      {
        id: 'everywhere-cookies-not-sent',
        from: 'request: { ...request, options: { cookies: true as const } },',
        to: 'request,',
        kills: 'a list that its own cookies open is told',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/refusals/forbidden-by.ts', spec: 'tests/self/judge/refusals/broken-by.spec.ts' },
    [
      {
        id: 'everywhere-first-of-several-rules',
        from: 'rules.size === 1 && only !== undefined',
        to: 'only !== undefined',
        kills: 'break the guard itself where several rules forbid them',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'reports/statement/requirement-outcomes.ts', spec: 'tests/self/reports/collect.spec.ts' },
    [
      {
        id: 'everywhere-blocked-by-what-was-kept',
        from: "row.outcome !== 'untested' || !kept.has(by)",
        to: "row.outcome !== 'untested'",
        kills: 'a breach accuses the promise it names, others stay untested',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/other-methods.ts',
      spec: 'tests/self/judge/refusals/beside-cookies.spec.ts',
    },
    [
      {
        id: 'everywhere-preflight-is-a-get',
        from: "method: 'OPTIONS' }",
        to: "method: 'GET' }",
        kills: 'that shows clients to whoever names the organization is told',
      },
      {
        id: 'everywhere-made-up-method-unasked',
        from: 'wrong.slice(0, 1)',
        to: 'wrong.slice(0, 0)',
        kills: 'what a made-up method shows to whoever shows no key is told (A3)',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/refusals/still-there'), [
    {
      id: 'everywhere-high-number-is-served',
      from: 'place.page.pageNo > FEW_PAGES ?',
      to: 'place.page.pageNo < 0 ?',
      kills: 'a page of a high number may be refused, one of a low number is not asked for beforehand',
    },
  ]),
  ...mutantsOf(asNamed('gateway/login-safety'), [
    {
      id: 'wrong-log-ins-never-apart',
      from: ' > LASTING_MS)',
      to: ' > LASTING_MS * 10)',
      kills: 'wrong log-ins come further apart behind a lock that lasts',
    },
    {
      id: 'wrong-log-ins-soon-apart',
      from: ' > LASTING_MS)',
      to: ' > 0)',
      kills: 'wrong log-ins come one right behind the other where a lock is short',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/client/behind-a-ban.ts', spec: 'tests/self/checks/locked-user.spec.ts' }, [
    {
      id: 'locks-of-a-minute-not-waited-for',
      from: '[...PAUSES_MS, ...TO_A_MINUTE_MS]',
      to: 'PAUSES_MS',
      kills: 'a lock of 60 s behind wrong log-ins is waited for, 2 of them: true',
    },
    {
      id: 'everywhere-lock-is-forgotten',
      from: 'this.#noteLock();\n    if (this.#lasting',
      to: 'if (this.#lasting',
      kills: 'a user who was locked by several wrong log-ins is locked still when all was waited for',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/opening.spec.ts' }, [
    {
      id: 'everywhere-one-at-a-time-is-closed',
      from: '!isEmptyPage(exchange) && !isBusy(exchange)',
      to: '!isEmptyPage(exchange)',
      kills: 'of requests at the same time one that gets 409 is told of 0 times',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/pages/plan.ts', spec: 'tests/self/checks/large-walks.spec.ts' }, [
    {
      id: 'everywhere-long-list-in-parts',
      from: 'isShort ? wholeWalk(list, large) :',
      to: '',
      kills: 'is walked whole at the largest one, where that takes sixty pages',
    },
    {
      id: 'everywhere-long-list-of-unknown-end',
      from: 'exact && Math.ceil(count / large) <= MOST_PAGES_A_WALK',
      to: 'Math.ceil(count / large) <= MOST_PAGES_A_WALK',
      kills: 'is read in parts where its end is not known',
    },
  ]),
  ...mutantsOf(asNamed('checks/size-checks'), [
    {
      id: 'everywhere-short-size-between-refused-ones',
      from: 'if (replaced.length === 0 && larger.some(isRefused) && refusesBetween(firstPages)) return false;',
      to: '',
      kills: 'half a page is told where smaller and larger sizes are refused: nothing replaces them',
    },
    {
      id: 'everywhere-short-size-below-refused-ones',
      from: 'larger.some(isRefused) && refusesBetween(firstPages)',
      to: 'larger.some(isRefused)',
      kills: 'it is right where larger ones are refused, and no smaller one is',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/checks/list-checks.ts', spec: 'tests/self/checks/large-walks.spec.ts' }, [
    {
      id: 'everywhere-sample-beside-whole-walk',
      from: '...sampled.flatMap((walk) => leftOut(asWalk(measure), asWalk(walk))),',
      to: '',
      kills: 'does not where one that no page of it shows is in the sample',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/expired-use'), [
    {
      id: 'everywhere-ended-token-may-live',
      from: 'if (name === undefined || waitMs > LONGEST_WAIT_MS) return undefined;',
      to: 'if (name === undefined) return undefined;',
      kills: 'is none where nobody waits for it so long',
    },
    {
      id: 'everywhere-ended-token-may-open',
      from: 'return answer === undefined ? name : undefined;',
      to: 'return name;',
      kills: 'is none where it opens the list',
    },
  ]),
  ...mutantsOf(ofResources('description/identity', 'answers/composite-keys'), [
    {
      id: 'everywhere-item-by-half-a-key',
      from: 'return further.every(({ sentAt, told }) => (sentAt ?? told) !== undefined) ? place : undefined;',
      to: 'return place;',
      kills: 'nothing is created where nothing says what leads to it',
    },
  ]),
  ...mutantsOf(ofResources('description/item-key', 'answers/composite-keys'), [
    {
      id: 'everywhere-item-by-its-last-key',
      from: "id: [...shown, id].join('/'),",
      to: 'id,',
      kills: 'is known by both',
    },
  ]),
];
