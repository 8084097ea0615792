import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import classes from './status-screen.module.css';

export interface StatusScreenProps {
  title: string;
  /** One or two sentences below the title. */
  message?: ReactNode;
  /** A drawing or an icon above the title. While busy it is the spinner. */
  icon?: ReactNode;
  /** Buttons and links to go on. */
  actions?: ReactNode;
  /** Shows the spinner and announces it to screen readers. Default: false. */
  busy?: boolean;
  /** More below the message, such as a form. */
  children?: ReactNode;
}

/** A screen with a single message: loading, an error, not found, coming soon, done. */
export function StatusScreen({
  title,
  message,
  icon,
  actions,
  busy = false,
  children,
}: StatusScreenProps) {
  return (
    <Panel className={classes.screen} padding="lg" ornate>
      <div className={classes.content} role={busy ? 'status' : undefined}>
        <div className={classes.icon}>{busy ? <Spinner size={72} /> : icon}</div>
        <h1 className={classes.title}>{title}</h1>
        {message ? <p className={classes.message}>{message}</p> : null}
      </div>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </Panel>
  );
}
