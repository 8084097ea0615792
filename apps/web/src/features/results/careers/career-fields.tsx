import {
  type CareerField,
  type CareerRecommendation,
  type FieldRung,
  type MoreCareer,
  payYear,
} from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import { Link } from '@tanstack/react-router';
import { formatDollars } from '../../../shared/careers/format-figures.ts';
import { preparationNames } from '../../../shared/preparation/preparation-choice.tsx';
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
        {fields.map(({ category, sentence, moment, careerIds, rungs }) => (
          <li key={category}>
            <h3>{category}</h3>
            <p className={classes.names}>
              {careerIds.flatMap((id) => titles.get(id) ?? []).join(', ')}
            </p>
            <p>{sentence}</p>
            {moment ? <p className={classes.moment}>{moment}</p> : null}
            {rungs ? <Rungs rungs={rungs} /> : null}
          </li>
        ))}
      </ul>
      {fields.some(({ rungs }) => rungs) ? (
        <p className={classes.note}>
          Pay is per year: half of people in the US earned more in {payYear}, half less.
        </p>
      ) : null}
    </Panel>
  );
}

/** Names the best career for each length of training. On a phone the shortest and the longest stand for all. */
function Rungs({ rungs }: { readonly rungs: readonly FieldRung[] }) {
  const ends = [rungs[0], ...rungs.slice(1).slice(-1)].flatMap((rung) => rung?.careerTitle ?? []);
  return (
    <Disclosure summary={<span>Ways in: {ends.join(' to ')}</span>} isOpenWide>
      <ul className={classes.rungs}>
        {rungs.map(({ preparation, id, careerTitle, schooling, medianPay, payGroup }) => (
          <li key={preparation}>
            <LibraryTitle id={id} title={careerTitle} />{' '}
            {[
              schooling ?? preparationNames[preparation],
              medianPay && formatDollars(medianPay) + (payGroup ? ' (whole group)' : ''),
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function LibraryTitle({ id, title }: { readonly id: string; readonly title: string }) {
  return (
    <Link
      to="/dashboard"
      search={{ open: 'career-library', career: id }}
      state={backToResults}
      className="gp-tall-link"
    >
      {title}
    </Link>
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
                    <LibraryTitle id={id} title={careerTitle} />
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
