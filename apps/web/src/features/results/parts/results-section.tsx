import type { ReactNode } from 'react';
import classes from '../results-report.module.css';

/** The parts of the report that can be navigated to. */
export type ResultsPart =
  | 'insight'
  | 'careers'
  | 'profile'
  | 'roadmap'
  | 'companies'
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

/** One part of the report under its heading, to which the links of the report move the focus. */
export function ResultsSection({
  id,
  title,
  lead,
  isPrinted = true,
  children,
}: ResultsSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id} data-printed={isPrinted}>
      <div className={classes.sectionHead}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
