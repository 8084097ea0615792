import type { CareerField, FieldRung, MoreCareer } from '@guildpath/contract';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { formatDollars } from '../../../shared/careers/format-figures.ts';
import { ReaderKind } from '../reader.ts';
import classes from './career-details.module.css';
import { backToResults } from './career-extras.tsx';

interface FieldWordsProps {
  readonly category: string;
  readonly field: CareerField | undefined;
  /** Says why the field fits, instead of which jobs it has: there are cards of its careers below. */
  readonly isLong: boolean;
}

export function FieldWords({ category, field, isLong }: FieldWordsProps) {
  const [first, ...others] = field?.rungs ?? [];
  const ends = [first, ...others.slice(-1)].flatMap((rung) => rung?.careerTitle ?? []);
  const listsJobs = !isLong && ends.length > 1;
  // A job that is alone in its field is named here, or else by its card.
  const isNamedBelow = isLong && field?.name !== category;
  return (
    <div className={classes.field}>
      <h4>{isLong ? category : (field?.name ?? category)}</h4>
      {listsJobs ? <p>Jobs here, from {ends.join(' to ')}</p> : null}
      {field && !listsJobs && !isNamedBelow ? <p>{field.sentence}</p> : null}
      {field?.moment && !listsJobs ? (
        <p>
          <em>{field.moment}</em>
        </p>
      ) : null}
    </div>
  );
}

interface FieldMoreProps {
  readonly field: CareerField;
  /** Best first, of all fields. */
  readonly careers: readonly MoreCareer[];
}

/** Names a career for each length of training, where related ones fit, and the next best ones. */
export function FieldMore({ field: { category, rungs }, careers }: FieldMoreProps) {
  const payYear = rungs.find((rung) => rung.payYear)?.payYear;
  const own = careers.filter(({ careerCategory }) => careerCategory === category);
  return (
    <div className={classes.fieldMore}>
      {rungs.length > 1 ? (
        <>
          <p>
            Jobs here
            {payYear
              ? `, with the pay that half of people in the US earned more than in ${payYear}`
              : null}
            :
          </p>
          <ul aria-label={`Jobs in ${category}`}>
            {rungs.map((rung) => (
              <li key={rung.preparation}>
                <LibraryTitle id={rung.id} title={rung.careerTitle} /> {rungWords(rung)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {own.length > 0 ? (
        <>
          <p>More here:</p>
          <ul aria-label={`More in ${category}`}>
            {own.map(({ id, careerTitle, matchPercentage }) => (
              <li key={id}>
                <LibraryTitle id={id} title={careerTitle} /> {Math.round(matchPercentage)}%
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function rungWords({ schooling, medianPay, payGroup }: FieldRung): string {
  const pay = medianPay && formatDollars(medianPay) + (payGroup ? ' (whole group)' : '');
  return [schooling, pay].filter(Boolean).join(' · ');
}

function LibraryTitle({ id, title }: { readonly id: string; readonly title: string }) {
  const isMember = useContext(ReaderKind) === 'member';
  if (!isMember) return title;
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
