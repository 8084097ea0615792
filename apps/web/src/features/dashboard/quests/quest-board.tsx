import { Panel, Spinner } from '@guildpath/ui';
import { lazy, Suspense } from 'react';
import { usePreparation } from '../../../shared/preparation/use-preparation.ts';
import { LatestCareers } from '../careers/top-careers.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { ShareSection } from '../share/share-section.tsx';
import { ProgressCard } from './progress-card.tsx';
import classes from './quest-board.module.css';
import type { TakenQuests } from '../queries/use-quests.ts';

// Few visitors have taken quests of several tiers; the route's loader prefetches it for them.
const CombinedSection = lazy(async () => {
  const { CombinedSection } = await import('../combined/combined-section.tsx');
  return { default: CombinedSection };
});

/** The quests so far: the latest at a glance, its card to share, all of them together, and the history. */
export function QuestBoard({ quests }: { readonly quests: TakenQuests }) {
  const { latest, all, latestResults: results, combined } = quests;
  const preparation = usePreparation();
  const hasCombinedProfile = Boolean(combined?.data?.profile);
  return (
    // The whole board waits for its one part that may still load, so that nothing moves afterwards.
    <Suspense fallback={<QuestBoardWaiting />}>
      <div className={classes.board}>
        <ProgressCard
          latest={latest}
          results={results.data}
          preparation={preparation[0]}
          takenTiers={all.map(({ assessmentType }) => assessmentType)}
        />
        <ShareSection results={results} />
      </div>
      {combined ? <CombinedSection combined={combined} preparation={preparation} /> : null}
      {results.data?.byPreparation && !hasCombinedProfile ? (
        <LatestCareers results={results.data} preparation={preparation} />
      ) : null}
      <HistoryCard assessments={all} />
    </Suspense>
  );
}

/** In place of the board while the quests load. */
export function QuestBoardWaiting() {
  return (
    <Panel className={classes.waiting}>
      <Spinner label="Loading your quests" size={72} />
    </Panel>
  );
}
