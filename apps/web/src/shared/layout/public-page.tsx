import { Page, SectionHeading } from '@guildpath/ui';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { HomeBar } from './home-bar.tsx';
import { LinkButton } from './link-button.tsx';
import classes from './public-page.module.css';
import { SiteFooter } from './site-footer.tsx';

export interface PublicPageProps {
  readonly title: string;
  readonly eyebrow?: string;
  readonly lead?: ReactNode;
  /** Default: a button to the Quick Quest. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function PublicPage({ title, eyebrow, lead, actions, children }: PublicPageProps) {
  return (
    <Page
      header={
        <HomeBar
          actions={
            actions ?? (
              <LinkButton to="/assessment/$tier" params={{ tier: 'quick' }} size="sm">
                Quick Quest
              </LinkButton>
            )
          }
        />
      }
      footer={<SiteFooter />}
    >
      <div className={classes.column}>
        <Link to="/" className={`gp-on-screen ${classes.back}`}>
          <IconArrowLeft size={18} aria-hidden="true" />
          Back to Home
        </Link>
        <SectionHeading level={1} eyebrow={eyebrow} lead={lead}>
          {title}
        </SectionHeading>
        {children}
      </div>
    </Page>
  );
}
