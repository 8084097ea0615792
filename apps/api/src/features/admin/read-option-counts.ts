import { countedResults, type OptionCountsOutput, tiers } from '@guildpath/contract';
import { countRecentOptions } from '@guildpath/db';
import { scoringVersion } from '@guildpath/scoring';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Counts the choices in the latest results of each tier. */
export async function readOptionCounts({
  catalogue,
  db,
}: Pick<RequestContext, 'catalogue' | 'db'>): Promise<OptionCountsOutput> {
  const quests: OptionCountsOutput['quests'] = [];
  for (const tier of tiers) {
    const counts = await countRecentOptions(db, { tier, results: countedResults });
    const scenes = catalogue.questions[tier].served.map(({ id, title, type, options }) => ({
      title,
      type,
      options: options.map((option) => ({
        label: option.label,
        count: counts.get(id)?.[option.id] ?? 0,
      })),
    }));
    quests.push({ tier, scenes });
  }
  return { scoringVersion, quests };
}
