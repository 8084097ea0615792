import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { type Compute, type GetCatalogue, toCompute } from './computations.ts';
import type { Render } from './render-tasks.tsx';
import type { ComputeAnswer, ComputeTask } from './thread.ts';

export interface ThreadPool {
  readonly computeWith: (getCatalogue: GetCatalogue) => Compute;
  readonly render: Render;
  /** The number of tasks that run at the same time. */
  readonly size: number;
  /** Ends running tasks too. */
  readonly close: () => Promise<void>;
}

interface ThreadPoolOptions {
  /** Called when a thread fails outside of a task; a task that fails rejects instead. */
  readonly onError: (error: unknown) => void;
  /** Default: 30 seconds. A picture takes 0.1 s, the first one longer. */
  readonly renderLimitMs?: number;
}

/** One task at a time renders, so at least one thread is free to score. */
const size = Math.max(2, availableParallelism() - 1);

/** Opens threads for tasks that would hold the event loop. They start with the first tasks and stay. */
export function openThreadPool({ onError, renderLimitMs = 30_000 }: ThreadPoolOptions): ThreadPool {
  const pool = new Piscina({
    ...findThread(import.meta.url),
    name: 'compute',
    minThreads: 0,
    maxThreads: size,
    idleTimeout: Number.POSITIVE_INFINITY,
    // Otherwise an idle thread blocks its event loop, and what a task left running never ends.
    atomics: 'disabled',
  });
  // Without a listener the error would end the process.
  pool.on('error', onError);

  const compute = (task: ComputeTask): Promise<ComputeAnswer> => pool.run(task);
  const computeWith = (getCatalogue: GetCatalogue): Compute =>
    toCompute(async (name, input) => {
      const { version, lists } = getCatalogue();
      const task: ComputeTask = { name, version, input };
      const first = await compute(task);
      const answer = first === 'another catalogue' ? await compute({ ...task, lists }) : first;
      if (answer === 'another catalogue') throw new Error('The worker did not load the catalogue.');
      return answer.output;
    });

  let lastRendered: Promise<unknown> = Promise.resolve();
  const render: Render = (...task) => {
    const rendered = lastRendered.then(() =>
      // A thread that hangs is replaced when its task is aborted.
      pool.run(task, { name: 'render', signal: AbortSignal.timeout(renderLimitMs) }),
    );
    lastRendered = rendered.catch(() => undefined);
    return rendered;
  };
  return { computeWith, render, size, close: () => pool.destroy() };
}

/** Finds `thread.js` beside the bundle, or the source where the server itself runs from sources. */
function findThread(url: string): { readonly filename: string; readonly execArgv?: string[] } {
  if (!url.endsWith('.ts')) return { filename: new URL('./thread.js', url).href };
  const loader = createRequire(url).resolve('tsx');
  return {
    filename: new URL('./thread.ts', url).href,
    // Node.js 20 runs no TypeScript by itself.
    execArgv: ['--import', pathToFileURL(loader).href],
  };
}
