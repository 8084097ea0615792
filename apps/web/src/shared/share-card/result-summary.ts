import type { CareerRecommendation, CharacterClass, ResultsOutput } from '@guildpath/contract';
import {
  archetype,
  matchConfidence,
  type PersonalityType,
  personalityType,
} from '@guildpath/scoring';

export interface Summary {
  readonly archetype: string;
  readonly characterClass: CharacterClass;
  /** Undefined on results from before there were titles. */
  readonly guildTitle: string | undefined;
  readonly personalityType: PersonalityType;
  /** A whole number from 0 to 100. */
  readonly matchConfidence: number;
  readonly bestMatch: CareerRecommendation | undefined;
}

/** A result in a few words. */
export function toSummary({ assessmentResult, careerRecommendations }: ResultsOutput): Summary {
  const { riasecScores, bigFiveScores } = assessmentResult;
  return {
    archetype: archetype(riasecScores),
    characterClass: assessmentResult.characterClass,
    guildTitle: assessmentResult.guildTitle,
    personalityType: personalityType(bigFiveScores),
    matchConfidence: matchConfidence(careerRecommendations),
    bestMatch: careerRecommendations[0],
  };
}
