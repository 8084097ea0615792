import type { ResultsOutput } from '@guildpath/contract';
import { Button, Panel, Spinner } from '@guildpath/ui';
import { IconShare2 } from '@tabler/icons-react';
import { useState } from 'react';
import { usePreparation } from '../../../shared/preparation/use-preparation.ts';
import { LazySharePanel } from '../../../shared/share-card/lazy-share-panel.tsx';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { TopCareers } from '../careers/top-careers.tsx';
import { HistoryCard } from '../history/history-card.tsx';
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
        {results && results.careerRecommendations.length > 0 ? (
          <TopCareers results={results} preparation={preparation} />
        ) : null}
        <ShareSection results={latestResults} />
      </div>
      <HistoryCard assessments={all} />
    </>
  );
}

// A card fills the window of a phone, where a button opens it.
const phone = '(max-width: 39.99em)';

// The focused button is gone.
function focusFromButton(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}

function ShareSection({ results }: { readonly results: Loaded<ResultsOutput> }) {
  const [isOpen, setIsOpen] = useState(() => !window.matchMedia(phone).matches);
  if (!isOpen) {
    return (
      <Button
        variant="outline"
        fullWidth
        leftIcon={<IconShare2 size={20} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Share Your Card
      </Button>
    );
  }
  return (
    <Panel as="section" className={classes.share} aria-labelledby="share">
      <h2 id="share" tabIndex={-1} ref={focusFromButton}>
        Share Your Card
      </h2>
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
