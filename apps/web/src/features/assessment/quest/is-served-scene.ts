import { wordsOf } from '@guildpath/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { type ApiClient, type ApiUtils, trpc } from '../../../shared/api/trpc.ts';
import { viewerQuery } from '../../../shared/auth/auth.ts';

interface Caches {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly utils: ApiUtils;
}

const quest = { tier: 'quick' } as const;

/** Waits for the questions. Whether their first is the one that was served, so that the app can take over its scene. */
export async function isServedScene(served: Element, caches: Caches): Promise<boolean> {
  const { client, queryClient, utils } = caches;
  const answer = untilAnswered(queryClient);
  // In the order of the one request that the page has already made.
  void queryClient.prefetchQuery(viewerQuery(client));
  void utils.site.settings.prefetch();
  void utils.assessment.questions.prefetch(quest);
  await answer;
  const questions = utils.assessment.questions.getData(quest);
  const [first] = questions ?? [];
  if (!questions || !first) return false;
  const shown = served.textContent;
  return [...wordsOf(first), `of ${questions.length}`].every((words) => shown.includes(words));
}

/** After a first failure the app shows that it loads, and goes on trying. */
function untilAnswered(queryClient: QueryClient): Promise<void> {
  const hash = hashKey(getQueryKey(trpc.assessment.questions, quest, 'query'));
  return new Promise((resolve) => {
    const unsubscribe = queryClient.getQueryCache().subscribe(({ query }) => {
      const { status, fetchFailureCount } = query.state;
      if (query.queryHash !== hash || (status !== 'success' && fetchFailureCount === 0)) return;
      unsubscribe();
      resolve();
    });
  });
}
