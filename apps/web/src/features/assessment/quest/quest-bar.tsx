import type { ReactNode } from 'react';
import classes from './quest-bar.module.css';

/** The bar at the bottom of the window: its buttons stay in place from scene to scene, within reach of a thumb. */
export function QuestBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.bar} data-bottom-bar>
      <div className={classes.inner}>{children}</div>
    </div>
  );
}
