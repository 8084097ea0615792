import {
  assessmentsInput,
  assessmentsOutput,
  cardInput,
  cardOutput,
  combinedProfileOutput,
  publicCardOutput,
  puzzlesOutput,
  resultsInput,
  resultsOutput,
  setPublicCardInput,
} from '@guildpath/contract';
import {
  callsPerMinute,
  limitedProcedure,
  publicProcedure,
  t,
  userProcedure,
} from '../../trpc/trpc.ts';
import { readCard, readPublicCard, setPublicCard } from './public-card.ts';
import { readCombinedProfile } from './read-combined-profile.ts';
import { readPuzzles } from './read-puzzles.ts';
import { listAssessments, readResults } from './read-results.ts';
import { resultsExamples } from './results.examples.ts';

export const resultsRouter = t.router({
  get: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}' },
      summary: 'One of the caller’s results, with everything recommended at the time',
      example: resultsExamples.get,
      refusals: ['NOT_FOUND'],
      writtenOutput: resultsOutput,
      isLarge: true,
    })
    .input(resultsInput)
    .query(({ ctx, input }) => readResults(ctx, input)),

  puzzles: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}/puzzles' },
      summary: 'The puzzles of one of the caller’s finished quests, with their solutions',
      example: resultsExamples.puzzles,
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(puzzlesOutput)
    .query(({ ctx, input }) => readPuzzles(ctx, input)),

  publicCard: userProcedure
    .meta({
      rest: { method: 'GET', path: '/results/{assessmentResultId}/card' },
      summary: 'Whether the card of one of the caller’s results is public',
      example: resultsExamples.publicCard,
      refusals: ['NOT_FOUND'],
    })
    .input(resultsInput)
    .output(publicCardOutput)
    .query(({ ctx, input }) => readPublicCard(ctx, input)),

  setPublicCard: userProcedure
    .meta({
      rest: { method: 'POST', path: '/results/{assessmentResultId}/card' },
      summary: 'Makes the card of one of the caller’s results public, or withdraws it',
      example: resultsExamples.setPublicCard,
      refusals: ['NOT_FOUND'],
    })
    .input(setPublicCardInput)
    .output(publicCardOutput)
    .mutation(({ ctx, input }) => setPublicCard(ctx, input)),

  card: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/cards/{cardId}' },
      summary: 'A public card: class, archetype and guild title, nothing else',
      example: resultsExamples.card,
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
      summary: 'A page of the caller’s results, newest first',
      example: resultsExamples.assessments,
    })
    .input(assessmentsInput)
    .output(assessmentsOutput)
    .query(({ ctx, input }) => listAssessments(ctx, input)),

  profile: limitedProcedure(callsPerMinute.ofSome)
    .concat(userProcedure)
    .meta({
      rest: { method: 'GET', path: '/user/profile' },
      isLarge: true,
      summary:
        'One profile from the caller’s latest result of each tier, or null with fewer than two',
      example: resultsExamples.profile,
    })
    .output(combinedProfileOutput)
    .query(({ ctx }) => readCombinedProfile(ctx)),
});
