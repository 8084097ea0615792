import { Button, Page, Panel } from '@guildpath/ui';
import { IconArrowLeft, IconChevronDown } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode, SyntheticEvent } from 'react';
import { areCookiesBlocked, useBrowserFact } from '../../shared/auth/browser-facts.ts';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import classes from './account-page.module.css';

export interface AccountPageProps {
  readonly title?: string;
  readonly lead?: string;
  /** Collapses the panel under these words. `before` must then contain the title of the page. */
  readonly collapsedUnder?: string | undefined;
  readonly before?: ReactNode;
  /** The content of the panel; without it there is no panel. */
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

/** Lays out login, signup and emailed link, all of which need a cookie. */
export function AccountPage({
  title,
  lead,
  collapsedUnder,
  before,
  children,
  after,
}: AccountPageProps) {
  const needsCookies = useBrowserFact(areCookiesBlocked);
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <div className={classes.column}>
        {before}
        {children && needsCookies ? (
          <CookiesBlocked heading={collapsedUnder ? 'h2' : 'h1'} />
        ) : collapsedUnder ? (
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
            <div className="gp-stack gp-gap-2">
              <h1 className="gp-size-2">{title}</h1>
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

/** Explains it before anything is sent: no link is used up, and no account opened without its owner. */
export function CookiesBlocked({ heading: Heading }: { readonly heading: 'h1' | 'h2' }) {
  return (
    <Panel as="section" padding="lg" ornate className="gp-stack gp-gap-6">
      <div className="gp-stack gp-gap-2">
        <Heading className="gp-size-2">Your Browser Blocks Cookies</Heading>
        <p className="gp-soft">
          Signing in needs a cookie. Allow cookies for this site in your browser’s settings and try
          again, or use another browser. A link that we emailed you stays good until you sign in.
        </p>
      </div>
      <Button fullWidth onClick={() => window.location.reload()}>
        Try Again
      </Button>
    </Panel>
  );
}

interface AccountFormProps {
  readonly onSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form
      className="gp-stack gp-gap-4"
      noValidate
      // React replays a submission from before hydration only if there is a function here.
      action={() => onSubmit()}
      onSubmit={onSubmit}
    >
      {children}
    </form>
  );
}
