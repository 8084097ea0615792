import { type AssessmentResult, type RiasecType, riasecTypes } from '@guildpath/contract';

/** Of equal interests, the first around the hexagon wins. */
export function topInterest(scores: AssessmentResult['riasecScores']): RiasecType {
  return riasecTypes.reduce((best, type) => (scores[type] > scores[best] ? type : best));
}
