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
  /** Newest first, the latest too. */
  readonly all: readonly AssessmentResult[];
  readonly results: LatestResults;
}

/** What the quests have given so far: the latest at a glance, its card to share, and the way to all of them. */
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
