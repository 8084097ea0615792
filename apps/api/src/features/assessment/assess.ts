import { type Response, type Tier, tierFacts } from '@guildpath/contract';
import type { ResultRow, ResultSnapshot } from '@guildpath/db';
import {
  matchCareers,
  scoreAssessment,
  scoringVersion,
  type TraitProfile,
} from '@guildpath/scoring';
import type { AppContext } from '../../trpc/context.ts';
import { recommend } from './recommend.ts';

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

type Scores = Pick<
  ResultSnapshot,
  'riasecScores' | 'bigFiveScores' | 'aptitudeScores' | 'scoreBands'
>;

/** The percentages of a profile, and where each lies when one standard error is taken away or added. */
function toScores({ riasec, bigFive, aptitude }: TraitProfile): Scores {
  return {
    riasecScores: mapValues(riasec, ({ percentage }) => percentage),
    bigFiveScores: mapValues(bigFive, ({ percentage }) => percentage),
    aptitudeScores: mapValues(aptitude, ({ percentage }) => percentage),
    scoreBands: {
      riasec: mapValues(riasec, ({ band }) => band),
      bigFive: mapValues(bigFive, ({ band }) => band),
    },
  };
}

function mapValues<K extends string, V, W>(
  record: Readonly<Record<K, V>>,
  change: (value: V) => W,
): Record<K, W> {
  const changed = Object.entries<V>(record).map(([key, value]) => [key, change(value)]);
  // The keys are the record's own.
  return Object.fromEntries(changed) as Record<K, W>;
}
