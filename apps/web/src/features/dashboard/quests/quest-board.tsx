import type { ResultsOutput } from '@guildpath/contract';
import { Panel, Spinner } from '@guildpath/ui';
import { usePreparation } from '../../../shared/preparation/use-preparation.ts';
import { LazySharePanel } from '../../../shared/share-card/lazy-share-panel.tsx';
import { TopCareers } from '../careers/top-careers.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import { LoadFailure } from '../load-failure.tsx';
import type { Loaded, TakenQuests } from '../queries/use-quests.ts';
import { ProgressCard } from './progress-card.tsx';
import classes from './quest-board.module.css';

/** Renders the board for users with results. */
export function QuestBoard({ quests }: { readonly quests: TakenQuests }) {
  const { latest, all, latestResults } = quests;
  const preparation = usePreparation();
  const results = latestResults.data;
  return (
    <>
      <div className={classes.board}>
        <ProgressCard
          latest={latest}
          results={results}
          preparation={preparation[0]}
          takenTiers={all.map(({ assessmentType }) => assessmentType)}
        />
        {results?.byPreparation ? <TopCareers results={results} preparation={preparation} /> : null}
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
