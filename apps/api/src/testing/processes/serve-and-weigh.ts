import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadEnv } from '../../config/env.ts';
import { startServer } from '../../server.ts';

// The server alone in a process of its own, started with --expose-gc: sends its address, and its memory on request.

const server = await startServer(loadEnv(process.env, '/nowhere'), '/nowhere');
process.on('message', () => {
  void weigh().then((bytes) => process.send?.({ bytes }));
});
process.on('disconnect', () => {
  void server.stop().then(() => process.exit(0));
});
process.send?.({ url: server.url });

/** The bytes in the heap and beside it (buffers) after garbage collection. */
async function weigh(): Promise<number> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
