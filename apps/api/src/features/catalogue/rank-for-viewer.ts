import { listAnsweredQuestions, listLatestResultsOf } from '@guildpath/db';
import { cachePerEdition } from '../../shared/cache-per-edition.ts';
import type { RequestContext } from '../../trpc/request-context.ts';

type Ranking = ReadonlyMap<string, number>;

const cached = cachePerEdition<Ranking>();

/**
 * Returns the match percentages of all careers by id, best first, from the viewer's latest result of each
 * tier. It is empty for guests and before the first result.
 */
export async function rankForViewer({
  compute,
  db,
  edition,
  findViewer,
}: Pick<RequestContext, 'compute' | 'db' | 'edition' | 'findViewer'>): Promise<Ranking> {
  const viewer = await findViewer();
  const ids = viewer ? (await listLatestResultsOf(db, viewer)).map(({ id }) => id) : [];
  if (ids.length === 0) return new Map();
  return cached(edition, ids.join(' '), async () => {
    const matches = await compute.rankCareers(await listAnsweredQuestions(db, ids));
    return new Map(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage]));
  });
}
