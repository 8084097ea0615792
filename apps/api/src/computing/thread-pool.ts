import { availableParallelism } from 'node:os';
import type { EditionData } from '@guildpath/results';
import { Piscina } from 'piscina';
import { findThreadFile } from '../thread-file.ts';
import { type Compute, type GetEdition, type Run, toCompute } from './computations.ts';

export interface Task {
  readonly name: Parameters<Run>[0];
  readonly editionId: string;
  /** Only for a thread that said that it has another one: it is some hundred kilobytes. */
  readonly edition?: EditionData;
  readonly input: unknown;
}

export type Answer = { readonly output: unknown } | 'another edition';

export interface ThreadPool {
  readonly computeWith: (getEdition: GetEdition) => Compute;
  /** How many tasks are done at the same time. */
  readonly size: number;
  /** Ends what is under way: nobody waits for it any more. */
  readonly close: () => Promise<void>;
}

/** One core is left to the thread that answers requests. */
const size = Math.max(1, availableParallelism() - 1);

/** Computes in threads, so that whoever asks for something else is answered meanwhile. */
export function openThreadPool({
  onError,
}: {
  /** Called when a thread fails outside of a task; those who wait for its tasks get the error too. */
  readonly onError: (error: unknown) => void;
}): ThreadPool {
  const pool = new Piscina<Task, Answer>({
    ...findThreadFile('thread', import.meta.url),
    name: 'handle',
    // They start with the first tasks, and stay.
    minThreads: 0,
    maxThreads: size,
    idleTimeout: Number.POSITIVE_INFINITY,
    // A thread has the next task at hand while this one is busy.
    concurrentTasksPerWorker: 8,
  });
  // Without a listener it would end the process.
  pool.on('error', onError);
  const computeWith = (getEdition: GetEdition): Compute =>
    toCompute(async (name, input) => {
      const edition = getEdition();
      const task: Task = { name, editionId: edition.id, input };
      const first = await pool.run(task);
      const answer = first === 'another edition' ? await pool.run({ ...task, edition }) : first;
      if (answer === 'another edition') throw new Error('A thread does not take its edition.');
      return answer.output;
    });
  return { computeWith, size, close: () => pool.destroy() };
}
