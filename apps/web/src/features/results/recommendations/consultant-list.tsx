import type { ConsultantRecommendation } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { ContactLink } from '../../../shared/careers/contact-link.tsx';
import { displayLimits } from '../parts/display-limits.ts';
import { Fold } from '../parts/fold.tsx';
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
          ? 'Samples of advisers to come: none can be written to or booked.'
          : 'People who know the road ahead.'
      }
    >
      <ul className={classes.rows}>
        {consultants.slice(0, displayLimits.consultants).map((consultant) => (
          <li key={consultant.id}>
            <Fold
              summary={
                <>
                  <h3>
                    {consultant.consultantName}
                    <span className={classes.soft}>{consultant.specialty}</span>
                  </h3>
                  {consultant.isSample ? (
                    <Tag className={classes.figure}>Sample listing</Tag>
                  ) : null}
                </>
              }
            >
              <p className={classes.place}>
                <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
                {consultant.location}
              </p>
              {/* Nobody has rated someone who does not exist. */}
              {consultant.rating === undefined || consultant.isSample ? null : (
                <p className={classes.place}>
                  <IconStarFilled size={16} aria-hidden="true" />
                  <span className="gp-visually-hidden">Rating: </span>
                  {consultant.rating.toFixed(1)} of 5
                </p>
              )}
              <p className={classes.lead}>For: {consultant.forCareer}</p>
              <ContactLink consultant={consultant} />
            </Fold>
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
