import type { SchoolRecommendation } from '@guildpath/contract';
import { IconMapPin } from '@tabler/icons-react';
import { SchoolLink } from '../../../shared/careers/school-link.tsx';
import classes from '../results-report.module.css';
import { Disclosure } from '../sections/disclosure.tsx';
import { displayLimits } from '../sections/display-limits.ts';
import { ResultsSection } from '../sections/results-section.tsx';

export function SchoolList({ schools }: { readonly schools: readonly SchoolRecommendation[] }) {
  if (schools.length === 0) return null;
  const shown = schools.slice(0, displayLimits.schools);
  return (
    <ResultsSection
      id="education"
      title="Educational Paths"
      lead={`These are examples, mostly in the US. Check with the school what it offers, requires and costs.${
        shown.some(({ isLonger }) => isLonger)
          ? ' If we don’t know a program that short, we show a longer one.'
          : ''
      }`}
    >
      <ul className={classes.rows}>
        {shown.map((school) => (
          <li key={school.id}>
            <Disclosure
              isSummaryPrinted
              summary={
                <>
                  <h3>
                    {school.programName}
                    <span className={classes.soft}>{school.schoolName}</span>
                    {school.prerequisite ? (
                      <span className={classes.soft}>First you’ll need: {school.prerequisite}</span>
                    ) : null}
                  </h3>
                  <span className={classes.figure}>
                    <span className="gp-visually-hidden">Match: </span>
                    {Math.round(school.matchPercentage)}%
                  </span>
                </>
              }
            >
              <p>
                <SchoolLink name={school.schoolName} url={school.schoolUrl} />
              </p>
              <p className={classes.place}>
                <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
                {school.location}
              </p>
              <p className={classes.lead}>
                Leads to: {school.forCareer}
                {school.isLonger ? '. It takes longer than you chose.' : null}
              </p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
