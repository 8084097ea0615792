import type { CareerField, CareerRecommendation } from '@guildpath/contract';
import { Disclosure } from '../parts/disclosure.tsx';
import classes from '../results-report.module.css';

export interface CareerFieldsProps {
  readonly fields: readonly CareerField[];
  readonly careers: readonly CareerRecommendation[];
}

export function CareerFields({ fields, careers }: CareerFieldsProps) {
  const titles = new Map(careers.map(({ id, careerTitle }) => [id, careerTitle]));
  const names = new Intl.ListFormat('en').format(fields.map(({ category }) => category));
  return (
    <Disclosure summary={<span>Your fields: {names}</span>}>
      <ul className={classes.rows} aria-label="Your fields">
        {fields.map(({ category, sentence, careerIds }) => (
          <li key={category} className={classes.field}>
            <h3>{category}</h3>
            <p>{sentence}</p>
            <p className={classes.lead}>
              {careerIds.flatMap((id) => titles.get(id) ?? []).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
