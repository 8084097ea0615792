import type { SchoolRecommendation } from '@guildpath/contract';
import { MatchMeter, Panel } from '@guildpath/ui';
import { IconMapPin } from '@tabler/icons-react';
import { displayLimits } from '../parts/display-limits.ts';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';

export function SchoolList({ schools }: { readonly schools: readonly SchoolRecommendation[] }) {
  if (schools.length === 0) return null;
  return (
    <ResultsSection
      id="education"
      title="Educational Paths"
      lead="Examples of programs that lead to the careers above. Check with the school that each is still offered, what it costs and how to get in."
    >
      <ul className={classes.cards}>
        {schools.slice(0, displayLimits.schools).map((school) => (
          <Panel key={school.id} as="li" className={classes.card}>
            <div className={classes.cardHead}>
              <h3>{school.programName}</h3>
              <MatchMeter
                percentage={school.matchPercentage}
                label={`${school.programName}: match`}
                size="sm"
              />
            </div>
            <p>{school.schoolName}</p>
            <p className={classes.place}>
              <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
              {school.location}
            </p>
            {school.prerequisite ? (
              <p className={classes.lead}>Comes first: {school.prerequisite}</p>
            ) : null}
            <p className={classes.lead}>Leads to: {school.forCareer}</p>
          </Panel>
        ))}
      </ul>
    </ResultsSection>
  );
}
