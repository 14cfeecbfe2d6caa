import { asNamed, mutantsOf, type Mutant } from './mutant.ts';

const REFUSALS = mutantsOf(asNamed('judge/refusals/refusals'), [
  {
    id: 'refusals-without-control-before',
    from: 'this.#controlBefore(group.control);\n    if (!tells(before.service)) return UNTOLD;',
    to: 'this.#controlBefore(group.control);',
    kills: 'nothing is asked where the right request is refused',
  },
  {
    id: 'refusals-only-the-first-is-told',
    from: "asked.filter(({ service }) => service === 'served');\n    if (served.length > 0)",
    to: "asked.slice(0, 1).filter(({ service }) => service === 'served');\n    if (served.length > 0)",
    kills: 'each wrong request that is served is told',
  },
  {
    id: 'refusals-silence-counts-at-once',
    from: 'isSilent ? await this.#send(wrong.request) : first',
    to: 'isSilent ? first : first',
    kills: 'a silent answer is asked for once more',
  },
  {
    id: 'refusals-control-used-twice',
    from: 'Promise<Asked> {\n    this.#latest = undefined;\n',
    to: 'Promise<Asked> {\n',
    kills: 'a control is used once only',
  },
  {
    id: 'refusals-control-of-another-request',
    from: 'latest?.key === keyOf(control) ?',
    to: 'latest !== undefined ?',
    kills: 'a group with another right request sends its own',
  },
  {
    id: 'refusals-blame-every-place',
    from: 'if (breach === undefined) findings',
    to: 'if (breach !== undefined || served.length > 0) findings',
    kills: 'what is served everywhere is another requirement’s',
  },
]);

const UNTOLD = mutantsOf(
  { file: 'fixtures/judge/refusals/untold.ts', spec: 'tests/self/judge/refusals/refusals.spec.ts' },
  [
    {
      id: 'refusals-without-control-after',
      from: 'if (control.before !== control.after) {',
      to: "if (control.before === 'silent') {",
      kills: 'refusals tell nothing where the right request is refused afterwards',
    },
    {
      id: 'refusals-silence-is-a-refusal',
      from: "one.service === 'silent' &&",
      to: "one.service === 'served' &&",
      kills: 'silence twice tells nothing',
    },
    {
      id: 'refusals-server-error-is-silence',
      from: 'silent.exchange.status === 500',
      to: 'silent.exchange.status === 501',
      kills: 'a status of 500 that stays is another requirement’s',
    },
    {
      id: 'refusals-empty-list-is-a-refusal',
      from: "control.before === 'empty' && asked",
      to: "control.before === 'silent' && asked",
      kills: 'an empty list and an empty answer look alike',
    },
  ],
);

const REFUSED_BEFORE = mutantsOf(
  { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/refused-before.spec.ts' },
  [
    {
      id: 'refusals-forget-empty-lists',
      from: "if (service === 'refused' || service === 'empty') this",
      to: "if (service === 'refused') this",
      kills: 'answered with an empty list at first and served by now, it is told here',
    },
    {
      id: 'refusals-control-without-insisting',
      from: 'await insist(send, control)',
      to: 'await send(control)',
      kills: 'a right one that is answered with 500 once is sent once more',
    },
  ],
);

const AT_ONCE = mutantsOf(
  {
    file: 'fixtures/judge/refusals/beside-right-ones.ts',
    spec: 'tests/self/judge/refusals/refused-before.spec.ts',
  },
  [
    {
      id: 'refusals-at-once-blame-every-place',
      from: 'return { ...asked, beside, elsewhere };',
      to: 'return { ...asked, beside };',
      kills: 'served alone too, it is another requirement’s',
    },
  ],
);

const TOGETHER = mutantsOf(
  { file: 'fixtures/judge/refusal-result.ts', spec: 'tests/self/judge/refusals/refused-before.spec.ts' },
  [
    {
      id: 'refusals-end-with-the-first-part',
      from: 'results.flatMap((result) => result.findings)',
      to: 'results.slice(0, 1).flatMap((result) => result.findings)',
      kills: 'a right one that fails once costs the nine before it alone',
    },
  ],
);

const FOREIGN = mutantsOf(
  { file: 'fixtures/judge/refusals/refusals.ts', spec: 'tests/self/judge/refusals/foreign-behind.spec.ts' },
  [
    {
      id: 'refusals-clients-of-others-unseen',
      from: "service === 'served' && (await this.#isForeign(exchange))",
      to: "service === 'silent' && (await this.#isForeign(exchange))",
      kills: 'the clients of others for a right request behind wrong ones are a breach of A5',
    },
    {
      id: 'refusals-clients-of-others-unconfirmed',
      from: 'before.foreign === undefined && (await this.#isOurs(control))',
      to: 'before.foreign === undefined',
      kills: 'other clients that stay may be the list by now',
    },
  ],
);

const RECOGNITION = mutantsOf(
  { file: 'fixtures/judge/recognition.ts', spec: 'tests/self/judge/refusals/granting-refusals.spec.ts' },
  [
    {
      id: 'recognition-any-jwt-is-a-token',
      from: "if ((await this.#dataServedBy(opened)) === 'served') return true;",
      to: 'return opened !== undefined;',
      kills: 'a JWT in a refusal that opens nothing is no token',
    },
    {
      id: 'recognition-living-token-renewed',
      from: 'if (request.insert?.some(isLivingToken) === true) return false;',
      to: '',
      kills: 'who sends a living token may be handed the next one',
    },
  ],
);

const NEXT_PAGES = mutantsOf(
  { file: 'fixtures/judge/refusals/list-refusals.ts', spec: 'tests/self/judge/refusals/next-pages.spec.ts' },
  [
    {
      id: 'refusals-page-for-nobody-is-guarded',
      from: 'return isServed ?',
      to: 'return isServed !== undefined ?',
      kills: 'is not asked for wrongly where the right request does not get it',
    },
  ],
);

const BESIDE = mutantsOf(
  { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/judge/refusals/next-pages.spec.ts' },
  [
    {
      id: 'refusals-next-page-is-the-same',
      from: 'const behind = { served: at(0), beside: [at(1)] };',
      to: 'const behind = { served: at(0), beside: [at(0)] };',
      kills: 'are asked for wrongly behind each of the first pages, between right requests',
    },
    {
      id: 'refusals-nobody-turns-back-from-later-pages',
      from: 'beside: [at(1), at(-1)]',
      to: 'beside: [at(1)]',
      kills: 'are told where one is served to who turns back, once for each wrong request',
    },
    {
      id: 'refusals-nobody-turns-back-to-the-second-page',
      from: 'place + 2 > following ?',
      to: 'place + 2 > 0 ?',
      kills: 'are told where one is served to who turns back, once for each wrong request',
    },
    {
      id: 'refusals-turned-back-from-no-page',
      from: 'place + 2 > following ?',
      to: 'place + 1 > following ?',
      kills: 'are some that hold clients, where few pages do',
    },
  ],
);

const MENU = mutantsOf(
  { file: 'fixtures/pages/chosen-pages.ts', spec: 'tests/self/checks/chosen-pages.spec.ts' },
  [
    {
      id: 'refusals-sizes-beyond-the-menu-are-fresh',
      from: 'const rare = hasMenu(list)',
      to: 'const rare = false',
      kills: 'of a menu of sizes only those that are served are fresh',
    },
    {
      id: 'refusals-a-cap-is-a-menu',
      from: '(items ?? 0) === 0 && Number(size) < largest',
      to: '(items ?? 0) === 0',
      kills: 'of a menu of sizes only those that are served are fresh',
    },
  ],
);

const SAMPLES = mutantsOf(
  { file: 'fixtures/judge/recognition.ts', spec: 'tests/self/judge/refusals/words-of-refusals.spec.ts' },
  [
    {
      id: 'recognition-foreign-list-is-a-sample',
      from: "if (shown.join('\\n') === ids) continue;",
      to: 'if (shown.length >= 0) continue;',
      kills: 'are served where they page under a refusal',
    },
    {
      id: 'recognition-own-client-in-a-sample',
      from: '!isNoneKnown && !ids.some(',
      to: '!isNoneKnown && !ids.every(',
      kills: 'are served where one of ours is among them',
    },
  ],
);

export const REFUSED: readonly Mutant[] = [
  ...REFUSALS,
  ...UNTOLD,
  ...NEXT_PAGES,
  ...BESIDE,
  ...AT_ONCE,
  ...MENU,
  ...SAMPLES,
  ...REFUSED_BEFORE,
  ...TOGETHER,
  ...FOREIGN,
  ...RECOGNITION,
];
