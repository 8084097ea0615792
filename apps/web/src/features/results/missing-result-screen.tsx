import { Page, StatusScreen } from '@guildpath/ui';
import { IconMapQuestion } from '@tabler/icons-react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';

export function MissingResultScreen() {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        icon={<IconMapQuestion size={64} stroke={1.5} aria-hidden="true" />}
        title="Missing Assessment ID"
        message="This address names no result. You find all of yours on the dashboard."
        actions={
          <>
            <LinkButton to="/dashboard">Dashboard</LinkButton>
            <LinkButton to="/" variant="outline">
              Go Home
            </LinkButton>
          </>
        }
      />
    </Page>
  );
}
