import {
  type AdminQuestStep,
  type QuestProgressOutput,
  reportDays,
  type SubmissionsByDayOutput,
  stepsAfterScenes,
  tiers,
} from '@guildpath/contract';
import { countResultsByDay, listReachedSteps } from '@guildpath/db';
import type { RequestContext } from '../../trpc/request-context.ts';

const dayMs = 24 * 60 * 60 * 1000;

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

export async function readQuestProgress({
  catalogue,
  db,
  now,
}: Pick<RequestContext, 'catalogue' | 'db' | 'now'>): Promise<QuestProgressOutput> {
  const counts = await listReachedSteps(db, { since: startOfReport(now()) });
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
 * A quest begun before the first day counts only in its later steps, so the next step may have more quests.
 */
function countLeft(reached: readonly number[], index: number): number {
  const here = reached[index] ?? 0;
  return Math.max(0, here - (reached[index + 1] ?? here));
}
