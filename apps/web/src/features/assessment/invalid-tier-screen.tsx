import { IconCompassOff } from '@tabler/icons-react';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/layout/status-page.tsx';

export function InvalidTierScreen() {
  return (
    <StatusPage
      icon={<IconCompassOff size={64} stroke={1.5} aria-hidden="true" />}
      title="Invalid Assessment Type"
      message="Please select a valid assessment tier."
      actions={<LinkButton to="/">Go Home</LinkButton>}
    />
  );
}
