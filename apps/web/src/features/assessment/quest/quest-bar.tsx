import type { ReactNode } from 'react';
import classes from './quest-bar.module.css';

export interface QuestBarProps {
  readonly children: ReactNode;
  readonly above?: ReactNode;
}

/** Stays at the bottom of the window, within reach of a thumb. */
export function QuestBar({ children, above }: QuestBarProps) {
  return (
    <div className={classes.bar} data-bottom-bar>
      <div className={classes.inner}>
        {above}
        <div className={classes.buttons}>{children}</div>
      </div>
    </div>
  );
}
