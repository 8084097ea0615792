import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadEnv } from '../../config/env.ts';
import { startServer } from '../../server.ts';

// The server alone in a process of its own, started with --expose-gc: says its address, and what it holds when asked.

const server = await startServer(loadEnv(process.env, '/nowhere'), '/nowhere');
process.on('message', () => {
  void weigh().then((bytes) => process.send?.({ bytes }));
});
process.on('disconnect', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.url });

/** What is left in the heap and beside it (buffers) once everything that nobody holds is gone. */
async function weigh(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
