import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

/** Other clients: what comes to them, and to whom strangers were before; log-ins in a row, and a quiet wait. */
export const AS_OTHERS: readonly Mutant[] = [
  ...mutantsOf(asNamed('judge/lists/as-others-ask'), [
    {
      id: 'others-hold-nothing',
      from: '[...OTHER_CLIENTS, ...holderOf(right.exchange)]',
      to: 'OTHER_CLIENTS',
      kills: 'is asked for by a client that holds it, too, by both',
    },
    {
      id: 'others-ask-as-the-suite',
      from: 'const reader = pages.sending({ client: fields });',
      to: 'const reader = pages.sending(fields === undefined ? {} : {});',
      kills: 'is told of each that is shown another one',
    },
    {
      id: 'others-see-an-older-list',
      from: 'right = await pages.afresh().read(credentials, page);',
      to: '',
      kills: 'may be another one since the list has changed',
    },
    {
      id: 'held-page-is-any-refusal',
      from: 'exchange.status !== NOT_MODIFIED',
      to: 'exchange.status < NOT_MODIFIED',
      kills: 'may be refused to who holds it',
    },
    {
      id: 'held-page-may-be-the-same',
      from: 'if (areSamePage(held, asked)) return [];',
      to: '',
      kills: 'is not asked for behind one that shows the same',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/as-others-ask.ts', spec: 'tests/self/judge/lists/all-to-others.spec.ts' },
    [
      {
        id: 'others-read-our-language',
        from: '[FOREIGN_READER, ...OTHER_CLIENTS]',
        to: 'OTHER_CLIENTS',
        kills: 'is right where it holds them all, in whatever order',
      },
      {
        id: 'others-lack-what-is-gone',
        from: 'missingIn(other, await pages.afresh().read(credentials, whole))',
        to: 'missingIn(other, await pages.read(credentials, whole))',
        kills: 'may hold fewer once the list does',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/judge/refusals/list-refusals.ts',
      spec: 'tests/self/judge/refusals/as-repeats.spec.ts',
    },
    [
      {
        id: 'repeats-have-no-id',
        from: 'wrong: askedAs(client, plain.wrong)',
        to: 'wrong: plain.wrong',
        kills: 'is told where the answer to that request comes',
      },
      {
        id: 'repeats-where-ids-are-refused',
        from: '!(await isServed()) || !(await isServed())',
        to: 'await isServed()',
        kills: 'is not asked for where a request with an id is not served',
      },
      {
        id: 'repeats-where-ids-count-once',
        from: ' || !(await isServed())',
        to: '',
        kills: 'is not asked for where an id counts once',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/judge/keeps-open.ts', spec: 'tests/self/judge/opening.spec.ts' }, [
    {
      id: 'empty-at-once-is-closed',
      from: '!isEmptyPage(exchange) && !isBusy(exchange)',
      to: '!isBusy(exchange)',
      kills: 'an empty page to requests at the same time is not told: that is P6',
    },
    {
      id: 'refused-envelope-is-empty',
      from: 'exchange.status < 300 && looksLikeList(exchange)',
      to: 'looksLikeList(exchange)',
      kills: 'an empty page to requests at the same time is not told: that is P6',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/between-turned'), [
    {
      id: 'turned-in-walked-sizes',
      from: ' && !walked.has(pageSize)',
      to: ' && walked.size > 0',
      kills: 'are looked at on pages that end between them, of sizes that nobody has walked',
    },
    {
      id: 'turned-in-parts',
      from: 'isWhole && endsEarly !== true',
      to: 'isWhole || endsEarly !== true',
      kills: 'are not looked at where all walks agree, or none is whole',
    },
    {
      id: 'turned-on-capped-pages',
      from: 'isFull(both[0]) ? noneTwice(both) : []',
      to: 'noneTwice(both)',
      kills: 'are not told of a size that is not served as asked for',
    },
    {
      id: 'turned-once-only',
      from: ' && (await comeAgain(pages, credentials, both))',
      to: '',
      kills: 'are not told where they come otherwise each time: that is P6',
    },
    {
      id: 'turned-alone',
      from: '[...left].every((id) => right.has(id))',
      to: 'left.size > 0',
      kills: 'are told where pages that end between them show one twice',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/client/other-clients.ts', spec: 'tests/self/judge/lists/as-others-ask.spec.ts' },
    [
      {
        id: 'holder-knows-no-time',
        from: "...(changed === undefined ? {} : { 'If-Modified-Since': changed }),",
        to: '',
        kills: 'is asked for by a client that holds it, too, by a time',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/seen-pages.ts', spec: 'tests/self/judge/lists/seen-orders.spec.ts' },
    [
      {
        id: 'others-turn-the-order',
        from: 'return request.options?.client === undefined ? rightSchemeOf(request, this.#contract) : undefined;',
        to: 'return rightSchemeOf(request, this.#contract);',
        kills: 'is what came to another client',
      },
    ],
  ),
  ...mutantsOf(asNamed('judge/lists/odd-requests'), [
    {
      id: 'odd-strangers-are-own',
      from: 'if (await isOwn(service, behind, pages)) findings',
      to: 'findings',
      kills: "that shows clients that are not of the list is not told here: that is A5's",
    },
    {
      id: 'odd-nobody-is-own',
      from: '(items.length > 0 && items.every(',
      to: '(items.every(',
      kills: "that shows no clients is not told here: that is A5's",
    },
    {
      id: 'odd-unknown-list-is-anothers',
      from: 'own.size === 0 || ',
      to: '',
      kills: 'of a list that is not known whole is told whatever it shows',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/both-schemes'), [
    {
      id: 'schemes-differ-behind-log-ins',
      from: "standsOn('P1', await afterLoginAgain(service, pages, { scheme: 'apiKey', page: pair.page }));",
      to: '',
      kills: 'pages of the other scheme that come otherwise right behind a log-in are told as such (P1)',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/expiry'), [
    {
      id: 'quiet-wait-uses-the-token',
      from: 'await sleep(this.#waitS(ended.expiredAtMs) * 1000);',
      to: 'await this.#until(ended.name, ended.expiredAtMs, judge);',
      kills: 'are not used where the wait is quiet',
    },
  ]),
  ...mutantsOf(asNamed('judge/tokens/issued-tokens'), [
    {
      id: 'some-log-ins-are-each',
      from: 'const isOfEach = uses.every(',
      to: 'const isOfEach = uses.some(',
      kills: 'of whose tokens each second one opens are told',
    },
  ]),
  ...mutantsOf(asNamed('judge/refusals/two-organizations'), [
    {
      id: 'two-organizations-new-clients-are-others',
      from: 'if (isIn((await service.pages.afresh().read(right, page)).items)) continue;',
      to: '',
      kills: 'unknown clients that are new in our own list are our own',
    },
    {
      id: 'two-organizations-of-one-name',
      from: 'id !== undefined && isKnownName && list?.knownIds.includes(id) === true',
      to: 'id !== undefined && isKnownName',
      kills: 'clients of another organization that bear the names of our own are told',
    },
    {
      id: 'two-organizations-that-count-alike',
      from: 'id !== undefined && isKnownName &&',
      to: 'id !== undefined &&',
      kills: 'clients of another organization that have the ids of our own are told',
    },
  ]),
  ...mutantsOf({ file: 'fixtures/judge/probes.ts', spec: 'tests/self/judge/provoked-crashes.spec.ts' }, [
    {
      id: 'apostrophe-beside-the-right-value',
      from: 'insert: insert.filter((one) => one !== replaced),',
      to: 'insert,',
      kills: 'an apostrophe takes the place of each credential once (A9)',
    },
  ]),
  ...mutantsOf(asNamed('judge/lists/repeats'), [
    {
      id: 'longest-page-on-kept-connections',
      from: 'one === longest ? 1 : 0',
      to: '0',
      kills: 'the longest page is asked for on another connection, too',
    },
  ]),
  ...mutantsOf(
    { file: 'fixtures/checks/envelope-checks.ts', spec: 'tests/self/checks/json-in-utf8.spec.ts' },
    [
      {
        id: 'one-content-type-is-enough',
        from: 'types.flatMap(([, line])',
        to: 'types.slice(0, 1).flatMap(([, line])',
        kills: 'a second line that says otherwise is told',
      },
      {
        id: 'joined-content-types-are-one',
        from: '|[^",])+/g',
        to: '|[^"])+/g',
        kills: 'a second line that says otherwise is told',
      },
    ],
  ),
];
