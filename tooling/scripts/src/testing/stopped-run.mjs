// Runs a program whose child outlives it unless the whole process group is stopped.
import { onStopSignal, run } from '../run.mjs';

onStopSignal(() => 7);
await run('sh', ['-c', 'sleep 60 & echo started; wait']);
console.error('The run continued although it was stopped.');
process.exit(1);
