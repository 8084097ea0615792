import type { ApiUtils } from '../../shared/api/trpc.ts';
import { latestAssessments } from './queries/use-quests.ts';

/** Fetches the data of the dashboard. */
export async function prefetchDashboard({ user, results }: ApiUtils): Promise<void> {
  void user.savedCareers.prefetch();
  void user.drafts.prefetch();
  void user.unclaimedResults.prefetch();
  void user.dare.prefetch();
  await user.assessments.prefetch(latestAssessments);
  const [latest] = user.assessments.getData(latestAssessments)?.assessments ?? [];
  if (latest) await results.get.prefetch({ assessmentResultId: latest.id });
}
