import type { ApiRequest, Exchange } from '#fixtures/client/exchange.ts';
import { serviceOf } from '#fixtures/client/serves.ts';
import { Rows } from '#fixtures/client/short-rows.ts';
import type { RefusalGroup } from '#fixtures/judge/refusals/refusal-group.ts';
import { Refusals } from '#fixtures/judge/refusals/refusals.ts';
import { answer, client, envelope, noAnswer } from '#tests/self/checks/answers.ts';

export const request = (path: string): ApiRequest => ({ method: 'GET', path });
export const served = answer({ body: envelope([client(1)]) });
export const empty = answer({ body: envelope([]) });
/** Clients of another organization. */
export const foreign = answer({ body: envelope([client(99)]) });
export const refused = answer({ status: 401 });
export const failed = answer({ status: 500 });
export const unavailable = answer({ status: 503 });

/** Right request and wrong ones, named by their paths. */
export function group(control: string, ...wrong: readonly string[]): RefusalGroup {
  return {
    control: request(control),
    wrong: wrong.map((name) => ({ name, request: request(name) })),
  };
}

interface Scene {
  readonly refusals: Refusals;
  readonly sent: string[];
}

/**
 * Each path is answered by its script, one answer after the other; the last one again and again.
 *
 * @param isOver whether a ban has passed that was waited for
 */
export function scene(
  script: Readonly<Record<string, readonly Exchange[]>>,
  isOver: (rows: Rows) => boolean = () => false,
): Scene {
  const sent: string[] = [];
  const rows = new Rows();
  const refusals = new Refusals(
    (asked) => {
      const answers = script[asked.path] ?? [];
      const time = sent.filter((path) => path === asked.path).length;
      sent.push(asked.path);
      return Promise.resolve({ ...(answers[time] ?? answers.at(-1) ?? noAnswer()), request: asked });
    },
    {
      classify: (exchange) => Promise.resolve(serviceOf(exchange, { knownIds: [], knownNames: [] })),
      isForeign: (exchange) => Promise.resolve(exchange.text === foreign.text),
      isOverFor: () => Promise.resolve(isOver(rows)),
      rows,
    },
  );
  return { refusals, sent };
}
