import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadEnv } from '../../src/config/env.ts';
import { startServer } from '../../src/server.ts';

// Runs the server alone in a process started with --expose-gc. Sends its URL, and its memory on request.

const server = await startServer(loadEnv(process.env, '/nowhere'), '/nowhere');
process.on('message', () => {
  void measureMemory().then((bytes) => process.send?.({ bytes }));
});
process.on('disconnect', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.url });

async function measureMemory(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await nextTurn();
  }
  // Buffers are external.
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
