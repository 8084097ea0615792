import type { ResultsOutput } from '@guildpath/contract';
import { resultConfidence, surenessOf } from '@guildpath/scoring';
import { MatchMeter } from '@guildpath/ui';

type Matched = Pick<ResultsOutput, 'assessmentResult' | 'careerRecommendations'>;

export function ConfidenceMeter({ results }: { readonly results: Matched }) {
  const { assessmentResult, careerRecommendations } = results;
  return (
    <MatchMeter
      percentage={resultConfidence({ ...assessmentResult, careerRecommendations })}
      label="Match Confidence"
      // Doubtful answers do not point anywhere.
      level={
        assessmentResult.caution
          ? undefined
          : surenessOf({ ...assessmentResult, careerRecommendations })
      }
    />
  );
}
