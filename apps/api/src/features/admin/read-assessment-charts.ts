import {
  countedResults,
  dayMs,
  type OptionCountsOutput,
  reportDays,
  type SubmissionsByDayOutput,
  tiers,
} from '@guildpath/contract';
import { countRecentOptions, countResultsByDay } from '@guildpath/db';
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

/** Counts the results of each of the latest days, which begin at midnight UTC. */
export async function readSubmissionsByDay({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<SubmissionsByDayOutput> {
  const today = Math.floor(now().getTime() / dayMs);
  const since = new Date((today - reportDays + 1) * dayMs);
  const counts = await countResultsByDay(db, { since });
  const days = Array.from({ length: reportDays }, (_, index) => {
    const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { day, quick: 0, standard: 0, epic: 0, ...counts.get(day) };
  });
  return { days };
}
