import type { CurrentUser } from '@guildpath/contract';
import { Page, Panel, Tag } from '@guildpath/ui';
import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
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
          <Table variant="vertical" aria-labelledby="settings">
            <Table.Tbody>
              <Setting name="Open quests">{availableTiers.join(', ')}</Setting>
              <Setting name="Provider login">{hasProviderLogin ? 'on' : 'off'}</Setting>
              <Setting name="Support address">{supportEmail}</Setting>
            </Table.Tbody>
          </Table>
        </Panel>
        <p>
          <a href="/api/docs">API documentation</a>
        </p>
      </div>
    </Page>
  );
}

function Setting({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{name}</Table.Th>
      <Table.Td>{children}</Table.Td>
    </Table.Tr>
  );
}
