import { stopSteps } from './run-step.mjs';

/**
 * Until released, SIGTERM and Ctrl-C end the steps under way and then this process.
 * @param {(signal: NodeJS.Signals) => number} toExitCode
 * @returns {() => void} releases
 */
export function onStopSignal(toExitCode) {
  let stopping = false;
  /** @param {NodeJS.Signals} signal */
  const handleSignal = (signal) => {
    // Ctrl-C comes twice: from the terminal, and passed on by npm.
    if (stopping) return;
    stopping = true;
    void stopSteps().then(() => process.exit(toExitCode(signal)));
  };
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
  return () => {
    process.off('SIGINT', handleSignal);
    process.off('SIGTERM', handleSignal);
  };
}
