import type { CareerRecommendation } from '@guildpath/contract';
import { MatchMeter } from '@guildpath/ui';
import classes from './top-careers.module.css';

const shownCount = 5;

export interface TopCareersProps {
  /** Best first; five are shown. */
  readonly careers: readonly CareerRecommendation[];
}

/** The best careers at a glance: title, job family and match. */
export function TopCareers({ careers }: TopCareersProps) {
  return (
    <ol className={classes.list}>
      {careers.slice(0, shownCount).map(({ id, careerTitle, careerCategory, matchPercentage }) => (
        <li key={id} className={classes.career}>
          <div className={classes.words}>
            <p className={classes.title}>{careerTitle}</p>
            <p className={classes.family}>{careerCategory}</p>
          </div>
          <MatchMeter percentage={matchPercentage} label={`${careerTitle}: match`} size="sm" />
        </li>
      ))}
    </ol>
  );
}
