import { type ResponseCaution, type Tier, tierFacts } from '@guildpath/contract';

const averagedMatches = 3;

/**
 * Computes Match Confidence (spec section 9): the rounded mean of the three best matches, or of all when
 * there are fewer; 0 when there are none. Expects the best first.
 */
export function matchConfidence(matches: readonly { readonly matchPercentage: number }[]): number {
  const best = matches.slice(0, averagedMatches);
  if (best.length === 0) return 0;
  const sum = best.reduce((total, { matchPercentage }) => total + matchPercentage, 0);
  return Math.round(sum / best.length);
}

/** Returns the Match Confidence of a result: the stored one, which what was taken along does not change. */
export function resultConfidence({
  matchConfidence: stored,
  careerRecommendations: matches,
}: Pick<ConfidentResult, 'matchConfidence' | 'careerRecommendations'>): number {
  return stored ?? matchConfidence(matches);
}

/** Below this, random responding reaches a best match 2 to 50 times as often as people do (MODEL.md). */
const minBestMatch = 55;

/** Returns whether the answers contradict each other so much that no career stands out. Expects the best first. */
export function isContradictory(matches: readonly { readonly matchPercentage: number }[]): boolean {
  const [best] = matches;
  return best !== undefined && best.matchPercentage < minBestMatch;
}

/** Returns the careers of a result that may be shown: none for contradictory answers. */
export function shownCareers<Career>(
  result: Readonly<{ isContradictory?: boolean; careerRecommendations: readonly Career[] }>,
): readonly Career[] {
  return result.isContradictory ? [] : result.careerRecommendations;
}

export const confidenceLevels = ['low', 'middle', 'high'] as const;
export type ConfidenceLevel = (typeof confidenceLevels)[number];

/** Lower limits of the levels. They differ by tier, because longer quests lower random matches further. */
const lowerLimits: Readonly<Record<Tier, { readonly middle: number; readonly high: number }>> = {
  quick: { middle: 68, high: 84 },
  standard: { middle: 67, high: 83 },
  epic: { middle: 66, high: 81 },
};

/** Least options raise every match, so with them the limits rise until as many people are high (MODEL.md). */
const raisedByLeast = 3;

interface Answered {
  readonly assessmentType: Tier;
  readonly leastCount?: number | undefined;
}

/** Returns whether least options count in what is said of a result: from a third to a half of the scenes on. */
export function usesLeast({ assessmentType, leastCount = 0 }: Answered): boolean {
  return leastCount >= tierFacts[assessmentType].questionCount / 5;
}

/** Classifies a Match Confidence by the limits of the tier, with or without least options. */
export function confidenceLevel(confidence: number, answered: Answered): ConfidenceLevel {
  const { middle, high } = lowerLimits[answered.assessmentType];
  const comparable = usesLeast(answered) ? confidence - raisedByLeast : confidence;
  if (comparable >= high) return 'high';
  return comparable >= middle ? 'middle' : 'low';
}

interface ConfidentResult extends Answered {
  readonly matchConfidence?: number | undefined;
  readonly caution?: ResponseCaution | undefined;
  readonly isContradictory?: boolean | undefined;
  readonly careerRecommendations: readonly { readonly matchPercentage: number }[];
}

/**
 * Returns a result's caution, else that its answers contradict each other, else the level of its Match Confidence;
 * undefined without matches.
 */
export function surenessOf(
  result: ConfidentResult,
): ResponseCaution | 'contradictory' | ConfidenceLevel | undefined {
  if (result.caution) return result.caution;
  if (result.isContradictory) return 'contradictory';
  if (result.careerRecommendations.length === 0) return undefined;
  return confidenceLevel(resultConfidence(result), result);
}
