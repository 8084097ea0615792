import { markPlaceStarted } from '@guildpath/db';
import type { RequestContext } from '../../trpc/request-context.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** Returns the questions of a tier in order. The quest of a place begins when it first reads them. */
export async function readQuestions(
  ctx: Pick<RequestContext, 'catalogue' | 'db' | 'env' | 'findViewer' | 'now'>,
  tierName: string,
) {
  const tier = requireOpenTier(ctx, tierName);
  const viewer = await ctx.findViewer();
  if (viewer.kind === 'place' && viewer.tier === tier && !viewer.startedAt) {
    await markPlaceStarted(ctx.db, viewer, ctx.now());
  }
  return ctx.catalogue.questions[tier].served;
}
