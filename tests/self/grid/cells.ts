import { isDeepStrictEqual } from 'node:util';
import { changing, changingEarly, conforming } from './dialects.ts';
import type { Dialect } from './dialect.ts';
import type { Fault } from './fault.ts';
import { FAULTS } from './faults/faults.ts';
import { judged, type Outcome } from './judged.ts';
import { pagedList, type Ask } from './paged-list.ts';
import { SAMPLES } from './samples.ts';
import { reasonUnseen } from './unseen.ts';

/** One service of the grid, and what was found that should not be. */
export interface Cell {
  /** The service in words, to find it again. */
  readonly name: string;
  readonly wrong: () => Promise<string | undefined>;
}

/** So many of the samples each fault of a page, and each of an answer, is looked for in; which ones, takes turns. */
const SAMPLES_A_PAGE = 3;
const SAMPLES_AN_ANSWER = 1;

export function conformingCells(): readonly Cell[] {
  return [...conforming(), ...changing(), ...changingEarly()].map((dialect) => ({
    name: JSON.stringify(dialect),
    wrong: async () => accused(await judged(pagedList(dialect))),
  }));
}

/** All faults, each in some of the samples; in all of them where `isWhole`. */
export function faultyCells(isWhole = false): readonly Cell[] {
  return FAULTS.flatMap((fault, index) =>
    SAMPLES.filter((_, at) => isWhole || (at + index) % SAMPLES.length < samplesFor(fault))
      .filter((dialect) => reasonUnseen(fault, dialect) === undefined)
      .map((dialect) => ({
        name: `${fault.id} in ${JSON.stringify(dialect)}`,
        wrong: () => missed(fault, dialect),
      })),
  );
}

function samplesFor({ breaks }: Fault): number {
  return breaks.some((id) => id.startsWith('E')) ? SAMPLES_AN_ANSWER : SAMPLES_A_PAGE;
}

function accused({ told, errors }: Outcome): string | undefined {
  const [error] = errors;
  return error ?? (told.length === 0 ? undefined : inWords(told));
}

/** A breach that shows in some answer is told as one of its requirements; one that does not show is none. */
async function missed(fault: Fault, dialect: Dialect): Promise<string | undefined> {
  const [wrong, right] = [pagedList(dialect, fault.habit()), pagedList(dialect)];
  let shown = 0;
  const { told, errors, untested } = await judged((ask: Ask) => {
    const answer = wrong(ask);
    if (!isDeepStrictEqual(answer, right(ask))) shown += 1;
    return answer;
  });
  if (errors.length > 0) return errors[0];
  if (shown === 0 && !isVisible(fault, dialect)) return undefined;
  if (told.some(({ requirement }) => fault.breaks.includes(requirement))) return undefined;
  if (told.length > 0) return `told as other than ${fault.breaks.join()}: ${inWords(told)}`;
  return `missed, with ${shown} answers that show it; ${[...new Set(untested)].join('; ')}`;
}

/** Sizes and pages that a client may ask for. */
const ASKED_SIZES = [1, 2, 3, 5, 7, 10, 20, 25, 50, 100];

/** Of longer lists not every page is read. */
const WALKED = 250;

/** Some page that holds clients is another one than without the fault. */
function isVisible(fault: Fault, dialect: Dialect): boolean {
  if (dialect.clients > WALKED) return false;
  const [wrong, right] = [pagedList(dialect, fault.habit()), pagedList(dialect)];
  return ASKED_SIZES.some((size) => {
    const pages = Array.from({ length: Math.ceil(dialect.clients / size) }, (_, index) => index);
    return pages.some((index) =>
      (['apiKey', 'bearer'] as const).some((scheme) => {
        const pageNo = String(index + dialect.firstPage);
        const ask = { scheme, pageNo, pageSize: String(size), number: 1 };
        return !isDeepStrictEqual(wrong(ask), right(ask));
      }),
    );
  });
}

function inWords(told: Outcome['told']): string {
  return told
    .map(
      ({ requirement, where, expected, actual }) =>
        `${requirement} ${where}: expected ${expected}, saw ${actual}`,
    )
    .slice(0, 3)
    .join('; ');
}
