import type { AssessmentsOutput } from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { latestAssessments } from './use-quests.ts';

/** Updates the board after the viewer's results have changed, without emptying it in between. */
export function useOwnResults() {
  const utils = trpc.useUtils();

  async function show(assessments: AssessmentsOutput['assessments']): Promise<void> {
    const [latest] = assessments;
    // The board waits for the results of the latest quest.
    void utils.user.dare.invalidate();
    if (latest) await utils.results.get.prefetch({ assessmentResultId: latest.id });
    utils.user.assessments.setData(latestAssessments, { assessments });
    // The board disappears together with the focused element.
    if (!latest) focusScreen();
  }

  return {
    remove: async (resultId: string) => {
      const current = utils.user.assessments.getData(latestAssessments)?.assessments ?? [];
      await show(current.filter(({ id }) => id !== resultId));
      void utils.user.assessments.invalidate();
    },
    reload: async () => {
      const { assessments } = await utils.client.user.assessments.query(latestAssessments);
      await show(assessments);
    },
  };
}
