import type { ReactNode } from 'react';
import classes from './top-bar.module.css';

export interface TopBarProps {
  /** The link home, with the brand in it. */
  brand: ReactNode;
  /** Links within the page; on a phone the brand beside them is only its mark. */
  links?: ReactNode;
  /** The viewer's name and actions, at the right. One marked `data-wide` takes the space of the brand's name on a phone. */
  actions?: ReactNode;
  /** Accessible name of the navigation. Default: `Main`. */
  label?: string;
}

/** The bar that sticks to the top of the window. */
export function TopBar({ brand, links, actions, label = 'Main' }: TopBarProps) {
  return (
    <header className={classes.bar} data-links={links ? '' : undefined}>
      <nav className={classes.inner} aria-label={label}>
        <div className={classes.brand}>{brand}</div>
        {links ? <div className={classes.links}>{links}</div> : null}
        <div className={classes.actions}>{actions}</div>
      </nav>
    </header>
  );
}
