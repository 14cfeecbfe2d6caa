import { mutantsOf, type Mutant } from './mutant.ts';

/** What looks like a rule of the service and is none, and what looks like a breach: a list that is cut, a replica that is late. */
export const APART_FROM_RULES: readonly Mutant[] = [
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
