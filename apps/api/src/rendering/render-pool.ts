import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { findThreadFile } from '../thread-file.ts';
import type { Render } from './render-tasks.tsx';

/** On two cores a second thread would take its time from the submissions. */
const threads = Math.max(1, availableParallelism() - 1);
/** A picture takes 0.1 s, the first one longer. A thread that hangs is replaced. */
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

/** Threads for what would hold the event loop: they start with the first mail, and end when there is none for a while. */
export function openRenderPool({ onError, timeLimitMs = longestMs }: PoolOptions): RenderPool {
  const pool = new Piscina({
    ...findThreadFile('render-worker', import.meta.url),
    name: 'renderTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // One thread is enough for a mail now and then.
    concurrentTasksPerWorker: 4,
    // A thread that waits for its next task without an event loop would stop what a task before left behind.
    atomics: 'disabled',
  });
  pool.on('error', onError);
  const inThread: Render = async (name, input) => {
    // Not `AbortSignal.timeout`: that goes off for tasks that have ended too.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimitMs);
    try {
      const rendered: unknown = await pool.run([name, input], { signal: limit.signal });
      // Piscina does not know what the task of a name returns.
      return rendered as never;
    } finally {
      clearTimeout(timer);
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
    close: () => pool.destroy(),
  };
}
