import { type Response, type Tier, tierFacts } from '@guildpath/contract';
import type { ResultRow } from '@guildpath/db';
import { matchCareers, scoreAssessment, scoringVersion } from '@guildpath/scoring';
import type { AppContext } from '../../trpc/context.ts';
import { recommend } from './recommend.ts';
import { toScores } from './to-scores.ts';

type Assessed = Pick<ResultRow, 'bankVersion' | 'scoringVersion' | 'snapshot'>;

/** Scores complete responses and gathers everything that the result will show, for good. */
export function assess(
  ctx: Pick<AppContext, 'catalogue' | 'insightWriter'>,
  tier: Tier,
  responses: readonly Response[],
): Assessed {
  const { catalogue } = ctx;
  const profile = scoreAssessment(catalogue.questions[tier].scored, responses);
  const matches = matchCareers(profile, catalogue.careers, { count: tierFacts[tier].careerCount });
  return {
    bankVersion: catalogue.version,
    scoringVersion,
    snapshot: { ...toScores(profile), ...recommend(ctx, { tier, profile, matches }) },
  };
}
