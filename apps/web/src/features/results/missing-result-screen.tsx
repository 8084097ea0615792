import { IconMapQuestion } from '@tabler/icons-react';
import { LinkButton } from '../../shared/layout/link-button.tsx';
import { StatusPage } from '../../shared/status-screens/status-page.tsx';

export function MissingResultScreen() {
  return (
    <StatusPage
      icon={<IconMapQuestion size={64} stroke={1.5} aria-hidden="true" />}
      title="Missing Assessment ID"
      message="This link is missing a result ID. You’ll find all your results on the dashboard."
      actions={
        <>
          <LinkButton to="/dashboard">Dashboard</LinkButton>
          <LinkButton to="/" variant="outline">
            Go Home
          </LinkButton>
        </>
      }
    />
  );
}
