/** The same object with members that may be undefined turned into members that may be absent. */
export type Present<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Drops members that are undefined: in a statement a member is there or it is not. */
export function present<T extends object>(value: T): Present<T> {
  // The entries that are left are those that the type describes.
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>;
}
