import type { ReactNode } from 'react';
import { Panel } from '../panel/panel.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import classes from './status-screen.module.css';

export interface StatusScreenProps {
  title: string;
  /** One or two sentences below the title. Default: none. */
  message?: ReactNode;
  /** Drawing or icon above the title. Default: none. */
  icon?: ReactNode;
  /** Buttons and links at the end. Default: none. */
  actions?: ReactNode;
  /** Shows a spinner instead of the icon and announces the text as a status. Default: false. */
  busy?: boolean;
  /** Content below the message, such as a form. */
  children?: ReactNode;
}

/** Shows a single message, such as loading, an error or a page that was not found. */
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
        <h1 className="gp-size-2">{title}</h1>
        {message ? <p className={classes.message}>{message}</p> : null}
      </div>
      {children}
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </Panel>
  );
}
