import type { CombinedProfileOutput } from '@guildpath/contract';
import { type Db, listAnsweredQuestions, listLatestResultsOf, type UserRow } from '@guildpath/db';
import type { CombinedProfile } from '@guildpath/results';
import type { AppContext } from '../../context.ts';
import { cachePerEdition } from '../../shared/cache-per-edition.ts';
import { toAssessmentResult } from './read-results.ts';

interface CachedProfile extends CombinedProfile {
  readonly questionCount: number;
}

const cached = cachePerEdition<CachedProfile>();

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
  const profile = await cached(edition, ids.join(' '), async () => {
    const answered = await listAnsweredQuestions(db, ids);
    return { questionCount: answered.length, ...(await compute.combine(answered)) };
  });
  return { profile: { assessments: results.map(toAssessmentResult), ...profile } };
}
