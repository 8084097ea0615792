import { Page, StatusScreen } from '@guildpath/ui';
import { IconCompassOff } from '@tabler/icons-react';
import { HomeBar } from '../../shared/layout/home-bar.tsx';
import { LinkButton } from '../../shared/layout/link-button.tsx';

export function InvalidTierScreen() {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        icon={<IconCompassOff size={64} stroke={1.5} aria-hidden="true" />}
        title="Invalid Assessment Type"
        message="Please select a valid assessment tier."
        actions={<LinkButton to="/">Go Home</LinkButton>}
      />
    </Page>
  );
}
