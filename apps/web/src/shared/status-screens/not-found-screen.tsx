import { IconMapOff } from '@tabler/icons-react';
import { LinkButton } from '../layout/link-button.tsx';
import { StatusPage } from './status-page.tsx';

export function NotFoundScreen() {
  return (
    <StatusPage
      icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
      title="404 Page Not Found"
      message="Did you forget to add the page to the router?"
      actions={<LinkButton to="/">Back to Home</LinkButton>}
    />
  );
}
