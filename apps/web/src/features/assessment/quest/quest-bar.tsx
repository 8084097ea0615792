import type { ReactNode } from 'react';
import classes from './quest-bar.module.css';

export interface QuestBarProps {
  readonly children: ReactNode;
  /** What stands above the buttons, if anything. */
  readonly above?: ReactNode;
}

/** The bar at the bottom of the window: its buttons stay in place from scene to scene, within reach of a thumb. */
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
