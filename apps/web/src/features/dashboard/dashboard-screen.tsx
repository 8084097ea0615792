import type { CurrentUser } from '@guildpath/contract';
import { Button, Page, Spinner } from '@guildpath/ui';
import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconLogout } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.ts';
import { HomeBar } from '../../shared/home-bar.tsx';
import { ownAssessmentsQuery } from '../../shared/own-data.ts';
import { useLogout } from '../../shared/use-logout.ts';
import classes from './dashboard.module.css';
import { FirstQuest } from './first-quest.tsx';
import { QuestHistory } from './quest-history.tsx';

/** The member's own page: what has been found so far, and the way on. */
export function DashboardScreen({ user }: { readonly user: CurrentUser }) {
  const { logout, isPending } = useLogout();
  const { data, error, refetch } = useQuery(ownAssessmentsQuery(useApi()));
  const name = user.firstName?.trim() || user.username;

  return (
    <Page
      header={
        <HomeBar
          actions={
            <>
              <span className={classes.name}>{name}</span>
              <Button
                variant="outline"
                size="sm"
                loading={isPending}
                leftIcon={<IconLogout size={20} aria-hidden="true" />}
                onClick={logout}
              >
                Logout
              </Button>
            </>
          }
        />
      }
    >
      <div className={classes.dashboard}>
        <div className={classes.welcome}>
          <h1>Welcome back, {name}!</h1>
          <p>Your quests, and where they have led so far.</p>
        </div>
        {data && data.assessments.length > 0 ? (
          <QuestHistory assessments={data.assessments} />
        ) : null}
        {data?.assessments.length === 0 ? <FirstQuest /> : null}
        {error ? (
          <Alert
            title="Your quests could not be loaded."
            icon={<IconAlertTriangle aria-hidden="true" />}
          >
            <Button variant="outline" onClick={() => void refetch()}>
              Try Again
            </Button>
          </Alert>
        ) : null}
        {!data && !error ? <Spinner label="Loading your quests" /> : null}
      </div>
    </Page>
  );
}
