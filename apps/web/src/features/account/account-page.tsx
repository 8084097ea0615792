import { Page, Panel } from '@guildpath/ui';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import classes from './account-page.module.css';

export interface AccountPageProps {
  readonly title?: string;
  readonly lead?: string;
  /** Collapses the panel under these words. `before` then has to hold the title of the page. */
  readonly collapsedUnder?: string | undefined;
  readonly before?: ReactNode;
  /** The content of the panel; without it there is no panel. */
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

/** The layout of login, signup and emailed link. */
export function AccountPage({
  title,
  lead,
  collapsedUnder,
  before,
  children,
  after,
}: AccountPageProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <div className={classes.column}>
        {before}
        {collapsedUnder ? (
          <Panel padding="none">
            <details className={classes.collapsed}>
              <summary>
                {collapsedUnder}
                <IconChevronDown size={20} aria-hidden="true" />
              </summary>
              <div className="gp-stack gp-gap-6">{children}</div>
            </details>
          </Panel>
        ) : children ? (
          <Panel padding="lg" ornate className="gp-stack gp-gap-6">
            <div className={classes.head}>
              <h1>{title}</h1>
              <p className="gp-soft">{lead}</p>
            </div>
            {children}
          </Panel>
        ) : null}
        {after}
        <Link to="/" className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          Back to home
        </Link>
      </div>
    </Page>
  );
}

interface AccountFormProps {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form
      className={classes.form}
      noValidate
      // React replays a submission from before hydration only if there is a function here.
      action={() => onSubmit()}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
