import { type AssessmentResult, type RiasecType, riasecTypes } from '@guildpath/contract';

/** The strongest of the six interests; of equal ones the first around the hexagon. */
export function topInterest(scores: AssessmentResult['riasecScores']): RiasecType {
  return riasecTypes.reduce((best, type) => (scores[type] > scores[best] ? type : best));
}
