import type { ConsultantRecommendation } from '@guildpath/contract';
import { Panel, Tag } from '@guildpath/ui';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { displayLimits } from '../parts/display-limits.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';

export interface ConsultantListProps {
  readonly consultants: readonly ConsultantRecommendation[];
}

/** Advisers for the matched careers. Sample listings are marked. */
export function ConsultantList({ consultants }: ConsultantListProps) {
  if (consultants.length === 0) return null;
  return (
    <ResultsSection
      id="consultants"
      title="Career Consultants"
      lead={
        consultants.some(({ isSample }) => isSample)
          ? 'Sample listings: they show what will stand here once advisers have joined the guild. None can be written to or booked.'
          : 'People who know the road ahead.'
      }
    >
      <ul className={classes.cards}>
        {consultants.slice(0, displayLimits.consultants).map((consultant) => (
          <Panel key={consultant.id} as="li" className={classes.card}>
            {consultant.isSample ? <Tag className={classes.sample}>Sample listing</Tag> : null}
            <h3>{consultant.consultantName}</h3>
            <p>{consultant.specialty}</p>
            <p className={classes.place}>
              <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
              {consultant.location}
            </p>
            {consultant.rating === undefined ? null : (
              <p className={classes.place}>
                <IconStarFilled size={16} aria-hidden="true" />
                <span className="gp-visually-hidden">Rating: </span>
                {consultant.rating.toFixed(1)} of 5
              </p>
            )}
            <p className={classes.lead}>For: {consultant.forCareer}</p>
          </Panel>
        ))}
      </ul>
    </ResultsSection>
  );
}
