// What npm start is while it prepares: a program whose own child outlives it unless the whole group is ended.
import { onStopSignal, run } from '../run.mjs';

onStopSignal(() => 7);
await run('sh', ['-c', 'sleep 60 & echo started; wait']);
console.error('The run went on although it was stopped.');
process.exit(1);
