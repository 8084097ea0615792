import type { CombinedProfileOutput } from '@guildpath/contract';
import { type Db, listAnsweredQuestions, listLatestResultsOf, type UserRow } from '@guildpath/db';
import type { CombinedProfile, EditionData } from '@guildpath/results';
import { keepLatest } from '../../http/keep-latest.ts';
import type { AppContext } from '../../trpc/context.ts';
import { toAssessmentResult } from './read-results.ts';

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

interface KeptProfile extends CombinedProfile {
  readonly questionCount: number;
}

/** They go with the edition that they were computed with. */
const profiles = new WeakMap<EditionData, Map<string, Promise<KeptProfile>>>();

function profilesOf(edition: EditionData): Map<string, Promise<KeptProfile>> {
  const known = profiles.get(edition) ?? new Map<string, Promise<KeptProfile>>();
  profiles.set(edition, known);
  return known;
}
