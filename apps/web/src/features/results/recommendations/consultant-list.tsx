import type { ConsultantRecommendation } from '@guildpath/contract';
import { Tag } from '@guildpath/ui';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { ContactLink } from '../../../shared/careers/contact-link.tsx';
import classes from '../results-report.module.css';
import { Disclosure } from '../sections/disclosure.tsx';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';

export interface ConsultantListProps {
  readonly consultants: readonly ConsultantRecommendation[];
}

/** Folds the samples of a site without consultants of its own. */
export function ConsultantList({ consultants }: ConsultantListProps) {
  if (consultants.length === 0) return null;
  const real = consultants.filter(({ isSample }) => !isSample);
  const isSampled = real.length === 0;
  const shown = (isSampled ? consultants : real).slice(0, displayLimits.consultants);
  const list = (
    <ul className={classes.rows}>
      {shown.map((consultant) => (
        <li key={consultant.id} className={classes.field}>
          <ConsultantRow consultant={consultant} />
        </li>
      ))}
    </ul>
  );
  return (
    <ResultsSection
      id="consultants"
      title="Career Consultants"
      isPrinted={!isSampled}
      lead={
        isSampled
          ? 'Your quest came with made-up examples. If we have real consultants by now, they’re on your dashboard.'
          : 'People who know the road ahead.'
      }
    >
      {isSampled ? <Disclosure summary="See the examples">{list}</Disclosure> : list}
    </ResultsSection>
  );
}

function ConsultantRow({ consultant }: { readonly consultant: ConsultantRecommendation }) {
  const { consultantName, specialty, location, rating, forCareer, isSample } = consultant;
  return (
    <>
      <h3>
        {consultantName}
        <span className={classes.soft}>{specialty}</span>
      </h3>
      {isSample ? <Tag>Sample listing</Tag> : null}
      <p className={classes.place}>
        <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
        {location}
      </p>
      {/* Samples are invented, so no one has rated them. */}
      {rating === undefined || isSample ? null : (
        <p className={classes.place}>
          <IconStarFilled size={16} aria-hidden="true" />
          <span className="gp-visually-hidden">Rating: </span>
          {rating.toFixed(1)} of 5
        </p>
      )}
      <p className={classes.lead}>For: {forCareer}</p>
      <ContactLink consultant={consultant} />
    </>
  );
}
