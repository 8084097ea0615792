import type { ResultsOutput } from '@guildpath/contract';
import { topCompanies } from '@guildpath/scoring';
import { Fold } from '../parts/fold.tsx';
import { ResultsSection } from '../parts/results-section.tsx';
import classes from '../results-report.module.css';

/** The companies of the share card, which only the Epic Journey has (spec section 2). */
export function CompanyList({ results }: { readonly results: ResultsOutput }) {
  if (results.assessmentResult.assessmentType !== 'epic') return null;
  const companies = topCompanies(results.careerRecommendations);
  if (companies.length === 0) return null;
  return (
    <ResultsSection id="companies" title="Top Companies">
      <Fold summary="Employers to know" isOpenWide>
        <p className={classes.lead}>
          Known employers in your three best of all matches. It does not mean that they are hiring
          now.
        </p>
        <ul className={classes.rows}>
          {companies.map((company) => (
            <li key={company} className={classes.field}>
              <h3>{company}</h3>
            </li>
          ))}
        </ul>
      </Fold>
    </ResultsSection>
  );
}
