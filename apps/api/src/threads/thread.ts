// The tasks that the threads of `thread-pool.ts` run, by name.
import { texts } from '@guildpath/content/texts';
import { type Catalogue, type CatalogueLists, indexCatalogue } from '@guildpath/results';
import { type Run, runOn } from './computations.ts';
import { type Render, renderHere } from './render-tasks.tsx';

export interface ComputeTask {
  readonly name: Parameters<Run>[0];
  /** The version of the catalogue. */
  readonly version: string;
  /**
   * Only for a thread that answered that it has another catalogue, because they are some hundred kilobytes.
   */
  readonly lists?: CatalogueLists;
  readonly input: unknown;
}

export type ComputeAnswer = { readonly output: unknown } | 'another catalogue';

let current: Catalogue | undefined;

export function compute({ name, version, lists, input }: ComputeTask): ComputeAnswer {
  if (lists && lists.version !== current?.version) current = indexCatalogue(lists, texts);
  if (current?.version !== version) return 'another catalogue';
  return { output: runOn(name, current, input) };
}

export function render([name, input]: Parameters<Render>): ReturnType<Render> {
  return renderHere(name, input);
}
