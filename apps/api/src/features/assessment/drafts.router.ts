import {
  deleteDraftInput,
  draftDays,
  draftSchema,
  draftsOutput,
  messageOutput,
  saveDraftInput,
} from '@guildpath/contract';
import { t, userProcedure } from '../../trpc/trpc.ts';
import { deleteOwnDraft, readDrafts, saveOwnDraft } from './save-drafts.ts';

export const draftsRouter = t.router({
  drafts: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/drafts' },
      summary: 'Lists the quests that the caller has begun, with the answers so far',
    })
    .output(draftsOutput)
    .query(({ ctx }) => readDrafts(ctx)),

  saveDraft: userProcedure
    .meta({
      rest: { method: 'POST', path: '/user/drafts' },
      summary: `Adds answers to a saved quest, which is kept for ${draftDays} days`,
      refusals: ['FORBIDDEN', 'NOT_FOUND'],
    })
    .input(saveDraftInput)
    .output(draftSchema)
    .mutation(({ ctx, input }) => saveOwnDraft(ctx, input)),

  deleteDraft: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/drafts/{assessmentType}' },
      summary: 'Deletes the saved answers to a quest',
      refusals: ['NOT_FOUND'],
    })
    .input(deleteDraftInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => deleteOwnDraft(ctx, input)),
});
