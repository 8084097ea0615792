import type { PreviewOutput } from '@guildpath/contract';
import { archetype, scoreAssessment } from '@guildpath/scoring';
import type { TierAnswers } from './assess.ts';
import type { Edition } from './edition.ts';
import { toScores } from './to-scores.ts';

/** Computes what a submission of these responses would show first. */
export function preview(
  { instrument }: Edition,
  { tier, responses }: Omit<TierAnswers, 'durationSeconds'>,
): PreviewOutput {
  const profile = scoreAssessment(instrument.questions[tier], responses);
  const { characterClass, riasecScores } = toScores(profile);
  return { characterClass, archetype: archetype(riasecScores) };
}
