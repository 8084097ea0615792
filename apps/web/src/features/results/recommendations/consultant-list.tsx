import type { ConsultantRecommendation } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { ContactLink } from '../../../shared/careers/contact-link.tsx';
import { Disclosure } from '../parts/disclosure.tsx';
import { displayLimits } from '../parts/display-limits.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';

export interface ConsultantListProps {
  readonly consultants: readonly ConsultantRecommendation[];
}

export function ConsultantList({ consultants }: ConsultantListProps) {
  if (consultants.length === 0) return null;
  return (
    <ResultsSection
      id="consultants"
      title="Career Consultants"
      lead={
        consultants.some(({ isSample }) => isSample)
          ? 'These are made-up examples. You can’t contact or book them.'
          : 'People who know the road ahead.'
      }
    >
      <ul className={classes.rows}>
        {consultants.slice(0, displayLimits.consultants).map((consultant) => (
          <li key={consultant.id}>
            <Disclosure
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
              {/* Samples are invented, so no one has rated them. */}
              {consultant.rating === undefined || consultant.isSample ? null : (
                <p className={classes.place}>
                  <IconStarFilled size={16} aria-hidden="true" />
                  <span className="gp-visually-hidden">Rating: </span>
                  {consultant.rating.toFixed(1)} of 5
                </p>
              )}
              <p className={classes.lead}>For: {consultant.forCareer}</p>
              <ContactLink consultant={consultant} />
            </Disclosure>
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
