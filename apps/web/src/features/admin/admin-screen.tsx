import type { CurrentUser } from '@guildpath/contract';
import { Page, Panel, Tag } from '@guildpath/ui';
import { HomeBar } from '../../shared/home-bar.tsx';
import { LinkButton } from '../../shared/link-button.tsx';
import { useSiteSettings } from '../../shared/site-settings.ts';
import classes from './admin-screen.module.css';

/** What an admin finds today: how this site is set up, and the machine-readable doors to it. */
export function AdminScreen({ user }: { readonly user: CurrentUser }) {
  const { availableTiers, hasProviderLogin, supportEmail } = useSiteSettings();
  return (
    <Page
      header={
        <HomeBar
          actions={
            <>
              <Tag>Admin Panel</Tag>
              <LinkButton to="/dashboard" variant="outline" size="sm">
                Dashboard
              </LinkButton>
            </>
          }
        />
      }
      width="prose"
    >
      <div className={classes.admin}>
        <h1>Admin Panel</h1>
        <p>You are signed in as {user.firstName?.trim() || user.username}.</p>
        <Panel as="section" className={classes.panel} aria-labelledby="settings">
          <h2 id="settings">Site settings</h2>
          <dl className={classes.facts}>
            <dt>Open quests</dt>
            <dd>{availableTiers.join(', ')}</dd>
            <dt>Provider login</dt>
            <dd>{hasProviderLogin ? 'on' : 'off'}</dd>
            <dt>Support address</dt>
            <dd>{supportEmail}</dd>
          </dl>
        </Panel>
        <p>
          <a href="/api/docs">API documentation</a>
        </p>
      </div>
    </Page>
  );
}
