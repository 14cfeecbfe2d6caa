import { mutantsOf, type Mutant } from './mutant.ts';

/** What looks like a rule of the service and is none, and what looks like a breach: a list that is cut, a replica that is late. */
export const APART_FROM_RULES: readonly Mutant[] = [
  ...mutantsOf(
    {
      file: 'fixtures/resources/description/id-names.ts',
      spec: 'tests/self/resources/description/other-lists.spec.ts',
    },
    [
      {
        id: 'words-lists-of-all-words',
        from: 'words.slice(index)',
        to: 'words.slice(index * 0)',
        kills: 'a list may be called by the last of several words',
      },
    ],
  ),
  ...mutantsOf(
    { file: 'fixtures/judge/lists/unwalked-ends.ts', spec: 'tests/self/judge/lists/unwalked-ends.spec.ts' },
    [
      {
        id: 'first-places-for-the-whole-list',
        from: 'if (goesOn && items !== undefined && items.length > left) return [];',
        to: '',
        kills: 'may show a few more at other sizes',
      },
      {
        id: 'first-places-whatever-is-told',
        from: 'behind.items === undefined && !isToldTheEnd',
        to: 'behind.items === undefined',
        kills: 'may not where it says that these are all',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/judge/repeated-crash.ts', spec: 'tests/self/judge/probes.spec.ts' }, [
    {
      id: 'crash-of-any-client',
      from: '...(Object.keys(options).length > 0 && { options }),',
      to: '',
      kills: 'a request that is asked again says of its client what it said before (A9)',
    },
    {
      id: 'crash-of-a-right-client',
      from: 'return options !== undefined && (',
      to: 'return options === null && (',
      kills: 'a right request of another client that is answered with 500 is no wrong one',
    },
  ]),
  ...mutantsOf(
    {
      file: 'fixtures/resources/changing/beside-the-same.ts',
      spec: 'tests/self/resources/changing/beside-the-same.spec.ts',
    },
    [
      {
        id: 'own-code-taken-by-status-alone',
        from: 'exchange.status === CONFLICT || TAKEN.test(exchange.text)',
        to: 'exchange.status === CONFLICT',
        kills: 'a PUT that says so by another status breaks G3',
      },
      {
        id: 'own-code-taken-by-any-refusal',
        from: ' && (exchange.status === CONFLICT || TAKEN.test(exchange.text))',
        to: '',
        kills: 'a refusal that says nothing is told of nobody',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/resources/description/words-of-statuses.ts',
      spec: 'tests/self/resources/description/words-of-statuses.spec.ts',
    },
    [
      {
        id: 'statuses-are-rules',
        from: "words.replaceAll(STATUS, ' ').replaceAll(ABSENT, ' ')",
        to: 'words',
        kills: 'of a status alone: Returns 404 if the tank does not exist.',
      },
    ],
  ),
  ...mutantsOf(
    {
      file: 'fixtures/resources/description/limited-lists.ts',
      spec: 'tests/self/resources/description/limited-lists.spec.ts',
    },
    [
      {
        id: 'limit-of-a-header',
        from: "at(one, ['in']) === 'query'",
        to: 'true',
        kills: 'a list that takes a header may be cut at undefined',
      },
    ],
  ),
  ...mutantsOf({ file: 'fixtures/judge/late-replica.ts', spec: 'tests/self/judge/late-replica.spec.ts' }, [
    {
      id: 'late-replicas-unseen',
      from: 'if (await areAlike(read)) return false;',
      to: 'if ((await areAlike(read)) || true) return false;',
      kills: 'nodes that differ for a second behind each change accuse nobody',
    },
    {
      id: 'late-replicas-for-ever',
      from: '  return false;\n}',
      to: '  return true;\n}',
      kills: 'nodes that never agree are told',
    },
  ]),
];
