import type { CombinedProfileOutput } from '@guildpath/contract';
import {
  type AnsweredQuestion,
  type Db,
  listAnsweredQuestions,
  listLatestResultsOf,
  type UserRow,
} from '@guildpath/db';
import { interestPattern, matcherOf, scoreAssessment } from '@guildpath/scoring';
import { portraitOf } from '../../adapters/insight-writer/portrait.ts';
import { recommendByPreparation, recommendCareers } from '../../catalogue/recommendations.ts';
import type { Edition, EditionData } from '../../computing/edition.ts';
import { keepLatest } from '../../shared/keep-latest.ts';
import { toScores } from '../../shared/to-scores.ts';
import type { AppContext } from '../../trpc/context.ts';
import { toAssessmentResult } from './read-results.ts';

const careerCount = 10;

/** Profiles in memory at most; the one longest unused makes room. */
const keptProfiles = 200;

interface ViewerContext extends Pick<AppContext, 'compute' | 'edition'> {
  readonly db: Db;
  readonly viewer: UserRow;
}

/**
 * One profile from all answers of the viewer's latest result of each tier. Nothing of it is stored: the results
 * themselves stay as they were shown. It is computed once for the same results, whose answers never change.
 */
export async function readCombinedProfile({
  compute,
  db,
  edition,
  viewer,
}: ViewerContext): Promise<CombinedProfileOutput> {
  const results = await listLatestResultsOf(db, viewer);
  if (results.length < 2) return { profile: null };
  const ids = results.map(({ id }) => id);
  const kept = profilesOf(edition);
  const key = ids.join(' ');
  const profile = kept.get(key) ?? combineAnswers(ids);
  keepLatest(kept, keptProfiles, key, profile);
  // What failed may succeed next time.
  profile.catch(() => kept.delete(key));
  return { profile: { assessments: results.map(toAssessmentResult), ...(await profile) } };

  async function combineAnswers(resultIds: readonly string[]): Promise<KeptProfile> {
    const answered = await listAnsweredQuestions(db, resultIds);
    return { questionCount: answered.length, ...(await compute.combine(answered)) };
  }
}

type KeptProfile = Omit<NonNullable<CombinedProfileOutput['profile']>, 'assessments'>;

/** They go with the edition that they were computed with. */
const profiles = new WeakMap<EditionData, Map<string, Promise<KeptProfile>>>();

function profilesOf(edition: EditionData): Map<string, Promise<KeptProfile>> {
  const known = profiles.get(edition) ?? new Map<string, Promise<KeptProfile>>();
  profiles.set(edition, known);
  return known;
}

export type Combined = Omit<KeptProfile, 'questionCount'>;

/** The profile of all these answers together, and what it leads to. */
export function combine(
  { catalogue, instrument }: Edition,
  answered: readonly AnsweredQuestion[],
): Combined {
  const profile = scoreAssessment(
    instrument.calibrate(answered.map(({ question }) => question)),
    answered.map(({ response }) => response),
  );
  const { riasecScores, bigFiveScores, scoreBands, characterClass } = toScores(profile);
  const match = matcherOf(profile, catalogue.careers);
  const matches = match({ count: careerCount });
  return {
    riasecScores,
    bigFiveScores,
    scoreBands,
    characterClass,
    guildTitle: portraitOf(interestPattern(profile)).guildTitle,
    careerRecommendations: recommendCareers(catalogue, { matches }),
    byPreparation: recommendByPreparation(catalogue, { profile, match }),
  };
}
