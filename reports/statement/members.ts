/** Members with their types as a probe records them: `active: boolean; note?: null or string`, or `none`. */
export interface Members {
  readonly byName: ReadonlyMap<string, Member>;
  /** Looked at in few objects: what those have, or lack, may be theirs alone. */
  readonly isFew: boolean;
  /** Whether a member of that name would stand there: where the text was cut, later ones do not. */
  readonly isInReach: (name: string) => boolean;
}

interface Member {
  readonly isAlways: boolean;
  readonly types: readonly string[];
}

const OF_FEW = / \(\d+ looked at\)$/;
const CUT = '…';
/** Of more members than these, earlier versions told the first ones only. */
const ONCE_TOLD = 40;

export function membersOf(text: string): Members {
  const isFew = OF_FEW.test(text);
  const whole = text.replace(OF_FEW, '');
  const all = whole === 'none' ? [] : whole.split('; ').map(memberOf);
  const isCut = whole.endsWith(CUT);
  const told = isCut ? all.slice(0, -1) : all;
  return {
    byName: new Map(told.map(({ name, isAlways, types }) => [name, { isAlways: isAlways && !isFew, types }])),
    isFew,
    isInReach: reachOf(isCut ? all.at(-1)?.name : undefined, told),
  };
}

function memberOf(row: string): Member & { readonly name: string } {
  const at = row.indexOf(': ');
  const [name, types] = at < 0 ? [row, ''] : [row.slice(0, at), row.slice(at + 2)];
  const bare = name.replace(/[?…:]+$/, '');
  return { name: bare, isAlways: !name.endsWith('?'), types: types.split(' or ') };
}

/** Names stand in their order; where odd letters of one are replaced, its place is not known. */
function reachOf(
  cutAt: string | undefined,
  told: readonly { readonly name: string }[],
): (name: string) => boolean {
  if (cutAt === undefined && told.length !== ONCE_TOLD) return () => true;
  const last = told.at(-1)?.name ?? '';
  return (name) => !name.startsWith('"') && (name <= last || name < (cutAt ?? ''));
}

/**
 * Do the members contradict each other? One that every object had must still be there and be of a type seen before; a
 * new one counts where every object has it. What only some objects have comes and goes with the data, and so does what
 * few have.
 */
export function membersDiffer(pinned: string, observed: string): boolean {
  const [before, now] = [membersOf(pinned), membersOf(observed)];
  const names = new Set([...before.byName.keys(), ...now.byName.keys()]);
  return [...names].some((name) => {
    const [one, other] = [before.byName.get(name), now.byName.get(name)];
    if (one !== undefined && other !== undefined) return !typesAgree(one.types, other.types);
    const isTelling = [before, now].every((members) => !members.isFew && members.isInReach(name));
    return isTelling && (one ?? other)?.isAlways === true;
  });
}

/** A member that was null tells no type. */
function typesAgree(one: readonly string[], other: readonly string[]): boolean {
  const told = [one, other].map((types) => types.filter((type) => type !== 'null'));
  return (
    told.some((types) => types.length === 0) || told[0]?.some((type) => told[1]?.includes(type)) === true
  );
}
