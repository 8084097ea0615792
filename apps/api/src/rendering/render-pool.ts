import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { findThreadFile } from '../thread-file.ts';
import type { Render } from './render-tasks.tsx';

/** On two cores a second thread would take its time from the submissions. */
const threads = Math.max(1, availableParallelism() - 1);
/** A picture takes 0.1 s, the first one longer. */
const longestMs = 5_000;
/** A thread takes some 60 MB. */
const idleMs = 5 * 60_000;

export interface RenderPool {
  readonly render: Render;
  readonly close: () => Promise<void>;
}

interface PoolOptions {
  readonly timeLimitMs?: number;
  /** Called when a thread fails or takes too long: what it should have rendered is rendered in this thread. */
  readonly onError: (error: unknown) => void;
}

/**
 * Threads for what would hold the event loop: they start with the first mail, and end when there is none for a while.
 * Where nothing has come out of them for the time of the longest task, they hang, and are replaced.
 */
export function openRenderPool({ onError, timeLimitMs = longestMs }: PoolOptions): RenderPool {
  let pool = openPool(onError);
  let underWay = 0;
  let watch: NodeJS.Timeout | undefined;
  const replace = () => {
    const hung = pool;
    pool = openPool(onError);
    hung.destroy().catch(onError);
  };
  const expectNext = () => {
    clearTimeout(watch);
    if (underWay > 0) watch = setTimeout(replace, timeLimitMs);
  };
  const inThread: Render = async (name, input) => {
    underWay += 1;
    if (underWay === 1) expectNext();
    try {
      // Not with a signal for each: of tasks that can be aborted Piscina gives a thread one at a time.
      const rendered: unknown = await pool.run([name, input]);
      // Piscina does not know what the task of a name returns.
      return rendered as never;
    } finally {
      underWay -= 1;
      expectNext();
    }
  };
  const here: Render = (name, input) =>
    import('./render-tasks.tsx').then(({ renderHere }) => renderHere(name, input));
  return {
    render: (name, input) =>
      inThread(name, input).catch((error: unknown) => {
        onError(error);
        return here(name, input);
      }),
    close: () => {
      clearTimeout(watch);
      return pool.destroy();
    },
  };
}

function openPool(onError: PoolOptions['onError']): Piscina {
  const pool = new Piscina({
    ...findThreadFile('render-worker', import.meta.url),
    name: 'renderTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A thread then has work while this one is busy with submissions; and one is enough for a mail now and then.
    concurrentTasksPerWorker: 16,
    // A thread that waits for its next task without an event loop would stop what a task before left behind.
    atomics: 'disabled',
  });
  pool.on('error', onError);
  return pool;
}
