/** What one test of a run asked of the service. */
export interface TestRequests {
  /** Id of the requirement that it judges; probes count together. */
  readonly about: string;
  readonly requests: number;
}

/** Reads the notes of the tests (`requirement`, `requests`) from the run's JUnit file. */
export function testRequestsOf(junit: string): readonly TestRequests[] {
  const tests = junit.match(/<testcase\b[\s\S]*?<\/testcase>/g) ?? [];
  return tests.flatMap((test) => {
    const requests = propertyOf(test, 'requests');
    const about = propertyOf(test, 'requirement') ?? 'open points';
    return requests === undefined ? [] : [{ about, requests: Number(requests) }];
  });
}

function propertyOf(test: string, name: string): string | undefined {
  return new RegExp(`<property name="${name}" value="([^"]*)"`).exec(test)?.[1];
}

/** Requests by what they were about, the most first. */
export function requestsBy(tests: readonly TestRequests[]): readonly TestRequests[] {
  const sums = new Map<string, number>();
  for (const { about, requests } of tests) sums.set(about, (sums.get(about) ?? 0) + requests);
  return [...sums]
    .map(([about, requests]) => ({ about, requests }))
    .toSorted((one, other) => other.requests - one.requests);
}
