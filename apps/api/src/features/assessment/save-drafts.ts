import {
  type DeleteDraftInput,
  type Draft,
  type DraftsOutput,
  isTier,
  type MessageOutput,
  type SaveDraftInput,
  unauthorizedMessage,
} from '@guildpath/contract';
import { deleteDraft, listDrafts, saveDraft } from '@guildpath/db';
import { AppError } from '../../shared/app-error.ts';
import { toDraft } from '../../shared/to-draft.ts';
import type { ViewerContext } from '../../trpc/request-context.ts';
import { requireValidResponses } from './require-complete-responses.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** Returns drafts of open tiers only, with answers to questions that are no longer asked. */
export async function readDrafts({
  db,
  env,
  viewer,
}: ViewerContext<'user'>): Promise<DraftsOutput> {
  const drafts = await listDrafts(db, viewer);
  const open = drafts.filter(({ tier }) => env.AVAILABLE_TIERS.includes(tier));
  return { drafts: open.map(toDraft) };
}

/** Merges the answers into those saved before, and returns all of them. */
export async function saveOwnDraft(
  ctx: ViewerContext<'user'>,
  input: SaveDraftInput,
): Promise<Draft> {
  const tier = requireOpenTier(ctx, input.assessmentType);
  requireValidResponses(ctx.catalogue.questions[tier].served, input.responses);
  const draft = {
    userId: ctx.viewer.id,
    tier,
    responses: input.responses,
    asked: new Set(ctx.catalogue.questions[tier].served.map(({ id }) => id)),
    now: ctx.now(),
  };
  const saved = await ctx.db.transaction().execute((trx) => saveDraft(trx, draft));
  if (saved === 'no user') throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  return toDraft(saved);
}

/** Works for a tier that is Coming Soon again, too. */
export async function deleteOwnDraft(
  { db, viewer }: ViewerContext<'user'>,
  { assessmentType }: DeleteDraftInput,
): Promise<MessageOutput> {
  if (!isTier(assessmentType)) throw new AppError('NOT_FOUND', 'We couldn’t find that assessment.');
  await deleteDraft(db, { userId: viewer.id, tier: assessmentType });
  return { message: 'We deleted the answers.' };
}
