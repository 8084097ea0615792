import type { ReactNode } from 'react';
import classes from './top-bar.module.css';

export interface TopBarProps {
  /** The link home, with the brand in it. */
  brand: ReactNode;
  /** Links within the page; on a phone in a line of their own. */
  links?: ReactNode;
  /** Who is here, and what they can do: at the right end. One marked `data-wide` gets the room of the brand's name on a phone. */
  actions?: ReactNode;
  /** What the navigation is called. Default: `Main`. */
  label?: string;
}

/** The bar that stays at the top of the window. */
export function TopBar({ brand, links, actions, label = 'Main' }: TopBarProps) {
  return (
    <header className={classes.bar}>
      <nav className={classes.inner} aria-label={label}>
        <div className={classes.brand}>{brand}</div>
        {links ? <div className={classes.links}>{links}</div> : null}
        <div className={classes.actions}>{actions}</div>
      </nav>
    </header>
  );
}
