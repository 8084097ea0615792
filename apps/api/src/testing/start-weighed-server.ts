import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const script = path.resolve(import.meta.dirname, 'processes/serve-and-weigh.ts');

/** The server in a process of its own, whose memory nothing else uses, until the test ends. */
export async function startWeighedServer(env: Readonly<Record<string, string>>) {
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
    const gone = once(child, 'exit');
    child.disconnect();
    await gone;
  });
  const [started] = (await once(child, 'message')) as [{ readonly url: string }];
  return {
    url: new URL(started.url),
    weigh: async () => {
      const answer = once(child, 'message') as Promise<[{ readonly bytes: number }]>;
      child.send('weigh');
      const [{ bytes }] = await answer;
      return bytes;
    },
  };
}
