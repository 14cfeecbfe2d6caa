/** Values seen at open points, by id. */
export type Observed = ReadonlyMap<string, string>;

/** One action of an overlay. */
export interface Action {
  readonly target: string;
  readonly update: Readonly<Record<string, unknown>>;
}

export const LIST = "$.paths['/api/v1/clients'].get";
export const LOGIN = "$.paths['/api/v1/auth/token/bearer'].post";

export function update(target: string, members: Readonly<Record<string, unknown>>): Action {
  return { target, update: members };
}
