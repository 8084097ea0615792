import {
  type AdminQuestStep,
  type QuestProgressOutput,
  reportDays,
  type SubmissionsByDayOutput,
  stepsAfterScenes,
  tiers,
} from '@guildpath/contract';
import { countResultsByDay, listReachedSteps } from '@guildpath/db';
import type { RequestContext } from '../../trpc/context.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The beginning of the first day of the reports, in UTC. */
function firstDay(now: Date): Date {
  const today = Math.floor(now.getTime() / dayMs);
  return new Date((today - reportDays + 1) * dayMs);
}

/** How many quests were handed in on each of the last days, by tier. */
export async function readSubmissionsByDay({
  db,
  now,
}: Pick<RequestContext, 'db' | 'now'>): Promise<SubmissionsByDayOutput> {
  const since = firstDay(now());
  const counts = await countResultsByDay(db, { since });
  const days = Array.from({ length: reportDays }, (_, index) => {
    const day = new Date(since.getTime() + index * dayMs).toISOString().slice(0, 10);
    return { day, quick: 0, standard: 0, epic: 0, ...counts.get(day) };
  });
  return { days };
}

/** How many quests reached each step in the last days, and how many came no further. */
export async function readQuestProgress({
  catalogue,
  db,
  now,
}: Pick<RequestContext, 'catalogue' | 'db' | 'now'>): Promise<QuestProgressOutput> {
  const counts = await listReachedSteps(db, { since: firstDay(now()) });
  const quests = tiers.map((tier) => {
    const steps: Pick<AdminQuestStep, 'kind' | 'title'>[] = [
      ...catalogue.questions[tier].served.map(({ title }) => ({ kind: 'scene' as const, title })),
      ...stepsAfterScenes.map((kind) => ({ kind })),
    ];
    const reached = steps.map((_, index) => counts[tier][index] ?? 0);
    return {
      tier,
      steps: steps.map((step, index) => ({
        ...step,
        reached: reached[index] ?? 0,
        left: countLeft(reached, index),
      })),
    };
  });
  return { quests };
}

/**
 * Those who came this far and not to the next step. A quest begun before the first day only counts in its later steps, so
 * the next one may have more: then nobody is known to have left. After the last step nobody leaves.
 */
function countLeft(reached: readonly number[], index: number): number {
  const here = reached[index] ?? 0;
  return Math.max(0, here - (reached[index + 1] ?? here));
}
