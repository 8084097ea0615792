import { Page, Panel } from '@guildpath/ui';
import '@guildpath/ui/mantine-fields.css';
import '@guildpath/ui/mantine-password.css';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import classes from './account-page.module.css';

export interface AccountPageProps {
  /** Absent, with the panel, when what stands before says it all. */
  readonly title?: string;
  readonly lead?: string;
  /** Folds the panel away under these words; the title of the page is then in what stands before it. */
  readonly foldedUnder?: string | undefined;
  /** Above the panel: context for why the visitor is here. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
  /** Below the panel: the other way in. */
  readonly after?: ReactNode;
}

/** The layout of login, signup and emailed link. */
export function AccountPage({
  title,
  lead,
  foldedUnder,
  before,
  children,
  after,
}: AccountPageProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <div className={classes.column}>
        {before}
        {foldedUnder ? (
          <Panel padding="none">
            <details className={classes.folded}>
              <summary>
                {foldedUnder}
                <IconChevronDown size={20} aria-hidden="true" />
              </summary>
              <div className={classes.panel}>{children}</div>
            </details>
          </Panel>
        ) : children ? (
          <Panel padding="lg" ornate className={classes.panel}>
            <div className={classes.head}>
              <h1>{title}</h1>
              <p className={classes.lead}>{lead}</p>
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
