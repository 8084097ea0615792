import type { PreviewInput, PreviewOutput } from '@guildpath/contract';
import { archetype, scoreAssessment } from '@guildpath/scoring';
import type { Edition } from '../../computing/edition.ts';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';
import type { Answers } from './assess.ts';
import { requireCompleteResponses } from './require-complete-responses.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** What a submission of these answers would say first. Nothing is stored. */
export async function previewAssessment(
  ctx: Pick<AppContext, 'catalogue' | 'compute' | 'env'>,
  { assessmentType, responses }: PreviewInput,
): Promise<PreviewOutput> {
  const tier = requireOpenTier(ctx, assessmentType);
  requireCompleteResponses(ctx.catalogue.questions[tier].scored, responses);
  return ctx.compute.preview({ tier, responses });
}

export function preview({ instrument }: Edition, { tier, responses }: Answers): PreviewOutput {
  const profile = scoreAssessment(instrument.questions[tier], responses);
  const { characterClass, riasecScores } = toScores(profile);
  return { characterClass, archetype: archetype(riasecScores) };
}
