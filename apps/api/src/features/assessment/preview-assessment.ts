import type { PreviewInput, PreviewOutput } from '@guildpath/contract';
import { archetype, scoreAssessment } from '@guildpath/scoring';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';
import { requireCompleteResponses } from './require-complete-responses.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** What a submission of these answers would say first. Nothing is stored. */
export function previewAssessment(
  ctx: Pick<AppContext, 'catalogue' | 'env'>,
  { assessmentType, responses }: PreviewInput,
): PreviewOutput {
  const { scored } = ctx.catalogue.questions[requireOpenTier(ctx, assessmentType)];
  requireCompleteResponses(scored, responses);
  const { characterClass, riasecScores } = toScores(scoreAssessment(scored, responses));
  return { characterClass, archetype: archetype(riasecScores) };
}
