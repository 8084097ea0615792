import type { ReactNode } from 'react';
import classes from './top-bar.module.css';

export interface TopBarProps {
  /** Link to the home page, with `Brand` in it. */
  brand: ReactNode;
  /** Links within the page. A phone leaves them out. Default: none. */
  links?: ReactNode;
  /** Actions at the end. `data-wide` on one hides the brand's name on a phone. Default: none. */
  actions?: ReactNode;
}

/** Renders the bar that sticks to the top of the window. */
export function TopBar({ brand, links, actions }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <nav className={classes.inner} aria-label="Main">
        <div className={classes.brand}>{brand}</div>
        {links ? <div className={classes.links}>{links}</div> : null}
        <div className={classes.actions}>{actions}</div>
      </nav>
    </header>
  );
}
