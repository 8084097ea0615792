import { type AssessmentResult, tierFacts, traitNames } from '@guildpath/contract';
import { Crest, Panel } from '@guildpath/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { LinkButton } from '../../shared/link-button.tsx';
import classes from './dashboard.module.css';
import { HistoryLink } from './history-link.tsx';
import { topInterest } from './top-interest.ts';

/** Spec section 9. */
const shownCount = 3;
const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export interface QuestHistoryProps {
  /** Newest first, at least one. */
  readonly assessments: readonly AssessmentResult[];
}

/** The latest quest at a glance, and the way to the most recent ones. */
export function QuestHistory({ assessments }: QuestHistoryProps) {
  const [latest] = assessments;
  if (!latest) return null;
  const interest = topInterest(latest.riasecScores);
  return (
    <div className={classes.board}>
      <Panel as="section" ornate padding="lg" className={classes.latest} aria-labelledby="latest">
        <Crest emblem={interest} size={96} />
        <div className={classes.panel}>
          <h2 id="latest">Latest quest</h2>
          <p>
            {tierFacts[latest.assessmentType].name}, {formatDate(latest)}. Your strongest interest:{' '}
            <strong>{traitNames[interest]}</strong>.
          </p>
          <LinkButton to="/results/$assessmentResultId" params={{ assessmentResultId: latest.id }}>
            View Results
          </LinkButton>
        </div>
      </Panel>
      <Panel as="section" className={classes.panel} aria-labelledby="history">
        <h2 id="history">Assessment History</h2>
        <ul className={classes.history}>
          {assessments.slice(0, shownCount).map((assessment) => (
            <li key={assessment.id}>
              <HistoryLink
                to="/results/$assessmentResultId"
                params={{ assessmentResultId: assessment.id }}
                label={tierFacts[assessment.assessmentType].name}
                description={formatDate(assessment)}
                rightSection={<IconChevronRight size={20} aria-hidden="true" />}
              />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function formatDate({ completedAt }: AssessmentResult): string {
  return dateFormat.format(new Date(completedAt));
}
