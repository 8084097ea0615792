import type { ResultsOutput } from '@guildpath/contract';
import { Panel, Spinner } from '@guildpath/ui';
import { LinkButton } from '../../../shared/layout/link-button.tsx';
import { toCardFacts } from '../../../shared/share-card/card-facts.ts';
import { ShareCard } from '../../../shared/share-card/share-card.tsx';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { HistoryCard } from '../history/history-card.tsx';
import type { Loaded, TakenQuests } from '../queries/use-quests.ts';
import { ProgressCard } from './progress-card.tsx';
import classes from './quest-board.module.css';

/** Renders the board for users with results. */
export function QuestBoard({ quests }: { readonly quests: TakenQuests }) {
  const { latest, all, latestResults } = quests;
  return (
    <>
      <div className={`gp-stack gp-gap-6 ${classes.board}`}>
        <ProgressCard
          latest={latest}
          results={latestResults.data}
          takenTiers={all.map(({ assessmentType }) => assessmentType)}
        />
        <LatestCard results={latestResults} />
      </div>
      <HistoryCard assessments={all} />
    </>
  );
}

// Leads to the results, where the card is shared.
function LatestCard({ results }: { readonly results: Loaded<ResultsOutput> }) {
  const { data } = results;
  return (
    <Panel as="section" className={classes.share} aria-labelledby="share">
      <h2 id="share">Your Card</h2>
      {data ? (
        <>
          <ShareCard facts={toCardFacts(data)} />
          <LinkButton
            to="/results/$assessmentResultId"
            params={{ assessmentResultId: data.assessmentResult.id }}
            hash="share"
            variant="outline"
          >
            Share Your Card
          </LinkButton>
        </>
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
