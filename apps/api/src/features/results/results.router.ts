import {
  assessmentsInput,
  assessmentsOutput,
  cardInput,
  cardOutput,
  messageOutput,
  publicCardOutput,
  puzzlesOutput,
  resultsInput,
  resultsOutput,
  setPublicCardInput,
  takeAlongInput,
  unclaimedResultsOutput,
} from '@guildpath/contract';
import { ownerProcedure, publicProcedure, t, userProcedure } from '../../trpc/trpc.ts';
import {
  discardResult,
  discardResults,
  keepResult,
  readUnclaimedResults,
  unshareResult,
} from './claim-results.ts';
import { deleteResult } from './delete-result.ts';
import { readCard, readPublicCard, setPublicCard } from './publish-card.ts';
import { readPuzzles } from './read-puzzles.ts';
import { listAssessments, readResults } from './read-results.ts';
import { takeAlong } from './take-along.ts';

export const resultsRouter = t.router({
  get: ownerProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}' },
      summary: 'Returns one of the caller’s results with the recommendations made at the time',
      refusals: ['NOT_FOUND'],
      isLarge: true,
    })
    .input(resultsInput)
    .output(resultsOutput)
    .query(({ ctx, input }) => readResults(ctx, input)),

  delete: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/results/{assessmentResultId}' },
      summary: 'Permanently deletes one of the caller’s results with its card and its answers',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => deleteResult(ctx, input)),

  keep: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/keep' },
      summary: 'Claims a result that was submitted with the caller’s address',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => keepResult(ctx, input)),

  discard: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/discard' },
      summary: 'Deletes an unclaimed result that was submitted with the caller’s address',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => discardResult(ctx, input)),

  unshare: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/unshare' },
      summary: 'Hides one of the caller’s results from the guide of the hall it was taken in',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(messageOutput)
    .mutation(({ ctx, input }) => unshareResult(ctx, input)),

  takeAlong: ownerProcedure
    .meta({
      rest: { method: 'PUT', path: '/results/{assessmentResultId}/basic-interests' },
      summary:
        'Matches the answers of one of the caller’s results to what the work should be about',
      refusals: ['NOT_FOUND'],
    })
    .input(takeAlongInput)
    .output(resultsOutput)
    .mutation(({ ctx, input }) => takeAlong(ctx, input)),

  puzzles: ownerProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}/puzzles' },
      summary: 'Lists the puzzles of one of the caller’s finished quests with their solutions',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(puzzlesOutput)
    .query(({ ctx, input }) => readPuzzles(ctx, input)),

  publicCard: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}/card' },
      summary: 'Returns the id of the public card of one of the caller’s results, or null',
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(publicCardOutput)
    .query(({ ctx, input }) => readPublicCard(ctx, input)),

  setPublicCard: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/card' },
      summary:
        'Publishes or withdraws the card of one of the caller’s results, with or without the first name',
      refusals: ['NOT_FOUND'],
    })
    .input(setPublicCardInput)
    .output(publicCardOutput)
    .mutation(({ ctx, input }) => setPublicCard(ctx, input)),

  card: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/cards/{cardId}' },
      summary:
        'Returns what a public card shows: class, archetype, guild title, two sentences and, if its owner chose so, the first name',
      refusals: ['NOT_FOUND'],
    })
    .input(cardInput)
    .output(cardOutput)
    .query(({ ctx, input }) => readCard(ctx, input)),
});

export const userRouter = t.router({
  assessments: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/assessments' },
      summary: 'Lists the caller’s results, newest first, with paging',
    })
    .input(assessmentsInput)
    .output(assessmentsOutput)
    .query(({ ctx, input }) => listAssessments(ctx, input)),

  unclaimedResults: userProcedure
    .meta({
      rest: { method: 'GET', path: '/user/unclaimed-results' },
      summary:
        'Lists unclaimed results that were submitted with the caller’s address, newest first',
    })
    .output(unclaimedResultsOutput)
    .query(({ ctx }) => readUnclaimedResults(ctx)),

  discardUnclaimedResults: userProcedure
    .meta({
      rest: { method: 'DELETE', path: '/user/unclaimed-results' },
      summary: 'Deletes all unclaimed results that were submitted with the caller’s address',
    })
    .output(messageOutput)
    .mutation(({ ctx }) => discardResults(ctx)),
});
