import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { Render } from './render-tasks.tsx';

/** A picture that is drawn in one holds up no mail in the other. */
const threads = 2;
/** A thread takes some 60 MB. */
const idleMs = 5 * 60_000;

export interface RenderPool {
  readonly render: Render;
  readonly close: () => Promise<void>;
}

interface PoolOptions {
  /** Called when a thread fails apart from any task; those who wait for it get the error too. */
  readonly onError: (error: unknown) => void;
}

/** Threads for what would hold the event loop: they start with the first mail, and end when there is none for a while. */
export function openRenderPool({ onError }: PoolOptions): RenderPool {
  const pool = new Piscina({
    ...findWorker(),
    name: 'renderTask',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // One thread is enough for a mail now and then.
    concurrentTasksPerWorker: 4,
  });
  pool.on('error', onError);
  return {
    render: (name, input) => pool.run([name, input]),
    close: () => pool.destroy(),
  };
}

/** Beside the bundle, or the source where there is none. */
function findWorker() {
  const built = new URL('./render-worker.js', import.meta.url);
  if (existsSync(built)) return { filename: built.href };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return {
    filename: new URL('./render-worker.ts', import.meta.url).href,
    // Node.js 20 runs no TypeScript by itself.
    execArgv: ['--import', pathToFileURL(loader).href],
  };
}
