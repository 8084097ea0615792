import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { Render } from './render-tasks.tsx';

/** Two keep up with the database; a picture that is drawn holds up no mail. */
const threads = 2;
/** A thread takes some 60 MB. */
const idleMs = 5 * 60_000;

export interface RenderPool {
  readonly render: Render;
  readonly close: () => Promise<void>;
}

/** Threads for what would hold the event loop: they start with the first mail, and end when there is none for a while. */
export function openRenderPool(): RenderPool {
  const pool = new Piscina({
    filename: findWorker().href,
    name: 'renderTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // One thread is as good as many for a mail now and then.
    concurrentTasksPerWorker: 4,
  });
  return {
    render: (name, input) => pool.run([name, input]),
    close: () => pool.destroy(),
  };
}

/** Beside the bundle, or the source where there is none. */
function findWorker(): URL {
  const built = new URL('./render-worker.js', import.meta.url);
  return existsSync(built) ? built : new URL('./render-worker.ts', import.meta.url);
}
