import type { ReactNode } from 'react';
import classes from './disclosure.module.css';

export interface DisclosureProps {
  readonly summary: ReactNode;
  /** Always open in a wide window. Default: false. */
  readonly isOpenWide?: boolean;
  /** Controlled together with `onToggle`. Default: uncontrolled. */
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Starts closed, but the browser's search finds its content, and it is always printed. */
export function Disclosure(props: DisclosureProps) {
  const { summary, isOpenWide = false, isOpen, onToggle, children } = props;
  return (
    <details
      className={classes.disclosure}
      data-open-wide={isOpenWide}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>{summary}</summary>
      <div className={`gp-stack gp-gap-3 ${classes.content}`}>{children}</div>
    </details>
  );
}
