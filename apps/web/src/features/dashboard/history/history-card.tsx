import type { AssessmentResult } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useId, useState } from 'react';
import classes from './history-card.module.css';
import { HistoryRow } from './history-row.tsx';

/** Spec section 9. */
const shownCount = 3;

export interface HistoryCardProps {
  /** Newest first, at least one. */
  readonly assessments: readonly AssessmentResult[];
}

/** Links to every result: the three most recent, and all of them on request. */
export function HistoryCard({ assessments }: HistoryCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const shown = isOpen ? assessments : assessments.slice(0, shownCount);
  return (
    <Panel as="section" className={classes.card} aria-labelledby="history">
      <div className={classes.head}>
        <h2 id="history">Assessment History</h2>
        <p className={classes.count}>{countWords(assessments.length)}</p>
        {assessments.length > shownCount ? (
          <Button
            variant="outline"
            size="sm"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? `Show the Latest ${shownCount}` : `View All ${assessments.length} Quests`}
          </Button>
        ) : null}
      </div>
      <ul id={listId} className={classes.list} data-open={isOpen || undefined}>
        {shown.map((assessment) => (
          <li key={assessment.id}>
            <HistoryRow assessment={assessment} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 quest completed' : `${count} quests completed`;
}
