import type { ApiUtils } from '../../shared/api/trpc.ts';
import { latestAssessments, mayHaveSeveralTiers } from './queries/use-quests.ts';

/** Fetches the data of the dashboard, and the code of the combined profile if there is one to show. */
export async function prefetchDashboard({ user, results }: ApiUtils): Promise<void> {
  void user.savedCareers.prefetch();
  void user.drafts.prefetch();
  void user.unclaimedResults.prefetch();
  await user.assessments.prefetch(latestAssessments);
  const all = user.assessments.getData(latestAssessments)?.assessments ?? [];
  const [latest] = all;
  await Promise.all([
    latest && results.get.prefetch({ assessmentResultId: latest.id }),
    ...(mayHaveSeveralTiers(all)
      ? [
          user.profile.prefetch(),
          // A failure shows on the screen.
          import('./combined/combined-section.tsx').catch(() => undefined),
        ]
      : []),
  ]);
}
