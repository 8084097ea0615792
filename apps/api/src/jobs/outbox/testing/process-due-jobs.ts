import { openRunner, type WorkerOptions } from '../outbox-worker.ts';

/** Runs the jobs that are due, and those that become due meanwhile, until `isStopping` returns true. */
export async function processDueJobs(
  options: WorkerOptions,
  isStopping: () => boolean,
): Promise<void> {
  const runner = openRunner(options, () => undefined);
  while (!isStopping()) {
    await runner.runDueJobs();
    if (runner.running.size === 0) break;
    await Promise.race(runner.running.values());
  }
  await runner.finish();
}
