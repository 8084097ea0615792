import { Page, StatusScreen } from '@guildpath/ui';
import { IconMapOff } from '@tabler/icons-react';
import { HomeBar } from './home-bar.tsx';
import { LinkButton } from './link-button.tsx';

export function NotFoundScreen() {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
        title="404 Page Not Found"
        message="Did you forget to add the page to the router?"
        actions={<LinkButton to="/">Back to Home</LinkButton>}
      />
    </Page>
  );
}
