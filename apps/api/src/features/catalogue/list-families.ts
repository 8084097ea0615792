import type { CareerFamiliesOutput } from '@guildpath/contract';
import type { AppContext } from '../../trpc/context.ts';
import { alphabetical } from './alphabetical.ts';

/** The job families that have careers, by name, with how many each has. */
export function listFamilies({ catalogue }: Pick<AppContext, 'catalogue'>): CareerFamiliesOutput {
  const counts = new Map<string, number>();
  for (const { category } of catalogue.careers) {
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const families = [...counts].map(([category, careers]) => ({ category, careers }));
  return { families: alphabetical(families, ({ category }) => category) };
}
