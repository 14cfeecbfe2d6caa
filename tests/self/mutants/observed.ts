import { mutantsOf, type Mutant } from './mutant.ts';

const CRASHES = mutantsOf(
  { file: 'fixtures/observe/answer-to.ts', spec: 'tests/self/observation/passing-crashes.spec.ts' },
  [
    {
      id: 'observed-first-crash-is-a-choice',
      from: 'await insist(wayTo(service), request)',
      to: 'await wayTo(service)(request)',
      kills: 'a crash that passes is no choice: an odd pageNo',
    },
    {
      id: 'observed-crash-of-everything-is-a-choice',
      from: '&& !(await isServing(service))',
      to: "&& service.lead === 'bearer'",
      kills: 'a crash while right pages crash, too, tells nothing',
    },
  ],
);

const EXPIRED = mutantsOf(
  { file: 'fixtures/observe/expired-token.ts', spec: 'tests/self/observation/expired-token.spec.ts' },
  [
    {
      id: 'observed-silence-ends-the-leeway',
      from: 'else if (statusOf(exchange) !== undefined) {',
      to: 'else {',
      kills: 'the leeway of an expired token: silence, then refused',
    },
    {
      id: 'observed-late-refusal-ends-the-leeway',
      from: 'exchange.report.retries > 0 ||',
      to: '',
      kills: 'the leeway of an expired token: refused late only',
    },
  ],
);

export const OBSERVED: readonly Mutant[] = [...CRASHES, ...EXPIRED];
