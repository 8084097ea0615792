import type { ResultsOutput } from '@guildpath/contract';
import { type ConfidenceLevel, confidenceLevel, matchConfidence } from '@guildpath/scoring';
import { MatchMeter } from '@guildpath/ui';

type Matched = Pick<ResultsOutput, 'assessmentResult' | 'careerRecommendations'>;

/** Returns undefined without matches, and for doubtful answers, which do not point anywhere. */
export function levelOf(results: Matched): ConfidenceLevel | undefined {
  const { assessmentResult, careerRecommendations } = results;
  if (assessmentResult.caution || careerRecommendations.length === 0) return undefined;
  return confidenceLevel(matchConfidence(careerRecommendations), assessmentResult.assessmentType);
}

export function ConfidenceMeter({ results }: { readonly results: Matched }) {
  return (
    <MatchMeter
      percentage={matchConfidence(results.careerRecommendations)}
      label="Match Confidence"
      showLabel
      level={levelOf(results)}
    />
  );
}
