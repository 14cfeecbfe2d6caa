import { test, expect } from '@playwright/test';
import type { ApiRequest } from '#fixtures/client/exchange.ts';
import { rightSchemeOf } from '#fixtures/client/right-requests.ts';
import { spoiledOnce } from '#fixtures/client/wrong-credentials.ts';
import type { Service } from '#fixtures/service.ts';
import { answer, clients, envelope, type AnswerParts } from '#tests/self/checks/answers.ts';
import { waitsPass } from '#tests/self/virtual-time.ts';
import { knownService } from '../known-service.ts';

waitsPass();

const PAGE = { pageNo: 1, pageSize: 10 };
const ODD = { pageNo: 'x', pageSize: 10 };

interface Asked {
  readonly request: ApiRequest;
  readonly isRight: boolean;
  readonly pageNo: string;
  /** The number of the page that was served to a right request last. */
  readonly servedLast: string;
}

interface Scene {
  readonly service: Service;
  /** `right 1`, `wrong 2`. */
  readonly asked: readonly string[];
}

/** A service that serves what this says, behind a proxy that drops requests of this kind. */
async function scene(serves: (asked: Asked) => boolean, dropped?: string): Promise<Scene> {
  const asked: string[] = [];
  let servedLast = '';
  const service: Service = await knownService((request) => {
    const isRight = rightSchemeOf(request, service.contract) !== undefined;
    const pageNo = request.headers?.['pageNo'] ?? '';
    asked.push(`${isRight ? 'right' : 'wrong'} ${pageNo}`);
    const isServed = serves({ request, isRight, pageNo, servedLast });
    if (isRight && isServed) servedLast = pageNo;
    return Promise.resolve(
      answer({ request, ...(isDropped(request, dropped) ? DROPPED : answerOf(isServed)) }),
    );
  });
  return { service, asked };
}

const DROPPED = { status: 503 };

function isDropped({ place }: ApiRequest, dropped: string | undefined): boolean {
  return place !== undefined && place === dropped;
}

function answerOf(isServed: boolean): AnswerParts {
  return isServed ? { body: envelope(clients(1, 3)) } : { status: 401 };
}

const isNext = (pageNo: string, before: string): boolean => Number(pageNo) === Number(before) + 1;

/** What comes of wrong requests for pages beside, and what was asked. */
async function besideFirst(serves: (asked: Asked) => boolean, following = 9) {
  const { service, asked } = await scene(serves);
  const wrong = spoiledOnce(service.contract, 'apiKey', { isJws: true, other: false, limited: false });
  return {
    result: await service.refused.onPagesBeside(
      { scheme: 'apiKey', page: { ...PAGE, following } },
      { page: PAGE, wrong },
    ),
    asked,
  };
}

test.describe('the pages beside the one just served (A7)', () => {
  test('are asked for wrongly behind each of the first pages, between right requests', async () => {
    const { result, asked } = await besideFirst(({ isRight }) => isRight);

    expect(result).toEqual({ findings: [] });
    expect(asked).toEqual([
      ...['right 1', 'wrong 2', 'right 1', 'right 3', 'wrong 2', 'right 3'],
      ...['right 2', 'wrong 3', 'right 2', 'right 4', 'wrong 3', 'right 4'],
      ...['right 3', 'wrong 4', 'wrong 2', 'right 3'],
    ]);
  });

  test('are some that hold clients, where few pages do', async () => {
    const { asked } = await besideFirst(({ isRight }) => isRight, 2);

    expect(asked.filter((one) => one.startsWith('wrong'))).toEqual([
      ...['wrong 2', 'wrong 2', 'wrong 3'],
      ...['wrong 2', 'wrong 2'],
    ]);
  });

  test('are the page behind alone, where there are two', async () => {
    const { asked } = await besideFirst(({ isRight }) => isRight, 1);

    expect(asked.filter((one) => one.startsWith('wrong'))).toEqual(['wrong 2', 'wrong 2', 'wrong 2']);
  });
});

test.describe('pages beside the one just served that are open (A7)', () => {
  test('are told where one is served to who turns back, once for each wrong request', async () => {
    const { result } = await besideFirst(
      ({ isRight, pageNo, servedLast }) => isRight || isNext(servedLast, pageNo),
    );

    expect(result.findings.map(({ exchange }) => exchange.request.headers?.['pageNo'])).toEqual([
      '2',
      '3',
      '2',
    ]);
    expect(result.ofOthers).toBeUndefined();
  });

  test('are told where the next is served to anybody, once for each wrong request', async () => {
    const { result } = await besideFirst(
      ({ isRight, pageNo, servedLast }) => isRight || isNext(pageNo, servedLast),
    );

    expect(result.findings.map(({ exchange }) => exchange.request.headers?.['pageNo'])).toEqual([
      '2',
      '3',
      '4',
    ]);
    expect(result.ofOthers).toBeUndefined();
  });

  test('that are served as the standard page is break what forbids that one', async () => {
    const { result } = await besideFirst(() => true);

    expect(result.findings).toEqual([]);
    const broken = new Set(result.ofOthers?.map(({ requirement }) => requirement));
    expect([...broken].sort()).toEqual(['A3', 'A4', 'A5']);
  });

  test('tell nothing where the right request is refused', async () => {
    const { result, asked } = await besideFirst(({ isRight, pageNo }) => isRight && pageNo === '1');

    expect(result).toEqual({ findings: [], untold: 'the right request is not served' });
    expect(asked.filter((one) => one.startsWith('wrong'))).toEqual(['wrong 2']);
  });
});

test.describe('a page of which it is open whether anybody gets it (A7)', () => {
  const judged = async (serves: (asked: Asked) => boolean) => {
    const { service, asked } = await scene(serves);
    const standard = {
      page: PAGE,
      wrong: spoiledOnce(service.contract, 'bearer', { isJws: true, other: false, limited: false }),
    };
    return { result: await service.refused.whereServed({ scheme: 'bearer', page: ODD }, standard), asked };
  };

  test('is not asked for wrongly where the right request does not get it', async () => {
    const { result, asked } = await judged(({ isRight, pageNo }) => isRight === (pageNo === '1'));

    expect(result).toEqual({ findings: [] });
    expect(asked).toEqual(['right x']);
  });

  test('is guarded where the right request alone gets it', async () => {
    const { result, asked } = await judged(({ isRight }) => isRight);

    expect(result).toEqual({ findings: [] });
    expect(asked.filter((one) => one === 'wrong x')).toHaveLength(4);
  });

  test('is told where it is served to anybody', async () => {
    const { result } = await judged(({ isRight, pageNo }) => isRight || pageNo === 'x');

    expect(result.findings).toHaveLength(4);
  });

  test('that is served as the standard page is breaks what forbids that one', async () => {
    const { result } = await judged(() => true);

    expect(result.findings).toEqual([]);
    expect(result.ofOthers).toHaveLength(4);
  });
});

test.describe('side doors (A3)', () => {
  const judged = async (serves: (asked: Asked) => boolean, dropped?: string) =>
    (await scene(serves, dropped)).service.refused.bySideDoors({ scheme: 'apiKey', page: PAGE });

  test('that are all shut are right', async () => {
    expect(await judged(({ isRight }) => isRight)).toEqual({ findings: [] });
  });

  test('of which one leads nowhere leave nothing open: a proxy may drop such requests', async () => {
    expect(await judged(({ isRight }) => isRight, 'as rewritten')).toEqual({ findings: [] });
  });

  test('of which one stands open are told', async () => {
    const { findings } = await judged(({ isRight, request }) => isRight || request.place === 'if changed');

    expect(findings).toMatchObject([
      { expected: 'a refusal of this request (no Authorization, if changed)' },
    ]);
  });
});
