import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import type { RefusalResult } from '#fixtures/judge/refusal-result.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope } from '#tests/self/checks/answers.ts';
import { knownService } from '../known-service.ts';

const PLACE = { scheme: 'apiKey', page: { pageNo: 1, pageSize: 10 } } as const;
const SPOILABLE = { isJws: false, other: true, limited: false };

/** What is refused, by the credential that stands in the place of the right one. */
const KINDS = [
  {
    credential: 'LIMITED_API_KEY',
    name: 'a key without the permission',
    // Twice at the same time behind it.
    asked: 7,
    judge: (service: Service) => service.refused.ofLimitedKeys(PLACE),
  },
  {
    credential: 'OTHER_ORGANIZATION_ID',
    name: 'another organization',
    asked: 5,
    judge: (service: Service) => service.refused.inAnother(PLACE, SPOILABLE),
  },
] as const;

type Kind = (typeof KINDS)[number];

interface Scene {
  readonly result: RefusalResult;
  /** How often the same wrong request came. */
  readonly times: number;
}

/** A guard that lets this request in from the given time on. */
async function trippingAt(least: number, { credential, judge }: Kind): Promise<Scene> {
  let times = 0;
  // With the key in both headers it is another request.
  const isWrong = ({ insert = [] }: ApiRequest): boolean =>
    insert.length === 2 &&
    insert.some((one) => one.credential === credential && one.alteration === undefined);
  const isRight = ({ insert = [] }: ApiRequest): boolean =>
    insert.every((one) => /^(API_KEY|ORGANIZATION_ID)$/.test(one.credential));
  const service = await knownService((request) => {
    times += isWrong(request) ? 1 : 0;
    const isOpen = isRight(request) || (isWrong(request) && times >= least);
    return Promise.resolve(
      answer({ request, ...(isOpen ? { body: envelope(clients(1, 3)) } : { status: 403 }) }),
    );
  });
  return { result: await judge(service), times };
}

for (const kind of KINDS) {
  test.describe(`${kind.name}, several times in a row`, () => {
    test(`is right where it is refused each time: ${kind.name}`, async () => {
      expect(await trippingAt(Infinity, kind)).toEqual({ result: { findings: [] }, times: kind.asked });
    });

    for (const least of [2, 5]) {
      test(`is told where it is let in from time ${least} on: ${kind.name}`, async () => {
        const { result } = await trippingAt(least, kind);
        const told = `a refusal of this request (${kind.name}, several times in a row)`;

        expect(result.findings.map(({ expected }) => expected)).toEqual(Array(6 - least).fill(told));
      });
    }
  });
}
