import type { PreviewInput, PreviewOutput } from '@guildpath/contract';
import type { AppContext } from '../../context.ts';
import { requireCompleteResponses } from './require-complete-responses.ts';
import { requireOpenTier } from './require-open-tier.ts';

/** Checks the answers as a submission does, and stores nothing. */
export async function previewAssessment(
  ctx: Pick<AppContext, 'catalogue' | 'compute' | 'env'>,
  { assessmentType, responses }: PreviewInput,
): Promise<PreviewOutput> {
  const tier = requireOpenTier(ctx, assessmentType);
  requireCompleteResponses(ctx.catalogue.questions[tier].scored, responses);
  return ctx.compute.preview({ tier, responses });
}
