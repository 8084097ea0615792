import { createContext, type ReactNode, useContext } from 'react';
import { Disclosure } from '../../../shared/layout/disclosure.tsx';
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

interface MovementProps {
  readonly title: string;
  /** In two columns in a wide window. Default: false. */
  readonly isSplit?: boolean;
  readonly children: ReactNode;
}

/** Groups parts of the results under one heading. */
export function Movement({ title, isSplit = false, children }: MovementProps) {
  return (
    <div className={classes.movement} data-split={isSplit}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** True where several results stand on one page, whose parts are then no landmarks. */
export const IsOneOfSeveral = createContext(false);

export interface ResultsSectionProps {
  readonly id: ResultsPart;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Default: true. */
  readonly isPrinted?: boolean;
  /** Summary of the fold around all but the title on a phone. Default: no fold. */
  readonly fold?: string;
  readonly children?: ReactNode;
}

export function ResultsSection({
  id,
  title,
  lead,
  isPrinted = true,
  fold,
  children,
}: ResultsSectionProps) {
  const headingId = useContext(IsOneOfSeveral) ? undefined : id;
  const content = (
    <>
      {lead ? <p className={classes.lead}>{lead}</p> : null}
      {children}
    </>
  );
  return (
    <section className={classes.section} aria-labelledby={headingId} data-printed={isPrinted}>
      <h3 id={headingId} tabIndex={-1}>
        {title}
      </h3>
      {fold ? (
        <Disclosure summary={fold} isOpenWide>
          {content}
        </Disclosure>
      ) : (
        content
      )}
    </section>
  );
}
