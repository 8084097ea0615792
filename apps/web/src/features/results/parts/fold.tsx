import type { ReactNode } from 'react';
import classes from './fold.module.css';

export interface FoldProps {
  /** What opens it. */
  readonly summary: ReactNode;
  /** Stands open in a wide window, where there is room. Default: false. */
  readonly isOpenWide?: boolean;
  /** Opens and closes it from outside, together with `onToggle`. Default: it does so by itself. */
  readonly isOpen?: boolean;
  /** Called when it has been opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What is read once: closed at first, found by the browser's search, and open on paper. */
export function Fold({ summary, isOpenWide = false, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      className={classes.fold}
      data-open-wide={isOpenWide}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
