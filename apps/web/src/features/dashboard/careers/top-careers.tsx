import { type ResultsOutput, tierFacts } from '@guildpath/contract';
import { MatchBadge, Panel } from '@guildpath/ui';
import { PreparationChoice } from '../../../shared/preparation/preparation-choice.tsx';
import { preparedCareers } from '../../../shared/preparation/prepared-results.ts';
import type { PreparationState } from '../../../shared/preparation/use-preparation.ts';
import classes from './top-careers.module.css';

const shownCount = 5;

export interface TopCareersProps {
  readonly results: ResultsOutput;
  readonly preparation: PreparationState;
}

/** Lists the best careers of the latest quest. Asks for the length of preparation if it narrows them. */
export function TopCareers({ results, preparation: [preparation, choose] }: TopCareersProps) {
  const { assessmentResult, byPreparation } = results;
  const { name } = tierFacts[assessmentResult.assessmentType];
  const careers = preparedCareers(results, preparation).slice(0, shownCount);
  return (
    <Panel as="section" padding="lg" className={classes.section} aria-labelledby="careers">
      <div>
        <h2 id="careers">Your Top Careers</h2>
        <p className={classes.family}>From your latest quest, the {name}.</p>
      </div>
      <PreparationChoice byPreparation={byPreparation} chosen={preparation} onChoose={choose} />
      <ol className={classes.list} aria-label="Best careers">
        {careers.map(({ id, careerTitle, careerCategory, matchPercentage }) => (
          <li key={id} className={classes.career}>
            <div className={classes.words}>
              <p className={classes.title}>{careerTitle}</p>
              <p className={classes.family}>{careerCategory}</p>
            </div>
            <MatchBadge percentage={matchPercentage} label={`${careerTitle}: match`} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
