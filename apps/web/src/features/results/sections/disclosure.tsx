import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Always open in a wide window. Default: false. */
  readonly isOpenWide?: boolean;
  /** For a summary that says more than what can be opened. Default: false. */
  readonly isSummaryPrinted?: boolean;
  /** Controlled together with `onToggle`. Default: uncontrolled. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Starts closed, but the browser's search finds its content, and it is always printed. */
export function Disclosure({
  summary,
  isOpenWide = false,
  isSummaryPrinted = false,
  isOpen,
  onToggle,
  children,
}: DisclosureProps) {
  return (
    <details
      className={classes.disclosure}
      data-open-wide={isOpenWide}
      data-summary-printed={isSummaryPrinted}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={classes.content}>{children}</div>
    </details>
  );
}
