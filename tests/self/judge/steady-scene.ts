import type { ListGround } from '#fixtures/ground/ground.ts';
import type { Finding } from '#fixtures/judge/finding.ts';
import { steadily, type Steady } from '#fixtures/judge/steadily.ts';
import { PageReader } from '#fixtures/pages/page-reader.ts';
import { answer, clients, envelope, type Client } from '#tests/self/checks/answers.ts';
import { LIST_OF_23 } from './lists/known-lists.ts';

/** Credentials of whoever reads. */
export const KEY = { name: 'API key', scheme: 'apiKey', insert: [] } as const;
export const FINDING: Finding = { exchange: answer(), expected: 'x', actual: 'y' };

interface Scene {
  readonly result: Steady;
  /** Page and size of each control page, in order. */
  readonly controls: readonly string[];
  readonly attempts: readonly number[];
}

/** Judges by `judge` while the control pages show what `shown` gives at each reading. */
export async function scene(
  judge: (time: number) => readonly Finding[],
  shown: (reading: number, pageNo: number) => readonly Client[],
  { orderMatters = true, ...list }: ListGround & { readonly orderMatters?: boolean } = LIST_OF_23,
): Promise<Scene> {
  const controls: string[] = [];
  const attempts: number[] = [];
  const pages = new PageReader(
    (request) => {
      const { pageNo = '', pageSize = '' } = request.headers ?? {};
      const items = shown(controls.length, Number(pageNo));
      controls.push(`${pageNo}/${pageSize}`);
      return Promise.resolve(answer({ request, body: envelope(items) }));
    },
    { knownIds: [], knownNames: [] },
    () => undefined,
  );
  const result = await steadily(pages, {
    credentials: KEY,
    list,
    orderMatters,
    judge: (_pages, { attempt }) => {
      attempts.push(attempt);
      return Promise.resolve(judge(attempts.length - 1));
    },
  });
  return { result, controls, attempts };
}

/** A list that stands still. */
export const still = (_reading: number, pageNo: number): readonly Client[] => clients(pageNo, pageNo + 2);
/** One that is another at each reading. */
export const moving = (reading: number): readonly Client[] => clients(reading, reading + 2);
