import type { PreviewInput, PreviewOutput } from '@guildpath/contract';
import { archetype, scoreAssessment } from '@guildpath/scoring';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';
import { requireCompleteResponses } from './require-complete-responses.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** What a submission of these answers would say first. Nothing is stored. */
export async function previewAssessment(
  ctx: Pick<AppContext, 'env' | 'readInstrument'>,
  { assessmentType, responses }: PreviewInput,
): Promise<PreviewOutput> {
  const tier = requireOpenTier(ctx, assessmentType);
  const questions = (await ctx.readInstrument()).questions[tier];
  requireCompleteResponses(questions, responses);
  const { characterClass, riasecScores } = toScores(scoreAssessment(questions, responses));
  return { characterClass, archetype: archetype(riasecScores) };
}
