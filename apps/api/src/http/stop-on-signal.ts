import { constants } from 'node:os';
import { inspect } from 'node:util';

type StopSignal = 'SIGTERM' | 'SIGINT';

interface SignalledProcess {
  readonly on: (signal: StopSignal, handle: (signal: StopSignal) => void) => unknown;
  readonly exit: (code: number) => void;
}

/** A Ctrl-C arrives twice, from the terminal and from npm, and counts as one signal. */
const sameSignalMs = 500;

/** Stops gracefully on the first signal; a second one ends the process at once. */
export function stopOnSignal(
  target: SignalledProcess,
  stop: () => Promise<void>,
  now = () => performance.now(),
): void {
  let stoppingSince: number | undefined;
  const handle = (signal: StopSignal) => {
    if (stoppingSince !== undefined) {
      if (now() - stoppingSince > sameSignalMs) target.exit(128 + constants.signals[signal]);
      return;
    }
    stoppingSince = now();
    stop().then(
      () => target.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inspect(error)}\n`);
        target.exit(1);
      },
    );
  };
  target.on('SIGTERM', handle);
  target.on('SIGINT', handle);
}
