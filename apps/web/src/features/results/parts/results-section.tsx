import { type ReactNode, useId } from 'react';
import classes from '../results-report.module.css';

/** The parts of the report that can be navigated to. */
export type ResultsPart =
  | 'insight'
  | 'careers'
  | 'profile'
  | 'education'
  | 'skills'
  | 'consultants'
  | 'share';

export interface ResultsSectionProps {
  readonly id: ResultsPart;
  readonly title: string;
  readonly lead?: string;
  /** Whether the section is printed. Default: true. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/** One part of the report under its heading. */
export function ResultsSection({
  id,
  title,
  lead,
  isPrinted = true,
  children,
}: ResultsSectionProps) {
  const titleId = useId();
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId} data-printed={isPrinted}>
      <div className={classes.sectionHead}>
        <h2 id={titleId}>{title}</h2>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
