import type { ReactNode } from 'react';
import classes from './fold.module.css';

export interface FoldProps {
  /** What opens it. */
  readonly summary: ReactNode;
  /** Called when it has been opened, to fetch what is in it. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** What is read once: closed at first, found by the browser's search, and open on paper. */
export function Fold({ summary, onOpen, children }: FoldProps) {
  return (
    <details
      className={classes.fold}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>{summary}</summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
