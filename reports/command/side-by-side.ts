import { Interruption } from './interruption.ts';

export interface SideBySide<Task, Result> {
  /** How many at a time. */
  readonly workers: number;
  readonly run: (task: Task) => Promise<Result>;
  /** Told of each as soon as it has ended. */
  readonly tell: (ended: {
    readonly result: Result;
    readonly seconds: string;
    readonly count: number;
  }) => void;
}

export interface Done<Result> {
  readonly results: readonly Result[];
  /** Some were never begun, and what was under way just then is left out: it was cut short. */
  readonly isInterrupted: boolean;
}

/** Does all of them, in their order, several at a time; none is begun any more after Ctrl-C. */
export async function sideBySide<Task, Result>(
  tasks: readonly Task[],
  { workers, run, tell }: SideBySide<Task, Result>,
): Promise<Done<Result>> {
  const todo = [...tasks];
  const results: Result[] = [];
  const interruption = new Interruption();
  // Each run that goes on listens for an interruption, too.
  process.setMaxListeners(process.getMaxListeners() + workers);
  const work = async (): Promise<void> => {
    for (let task = todo.shift(); task !== undefined; task = todo.shift()) {
      const startMs = Date.now();
      const result = await run(task);
      if (interruption.isRequested) return;
      results.push(result);
      tell({ result, seconds: ((Date.now() - startMs) / 1000).toFixed(1), count: results.length });
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  interruption.end();
  process.setMaxListeners(process.getMaxListeners() - workers);
  return { results, isInterrupted: results.length < tasks.length };
}
