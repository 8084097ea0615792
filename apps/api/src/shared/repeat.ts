/**
 * Runs the task now and after each interval, unless it is still running. Returns a function that stops it and
 * waits for the run under way.
 */
export function repeat(
  task: () => Promise<void>,
  intervalMs: number,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, intervalMs);
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
