// What a thread of the pool runs: see `thread-pool.ts`.

import { type Edition, openEdition } from '@guildpath/results';
import { runOn } from './computations.ts';
import type { Answer, Task } from './thread-pool.ts';

let known: { readonly id: string; readonly edition: Edition } | undefined;

export function handle({ name, editionId, edition, input }: Task): Answer {
  if (edition) known = { id: edition.id, edition: openEdition(edition) };
  if (known?.id !== editionId) return 'another edition';
  return { output: runOn(name, known.edition, input) };
}
