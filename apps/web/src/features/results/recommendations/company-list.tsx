import type { ResultsOutput } from '@guildpath/contract';
import { topCompanies } from '@guildpath/scoring';
import classes from '../results-report.module.css';
import { ResultsSection } from '../sections/results-section.tsx';

/** Lists companies, which only the Epic Journey has (spec section 2). */
export function CompanyList({ results }: { readonly results: ResultsOutput }) {
  if (results.assessmentResult.assessmentType !== 'epic') return null;
  const companies = topCompanies(results.careerRecommendations);
  if (companies.length === 0) return null;
  return (
    <ResultsSection
      id="companies"
      title="Top Companies"
      lead="Well-known employers in your top three matches. They may not be hiring right now."
    >
      <ul className={classes.rows}>
        {companies.map((company) => (
          <li key={company}>
            <h4>{company}</h4>
          </li>
        ))}
      </ul>
    </ResultsSection>
  );
}
