// A start in small: a step whose own child outlives it unless the whole group is ended.
import { onStopSignal } from '../on-stop-signal.mjs';
import { runStep } from '../run-step.mjs';

onStopSignal(() => 7);
await runStep({ command: 'sh', args: ['-c', 'sleep 60 & echo started; wait'] });
console.error('The step went on although it was stopped.');
process.exit(1);
