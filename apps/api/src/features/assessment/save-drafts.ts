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
import { requireOpenTier, requireTierOfHall } from './require-open-tier.ts';
import { toFinishError } from './submit-assessment.ts';

type OwnerContext = ViewerContext<'user' | 'place'>;

/** Returns drafts of open tiers only, with answers to questions that are no longer asked. */
export async function readDrafts({ db, env, viewer }: OwnerContext): Promise<DraftsOutput> {
  const drafts = await listDrafts(db, viewer);
  const open = drafts.filter(({ tier }) => env.AVAILABLE_TIERS.includes(tier));
  return { drafts: open.map(toDraft) };
}

/** Merges the answers into those saved before, and returns all of them. */
export async function saveOwnDraft(ctx: OwnerContext, input: SaveDraftInput): Promise<Draft> {
  const tier = requireOpenTier(ctx, input.assessmentType);
  requireTierOfHall(ctx.viewer, tier);
  requireValidResponses(ctx.catalogue.questions[tier].served, input.responses);
  const draft = {
    owner: ctx.viewer,
    tier,
    responses: input.responses,
    basicInterests: input.basicInterests,
    asked: new Set(ctx.catalogue.questions[tier].served.map(({ id }) => id)),
    now: ctx.now(),
  };
  return ctx.db.transaction().execute(async (trx) => {
    const saved = await saveDraft(trx, draft);
    if (saved !== 'no owner') return toDraft(saved);
    if (ctx.viewer.kind === 'place') throw await toFinishError(trx, ctx.viewer);
    throw new AppError('UNAUTHORIZED', unauthorizedMessage);
  });
}

/** Works for a tier that is Coming Soon again, too. */
export async function deleteOwnDraft(
  { db, viewer }: OwnerContext,
  { assessmentType }: DeleteDraftInput,
): Promise<MessageOutput> {
  if (!isTier(assessmentType)) throw new AppError('NOT_FOUND', 'We couldn’t find that assessment.');
  requireTierOfHall(viewer, assessmentType);
  await deleteDraft(db, { owner: viewer, tier: assessmentType });
  return { message: 'We deleted the answers.' };
}
