import type { AssessmentResult } from '@guildpath/contract';
import { Button, Panel } from '@guildpath/ui';
import { useId, useRef, useState } from 'react';
import { LoadFailure } from '../../../shared/status-screens/load-failure.tsx';
import { useOlderAssessments } from '../queries/use-older-assessments.ts';
import { useOwnResults } from '../queries/use-own-results.ts';
import { useShowMore } from '../queries/use-show-more.ts';
import classes from './history-card.module.css';
import { HistoryRow } from './history-row.tsx';
import { WhatChanged } from './what-changed.tsx';

// Spec section 9.
const shownCount = 3;

/**
 * Shows the three most recent quests, then all that are loaded, then older ones page by page. Takes at least
 * one quest, newest first.
 */
export function HistoryCard({
  assessments,
}: {
  readonly assessments: readonly AssessmentResult[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isComparing, setIsComparing] = useState(false);
  const { older, hasMore, isFetching, hasFailed, showMore } = useOlderAssessments(assessments);
  const listId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const own = useOwnResults();
  const all = [...assessments, ...older];
  const shown = isOpen ? all : all.slice(0, shownCount);
  const { list, handleMore } = useShowMore(all.length, showMore);

  return (
    <Panel as="section" className="gp-stack gp-top gp-gap-5" aria-labelledby="history">
      <div className={`gp-row gp-middle ${classes.head}`}>
        <h2 id="history" className="gp-size-3" ref={heading} tabIndex={-1}>
          Assessment History
        </h2>
        <p className="gp-soft">{countWords(all.length, hasMore)}</p>
        {all.length > 1 ? (
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={isComparing}
            onClick={() => setIsComparing(!isComparing)}
          >
            What Changed
          </Button>
        ) : null}
        {all.length > shownCount ? (
          <Button
            variant="outline"
            size="sm"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen
              ? `Show the Latest ${shownCount}`
              : `View ${hasMore ? '' : 'All '}${all.length} Quests`}
          </Button>
        ) : null}
      </div>
      {isComparing && all.length > 1 ? <WhatChanged assessments={all} /> : null}
      <ul ref={list} id={listId} className={classes.list} data-open={isOpen || undefined}>
        {shown.map((assessment) => (
          <li key={assessment.id} tabIndex={-1}>
            <HistoryRow
              assessment={assessment}
              onDeleted={async () => {
                heading.current?.focus();
                await own.remove(assessment.id);
              }}
            />
          </li>
        ))}
      </ul>
      {isOpen && hasFailed ? (
        <LoadFailure
          title="We couldn’t load more quests."
          query={{ isFetching, refetch: handleMore }}
        />
      ) : null}
      {isOpen && hasMore && !hasFailed ? (
        <Button variant="outline" loading={isFetching} onClick={handleMore}>
          Show More
        </Button>
      ) : null}
    </Panel>
  );
}

function countWords(count: number, hasMore: boolean): string {
  if (hasMore) return `At least ${count} quests completed`;
  return count === 1 ? '1 quest completed' : `${count} quests completed`;
}
