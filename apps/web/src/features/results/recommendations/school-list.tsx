import type { SchoolRecommendation } from '@guildpath/contract';
import { SchoolLink } from '../../../shared/careers/school-link.tsx';
import classes from '../results-report.module.css';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';

export function SchoolList({ schools }: { readonly schools: readonly SchoolRecommendation[] }) {
  if (schools.length === 0) return null;
  const shown = schools.slice(0, displayLimits.schools);
  const lead = 'Examples, mostly US. Check before you apply.';
  const longerLead = ' If we don’t know a program that short, we show a longer one.';
  return (
    <ResultsSection
      id="education"
      title="Educational Paths"
      fold="See programs"
      lead={shown.some(({ isLonger }) => isLonger) ? lead + longerLead : lead}
    >
      <ul className={classes.rows}>
        {shown.map((school) => (
          <li key={school.id}>
            <div>
              <h4>
                <SchoolLink name={school.programName} url={school.schoolUrl} />
              </h4>
              <p className={classes.lead}>
                {school.schoolName}, {school.location}
              </p>
              {school.prerequisite ? (
                <p className={classes.lead}>First you’ll need: {school.prerequisite}</p>
              ) : null}
              {school.isLonger ? (
                <p className={classes.lead}>It takes longer than you chose.</p>
              ) : null}
            </div>
            <span className={classes.figure}>
              <span className="gp-visually-hidden">Match: </span>
              {Math.round(school.matchPercentage)}%
            </span>
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
