import type { ResultsOutput } from '@guildpath/contract';
import { Panel, Spinner } from '@guildpath/ui';
import { useQuery } from '@tanstack/react-query';
import { codeQuery, LazyPart } from '../../../shared/code-loading/lazy-part.tsx';
import { usePreparation } from '../../../shared/preparation/use-preparation.ts';
import { LazySharePanel } from '../../../shared/share-card/lazy-share-panel.tsx';
import { LatestCareers } from '../careers/top-careers.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { Loaded, TakenQuests } from '../queries/use-quests.ts';
import { ProgressCard } from './progress-card.tsx';
import classes from './quest-board.module.css';

// Few visitors have taken quests of several tiers; the route prefetches the code for them.
const combinedPart = {
  name: 'your combined profile',
  load: () => import('../combined/combined-section.tsx'),
};

/** Renders the board for users with results. */
export function QuestBoard({ quests }: { readonly quests: TakenQuests }) {
  const { latest, all, latestResults, combined } = quests;
  const preparation = usePreparation();
  const results = latestResults.data;
  const hasCombinedProfile = Boolean(combined?.data?.profile);
  const { isLoading } = useQuery({ ...codeQuery(combinedPart), enabled: Boolean(combined) });
  // The whole board waits for its lazy part, so that nothing moves afterwards.
  if (isLoading) return <QuestBoardLoading />;
  return (
    <>
      <div className={classes.board}>
        <ProgressCard
          latest={latest}
          results={results}
          preparation={preparation[0]}
          takenTiers={all.map(({ assessmentType }) => assessmentType)}
        />
        {combined ? (
          <div className={classes.combined}>
            <LazyPart {...combinedPart}>
              {({ CombinedSection }) => (
                <CombinedSection combined={combined} preparation={preparation} />
              )}
            </LazyPart>
          </div>
        ) : null}
        {results?.byPreparation && !hasCombinedProfile ? (
          <LatestCareers results={results} preparation={preparation} />
        ) : null}
        <ShareSection results={latestResults} />
      </div>
      <HistoryCard assessments={all} />
    </>
  );
}

function ShareSection({ results }: { readonly results: Loaded<ResultsOutput> }) {
  return (
    <Panel as="section" className={classes.share} aria-labelledby="share">
      <h2 id="share">Share Your Card</h2>
      {results.data ? (
        <LazySharePanel results={results.data} downloadVariant="outline" />
      ) : (
        <LoadFailure title="We couldn’t load your top career and your card." query={results} />
      )}
    </Panel>
  );
}

export function QuestBoardLoading() {
  return (
    <Panel className={classes.waiting}>
      <Spinner label="Loading your quests" size={72} />
    </Panel>
  );
}
