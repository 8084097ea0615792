import {
  deleteDraftInput,
  draftDays,
  draftSchema,
  draftsOutput,
  messageOutput,
  saveDraftInput,
} from '@guildpath/contract';
import { ownerProcedure, t } from '../../trpc/trpc.ts';
import { deleteOwnDraft, readDrafts, saveOwnDraft } from './save-drafts.ts';

export const draftsRouter = t.router({
  drafts: ownerProcedure
    .meta({
      rest: { method: 'GET', path: '/user/drafts' },
      summary: 'Lists the quests that the caller has begun, with the answers so far',
    })
    .output(draftsOutput)
    .query(({ ctx }) => readDrafts(ctx)),

  saveDraft: ownerProcedure
    .meta({
      rest: { method: 'POST', path: '/user/drafts' },
      summary: `Adds answers to a saved quest, which is kept for ${draftDays} days, or as long as the caller’s place in a hall`,
      refusals: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
    })
    .input(saveDraftInput)
    .output(draftSchema)
    .mutation(({ ctx, input }) => saveOwnDraft(ctx, input)),

  deleteDraft: ownerProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/drafts/{assessmentType}' },
      summary: 'Deletes the saved answers to a quest',
      refusals: ['NOT_FOUND'],
    })
    .input(deleteDraftInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => deleteOwnDraft(ctx, input)),
});
