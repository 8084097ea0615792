import { type AssessmentResult, type RiasecType, riasecTypes } from '@guildpath/contract';

/** Returns the strongest interest; the first around the hexagon wins a tie. */
export function topInterest(scores: AssessmentResult['riasecScores']): RiasecType {
  return riasecTypes.reduce((best, type) => (scores[type] > scores[best] ? type : best));
}
