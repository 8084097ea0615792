import { type ReactNode, useId } from 'react';
import classes from './results-report.module.css';

export interface ResultsSectionProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** One part of the report under its heading. */
export function ResultsSection({ title, lead, children }: ResultsSectionProps) {
  const titleId = useId();
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <div className={classes.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
