import type { CareerRecommendation, ResultSnapshot } from '@guildpath/contract';
import { mapValues } from '../map-values.ts';

/**
 * Leaves the answers and what was taken along out of a result: for a guide, and for an AI endpoint that writes
 * for a class.
 */
export function withoutAnswers({
  moment: _,
  basicInterests: _taken,
  ...snapshot
}: ResultSnapshot): ResultSnapshot {
  return {
    ...snapshot,
    portrait: snapshot.portrait.filter(({ about }) => about !== 'moment'),
    careerFields: snapshot.careerFields.map(({ moment: __, ...field }) => field),
    careerRecommendations: snapshot.careerRecommendations.map(withoutAnswersFor),
    byPreparation: mapValues(snapshot.byPreparation, (prepared) => ({
      ...prepared,
      careerRecommendations: prepared.careerRecommendations.map(withoutAnswersFor),
    })),
  };
}

function withoutAnswersFor({ analysis, reasons, ...career }: CareerRecommendation) {
  const appeals = analysis.appeals.map(({ sentence }) => ({ sentence }));
  const { takenAlong: _, ...others } = reasons;
  return { ...career, analysis: { ...analysis, appeals }, reasons: { ...others, scenes: [] } };
}
