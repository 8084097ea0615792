import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { spawnScript } from './spawn-script.ts';

export interface TestProcess {
  readonly process: ChildProcess & { readonly stdin: Writable };
  /** The next line that it prints; throws with its complaint when it ends instead. */
  readonly nextLine: () => Promise<string>;
}

/** Runs a script of `processes/` in a process of its own, which ends with the test at the latest. */
export function startProcess(script: string, ...scriptArguments: string[]): TestProcess {
  const child = spawnScript(script, ...scriptArguments);
  onTestFinished(() => void child.kill('SIGKILL'));
  let complaint = '';
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString();
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    process: child,
    async nextLine() {
      const line = await lines.next();
      if (line.done) throw new Error(`${script} ended: ${complaint}`);
      return line.value;
    },
  };
}
