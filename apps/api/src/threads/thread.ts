// The tasks that the threads of `thread-pool.ts` run, by name.
import { texts } from '@guildpath/content/texts';
import { type Edition, type EditionData, openEdition } from '@guildpath/results';
import { type Run, runOn } from './computations.ts';
import { type Render, renderHere } from './render-tasks.tsx';

export interface ComputeTask {
  readonly name: Parameters<Run>[0];
  readonly editionId: string;
  /** Only for a thread that answered that it has another one: it is some hundred kilobytes. */
  readonly edition?: EditionData;
  readonly input: unknown;
}

export type ComputeAnswer = { readonly output: unknown } | 'another edition';

let current: { readonly id: string; readonly edition: Edition } | undefined;

export function compute({ name, editionId, edition, input }: ComputeTask): ComputeAnswer {
  if (edition && edition.id !== current?.id) {
    current = { id: edition.id, edition: openEdition(edition, texts) };
  }
  if (current?.id !== editionId) return 'another edition';
  return { output: runOn(name, current.edition, input) };
}

export function render([name, input]: Parameters<Render>): ReturnType<Render> {
  return renderHere(name, input);
}
