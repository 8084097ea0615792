import type { AssessmentResult } from '@guildpath/contract';
import { Panel, Spinner } from '@guildpath/ui';
import { toSummary } from '../../../shared/share-card/result-summary.ts';
import { HistoryCard } from '../history/history-card.tsx';
import { ShareSection } from '../share/share-section.tsx';
import { ProgressCard } from './progress-card.tsx';
import classes from './quest-board.module.css';
import type { LatestResults } from './use-quests.ts';

export interface QuestBoardProps {
  readonly latest: AssessmentResult;
  /** Newest first, including the latest. */
  readonly all: readonly AssessmentResult[];
  readonly results: LatestResults;
}

/** The quests so far: the latest at a glance, its card to share, and the history. */
export function QuestBoard({ latest, all, results }: QuestBoardProps) {
  return (
    <>
      <div className={classes.board}>
        <ProgressCard
          latest={latest}
          summary={results.data && toSummary(results.data)}
          takenTiers={all.map(({ assessmentType }) => assessmentType)}
        />
        <ShareSection results={results} />
      </div>
      <HistoryCard assessments={all} />
    </>
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
