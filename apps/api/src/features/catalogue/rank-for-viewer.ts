import { listAnsweredQuestions, listResultsOf } from '@guildpath/db';
import { cachePerCatalogue } from '../../shared/cache-per-catalogue.ts';
import type { RequestContext } from '../../trpc/context.ts';

type Ranking = ReadonlyMap<string, number>;

const cached = cachePerCatalogue<Ranking>();

/**
 * Returns the match percentages of all careers by id, best first, from the viewer's latest result. It is
 * empty for guests and before the first result.
 */
export async function rankForViewer({
  catalogue,
  compute,
  db,
  findViewer,
}: Pick<RequestContext, 'catalogue' | 'compute' | 'db' | 'findViewer'>): Promise<Ranking> {
  const viewer = await findViewer();
  const [latest] = (viewer && (await listResultsOf(db, viewer, { limit: 1 }))) ?? [];
  if (!latest) return new Map();
  return cached(catalogue, latest.id, async () => {
    const matches = await compute.rankCareers(await listAnsweredQuestions(db, [latest.id]));
    return new Map(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage]));
  });
}
