import { createContext, type ReactNode, useContext } from 'react';
import classes from '../results-report.module.css';

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

/** Keeps the ids of several results on one page apart. */
export const SectionPrefix = createContext('');

export interface ResultsSectionProps {
  readonly id: ResultsPart;
  readonly title: string;
  readonly lead?: string;
  /** Default: true. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

export function ResultsSection({
  id,
  title,
  lead,
  isPrinted = true,
  children,
}: ResultsSectionProps) {
  const headingId = useContext(SectionPrefix) + id;
  return (
    <section className={classes.section} aria-labelledby={headingId} data-printed={isPrinted}>
      <div className={classes.sectionHead}>
        <h2 id={headingId} tabIndex={-1}>
          {title}
        </h2>
        {lead ? <p className={classes.lead}>{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
