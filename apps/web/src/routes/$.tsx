import { IconMapOff } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../shared/layout/head.ts';
import { LinkButton } from '../shared/layout/link-button.tsx';
import { StatusPage } from '../shared/status-screens/status-page.tsx';

export const Route = createFileRoute('/$')({
  head: () => privateHead('Page not found'),
  component: NotFoundScreen,
});

function NotFoundScreen() {
  return (
    <StatusPage
      icon={<IconMapOff size={64} stroke={1.5} aria-hidden="true" />}
      title="404 Page Not Found"
      message="Did you forget to add the page to the router?"
      actions={<LinkButton to="/">Back to Home</LinkButton>}
    />
  );
}
