import { listAnswersOf, listResultsOf } from '@guildpath/db';
import type { Catalogue } from '@guildpath/results';
import { oncePer } from '@guildpath/scoring';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../trpc/request-context.ts';

type Ranking = ReadonlyMap<string, number>;

const rankingsOf = oncePer((_: Catalogue) => new LRUCache<string, Promise<Ranking>>({ max: 200 }));

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
  const owner = await findViewer();
  if (owner.kind === 'guest') return new Map();
  const [latest] = (await listResultsOf(db, owner, { limit: 1 })) ?? [];
  if (!latest) return new Map();
  const { id: resultId, snapshot } = latest;
  const basicInterests = [...(snapshot.basicInterests ?? [])];
  const rankings = rankingsOf(catalogue);
  const rank = async () => {
    const answered = await listAnswersOf(db, { resultId, owner });
    const matches = await compute.rankCareers({ answered, basicInterests });
    return new Map(matches.map(({ careerId, matchPercentage }) => [careerId, matchPercentage]));
  };
  const key = [resultId, ...basicInterests].join();
  const ranking = rankings.get(key) ?? rank();
  rankings.set(key, ranking);
  ranking.catch(() => rankings.delete(key));
  return ranking;
}
