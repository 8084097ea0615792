import {
  type CountProgressInput,
  type CountProgressOutput,
  stepsAfterScenes,
} from '@guildpath/contract';
import { countReachedSteps } from '@guildpath/db';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../shared/app-error.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** Adds one to today's count of each of these steps. Stores nothing about the viewer or the address. */
export async function countProgress(
  ctx: Pick<AppContext, 'catalogue' | 'db' | 'env' | 'now'>,
  { assessmentType, from, to }: CountProgressInput,
): Promise<CountProgressOutput> {
  const tier = requireOpenTier(ctx, assessmentType);
  const last = ctx.catalogue.questions[tier].served.length + stepsAfterScenes.length;
  if (from > to || to > last) {
    throw new AppError('BAD_REQUEST', `to: Must be a step from ${from} to ${last}`);
  }
  await countReachedSteps(ctx.db, { tier, from, to, now: ctx.now() });
  return { counted: to - from + 1 };
}
