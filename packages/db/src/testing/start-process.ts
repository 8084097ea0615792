import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { spawnScript } from './spawn-script.ts';

export interface TestProcess {
  readonly process: ChildProcess & { readonly stdin: Writable };
  /** Returns the next line of its output; throws with its standard error when it ends. */
  readonly nextLine: () => Promise<string>;
}

/** Runs a script of `processes/` in its own process, which is killed after the test. */
export function startProcess(script: string, ...scriptArguments: string[]): TestProcess {
  const child = spawnScript(script, ...scriptArguments);
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.on('data', (data: Buffer) => {
    stderr += data.toString();
  });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    process: child,
    async nextLine() {
      const line = await lines.next();
      if (line.done) throw new Error(`${script} ended: ${stderr}`);
      return line.value;
    },
  };
}
