import type { CombinedProfileOutput } from '@guildpath/contract';
import { type Db, listAnsweredQuestions, listLatestResultsOf, type UserRow } from '@guildpath/db';
import type { CombinedProfile, EditionData } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import { setAndEvict } from '../../http/set-and-evict.ts';
import type { AppContext } from '../../trpc/context.ts';
import { toAssessmentResult } from './read-results.ts';

/** Applies to each edition; the least recently used profile is evicted. */
const cachedProfiles = 200;

interface ViewerContext extends Pick<AppContext, 'compute' | 'edition'> {
  readonly db: Db;
  readonly viewer: UserRow;
}

/**
 * Computes one profile from all answers of the viewer's latest result of each tier; null with fewer than two.
 * It is cached, because the answers of a result never change, but never stored.
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
  const cache = cacheOf(edition);
  const key = ids.join(' ');
  const profile = cache.get(key) ?? combineAnswers(ids);
  setAndEvict(cache, cachedProfiles, key, profile);
  // The next call tries again after a failure.
  profile.catch(() => cache.delete(key));
  return { profile: { assessments: results.map(toAssessmentResult), ...(await profile) } };

  async function combineAnswers(resultIds: readonly string[]): Promise<CachedProfile> {
    const answered = await listAnsweredQuestions(db, resultIds);
    return { questionCount: answered.length, ...(await compute.combine(answered)) };
  }
}

interface CachedProfile extends CombinedProfile {
  readonly questionCount: number;
}

const cacheOf = oncePer((_: EditionData) => new Map<string, Promise<CachedProfile>>());
