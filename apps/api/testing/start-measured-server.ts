import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const script = path.resolve(import.meta.dirname, 'processes/serve-and-measure.ts');

/** Starts the server in a process of its own, so that its memory can be measured. It ends with the test. */
export async function startMeasuredServer(env: Readonly<Record<string, string>>) {
  const child = fork(script, {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  onTestFinished(async () => {
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
  });
  const [started] = (await once(child, 'message')) as [{ readonly url: string }];
  return {
    url: new URL(started.url),
    /** In bytes, after garbage collection. */
    measureMemory: async () => {
      const answer = once(child, 'message') as Promise<[{ readonly bytes: number }]>;
      child.send('measure');
      const [{ bytes }] = await answer;
      return bytes;
    },
  };
}
