import type { AssessmentsOutput } from '@guildpath/contract';
import { trpc } from '../../../shared/api/trpc.ts';
import { focusScreen } from '../../../shared/layout/focus-screen.ts';
import { latestAssessments } from './use-quests.ts';

/** Brings the board up to date after the viewer's results have changed, without emptying it meanwhile. */
export function useOwnResults() {
  const utils = trpc.useUtils();

  async function show(assessments: AssessmentsOutput['assessments']): Promise<void> {
    const [latest] = assessments;
    // The board waits for the results of the latest quest.
    if (latest) await utils.results.get.prefetch({ assessmentResultId: latest.id });
    utils.user.assessments.setData(latestAssessments, { assessments });
    // The board is about to go, with what has the focus.
    if (!latest) focusScreen();
    void utils.user.profile.invalidate();
  }

  return {
    /** Takes one off the list. */
    drop: async (resultId: string) => {
      const known = utils.user.assessments.getData(latestAssessments)?.assessments ?? [];
      await show(known.filter(({ id }) => id !== resultId));
      void utils.user.assessments.invalidate();
    },
    /** Asks for the list again. */
    reload: async () => {
      const { assessments } = await utils.client.user.assessments.query(latestAssessments);
      await show(assessments);
    },
  };
}
