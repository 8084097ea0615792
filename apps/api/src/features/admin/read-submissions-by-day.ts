import { dayMs, reportDays, type SubmissionsByDayOutput } from '@guildpath/contract';
import { countResultsByDay } from '@guildpath/db';
import type { RequestContext } from '../../trpc/request-context.ts';

/** Days begin at midnight UTC. */
function startOfReport(now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs);
  return new Date((today - reportDays + 1) * dayMs);
}

export async function readSubmissionsByDay({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<SubmissionsByDayOutput> {
  const since = startOfReport(now());
  const counts = await countResultsByDay(db, { since });
  const days = Array.from({ length: reportDays }, (_, index) => {
    const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { day, quick: 0, standard: 0, epic: 0, ...counts.get(day) };
  });
  return { days };
}
