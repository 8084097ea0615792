import type { ConsultantRecommendation } from '@guildpath/contract';
import { ContactLink } from '../../../shared/careers/contact-link.tsx';
import classes from '../results-report.module.css';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';

export interface ConsultantListProps {
  readonly consultants: readonly ConsultantRecommendation[];
}

/** Names the samples of a site without consultants of its own in one line. */
export function ConsultantList({ consultants }: ConsultantListProps) {
  if (consultants.length === 0) return null;
  const real = consultants.filter(({ isSample }) => !isSample);
  const isSampled = real.length === 0;
  const shown = (isSampled ? consultants : real).slice(0, displayLimits.consultants);
  const names = shown.map(({ consultantName }) => consultantName);
  return (
    <ResultsSection
      id="consultants"
      title="Career Consultants"
      isPrinted={!isSampled}
      lead={
        isSampled
          ? `Made-up examples for now: ${new Intl.ListFormat('en').format(names)}.`
          : 'People who know the road ahead.'
      }
    >
      {isSampled ? null : (
        <ul className={classes.rows}>
          {shown.map((consultant) => (
            <li key={consultant.id}>
              <ConsultantRow consultant={consultant} />
            </li>
          ))}
        </ul>
      )}
    </ResultsSection>
  );
}

function ConsultantRow({ consultant }: { readonly consultant: ConsultantRecommendation }) {
  const { consultantName, specialty, location, rating, forCareer } = consultant;
  return (
    <div>
      <h4>{consultantName}</h4>
      <p className={classes.lead}>
        {specialty}, {location}
        {rating === undefined ? null : `. Rating: ${rating.toFixed(1)} of 5`}
      </p>
      <p className={classes.lead}>For: {forCareer}</p>
      <ContactLink consultant={consultant} />
    </div>
  );
}
