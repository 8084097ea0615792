import type { CareerField, CareerRecommendation, MoreCareer } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { Disclosure } from '../sections/disclosure.tsx';
import { backToResults } from './career-extras.tsx';
import classes from './career-fields.module.css';

export interface CareerFieldsProps {
  readonly fields: readonly CareerField[];
  /** Holds the careers of the fields. */
  readonly careers: readonly Pick<CareerRecommendation, 'id' | 'careerTitle'>[];
}

export function CareerFields({ fields, careers }: CareerFieldsProps) {
  const titles = new Map(careers.map(({ id, careerTitle }) => [id, careerTitle]));
  return (
    <Panel padding="sm">
      <ul className={classes.fields} aria-label="Your fields">
        {fields.map(({ category, sentence, careerIds }) => (
          <li key={category}>
            <h3>{category}</h3>
            <p>{sentence}</p>
            <p className={classes.names}>
              {careerIds.flatMap((id) => titles.get(id) ?? []).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export interface MoreCareersProps {
  readonly fields: readonly CareerField[];
  /** Best first. */
  readonly careers: readonly MoreCareer[];
}

/** Continues the fields below the ranked list, and stays closed so that the list comes first. */
export function MoreCareers({ fields, careers }: MoreCareersProps) {
  return (
    <Disclosure summary="More in these fields">
      <div className={classes.more}>
        {fields.map(({ category }) => {
          const own = careers.filter(({ careerCategory }) => careerCategory === category);
          return own.length > 0 ? (
            <section key={category}>
              <h3>{category}</h3>
              <ul aria-label={category}>
                {own.map(({ id, careerTitle, matchPercentage }) => (
                  <li key={id}>
                    <Link
                      to="/dashboard"
                      search={{ open: 'career-library', career: id }}
                      state={backToResults}
                      className="gp-tall-link"
                    >
                      {careerTitle}
                    </Link>
                    <span>
                      <span className="gp-visually-hidden">Match: </span>
                      {Math.round(matchPercentage)}%
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null;
        })}
      </div>
    </Disclosure>
  );
}
