import { useId } from 'react';
import classes from './figures.module.css';
import { formatLoadingCount } from './format-count.ts';

export interface FiguresProps {
  readonly title: string;
  /** By their labels. */
  readonly figures: Readonly<Record<string, number | undefined>>;
  /** `ledger` has one line for each, `strip` one line for all. Default: `ledger`. */
  readonly layout?: 'ledger' | 'strip';
  /** Default: false. */
  readonly isPending?: boolean;
}

export function Figures({ title, figures, layout = 'ledger', isPending = false }: FiguresProps) {
  const id = useId();
  return (
    <section className="gp-stack gp-gap-4" aria-labelledby={id}>
      <h2 id={id} className="gp-size-4">
        {title}
      </h2>
      <dl className={classes.list} data-layout={layout}>
        {Object.entries(figures).map(([label, count]) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{formatLoadingCount(count, isPending)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
