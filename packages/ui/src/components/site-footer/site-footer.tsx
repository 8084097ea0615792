import type { ReactNode } from 'react';
import { Brand } from '../brand/brand.tsx';
import classes from './site-footer.module.css';

export interface FooterGroup {
  title: string;
  links: readonly ReactNode[];
}

export interface SiteFooterProps {
  /** One sentence on what Guildpath is. */
  motto: string;
  groups: readonly FooterGroup[];
  /** A sentence above the copyright. Default: none. */
  note?: ReactNode;
  copyright: string;
}

/** Renders the footer of public pages. */
export function SiteFooter({ motto, groups, note, copyright }: SiteFooterProps) {
  return (
    <footer className={classes.footer}>
      <svg
        className={classes.hills}
        viewBox="0 0 1600 120"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className={classes.far}
          d="M0 84c130-44 250-50 400-22s250 40 420 4 250-56 400-40 260 54 380 36v58H0z"
        />
        <path
          className={classes.near}
          d="M0 112c220-40 380-34 560-10s330 14 520-18 360-24 520 20v16H0z"
        />
      </svg>
      <div className={classes.background}>
        <div className={classes.inner}>
          <div className={classes.about}>
            <Brand />
            <p>{motto}</p>
          </div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <p className={classes.title}>{group.title}</p>
              <ul className={classes.links}>
                {group.links.map((link, index) => (
                  // The list never changes, so the index is a safe key.
                  <li key={index}>{link}</li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={classes.copyright}>
          {note}
          <p>{copyright}</p>
        </div>
      </div>
    </footer>
  );
}
