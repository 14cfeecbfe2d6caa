import { listDialects, listFaults, type DialectRow, type FaultRow } from '#fixtures/mock/mock.ts';

/** One service of the proof: a mock with a fault, a dialect, or a fault in a dialect. */
export interface ProvenService {
  readonly name: string;
  readonly fault?: FaultRow;
  readonly dialects: readonly DialectRow[];
}

/** Which share of the services runs: the `index`th of `of` parts, counted from 1. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

/**
 * Dialects in which faults are hidden once more: suites tuned to one ordinary service miss faults in unusual
 * ones. They leave every requirement judgeable.
 */
const PAIRED_DIALECTS = 8;

/** All faults, all dialects, and one pair for each requirement. */
export async function provenServices(share: Share): Promise<readonly ProvenService[]> {
  const faults = await listFaults();
  const dialects = await listDialects();
  return [
    ...partOf(byRequirement(faults), share).map((fault) => ({ name: fault.id, fault, dialects: [] })),
    ...partOf([dialects], share).map((dialect) => ({ name: dialect.id, dialects: [dialect] })),
    ...partOf([pairs(faults, dialects)], share),
  ];
}

/** Whether resources are described to the run against it. */
export function isDescribed({ fault, dialects }: ProvenService): boolean {
  return [fault?.settings, ...dialects.map(({ settings }) => settings)].some(
    (needs) =>
      needs?.describedResource === true || needs?.describedSingle === true || needs?.describedOwnKey === true,
  );
}

/** Dialects that leave every requirement judgeable, and need no settings: others may be combined with them. */
export function speaking(dialects: readonly DialectRow[]): readonly DialectRow[] {
  return dialects.filter(({ judgeable, settings }) => judgeable === 'all' && settings === undefined);
}

/** Faults in groups of the requirement they break first, so that each part holds some of every requirement. */
function byRequirement(faults: readonly FaultRow[]): readonly (readonly FaultRow[])[] {
  const groups = new Map<string, FaultRow[]>();
  for (const fault of faults) {
    const key = fault.breaks[0] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()];
}

function partOf<T>(groups: readonly (readonly T[])[], { index, of }: Share): readonly T[] {
  return groups.flatMap((group) => group.filter((_, position) => position % of === index - 1));
}

/** The last fault of each requirement (by id), in one of a few dialects that speak differently everywhere. */
function pairs(faults: readonly FaultRow[], dialects: readonly DialectRow[]): readonly ProvenService[] {
  const able = speaking(dialects);
  const step = Math.ceil(able.length / PAIRED_DIALECTS);
  const chosen = able.filter((_, position) => position % step === 0);
  return byRequirement(faults).flatMap((group, position) => {
    const fault = group.at(-1);
    const dialect = chosen[position % chosen.length];
    if (fault === undefined || dialect === undefined) return [];
    return [{ name: `${fault.id} in ${dialect.id}`, fault, dialects: [dialect] }];
  });
}
