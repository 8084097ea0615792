import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './page.module.css';

export interface PageProps {
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Maximum width: `prose` for reading, `wide` for boards, `full` for edge to edge. Default: `wide`. */
  width?: 'prose' | 'wide' | 'full';
  /** Centres the content. Default: false. */
  centered?: boolean;
}

/** Lays out a whole screen: skip link, header, one `main`, footer. */
export function Page({ header, footer, children, width = 'wide', centered = false }: PageProps) {
  return (
    <div className={classes.page} data-centered={centered || undefined}>
      {/* Nothing is painted that what arrives next would move. */}
      <link rel="expect" href={centered ? '#end' : '#content'} blocking="render" />
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      {header}
      <main
        id="content"
        tabIndex={-1}
        className={clsx(classes.main, classes[width], centered && classes.centered)}
      >
        {children}
      </main>
      {footer}
      {centered ? <span id="end" hidden /> : null}
    </div>
  );
}
