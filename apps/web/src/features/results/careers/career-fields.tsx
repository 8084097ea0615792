import type { CareerField, CareerRecommendation } from '@guildpath/contract';
import { Panel } from '@guildpath/ui';
import classes from '../results-report.module.css';

export interface CareerFieldsProps {
  readonly fields: readonly CareerField[];
  readonly careers: readonly CareerRecommendation[];
}

/** The fields of work into which the best matches fall. */
export function CareerFields({ fields, careers }: CareerFieldsProps) {
  const titles = new Map(careers.map(({ id, careerTitle }) => [id, careerTitle]));
  return (
    <ul className={classes.cards} aria-label="Your fields">
      {fields.map(({ category, sentence, careerIds }) => (
        <Panel key={category} as="li" surface="parchment" className={classes.card}>
          <h3>{category}</h3>
          <p>{sentence}</p>
          <p className={classes.lead}>
            {careerIds.flatMap((id) => titles.get(id) ?? []).join(', ')}
          </p>
        </Panel>
      ))}
    </ul>
  );
}
