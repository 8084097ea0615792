import { IconMapQuestion } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../shared/layout/head.ts';
import { LinkButton } from '../shared/layout/link-button.tsx';
import { StatusPage } from '../shared/status-screens/status-page.tsx';

/** Needs no login, because `/results/` names no result. */
export const Route = createFileRoute('/results/')({
  head: () => privateHead('Results'),
  component: MissingResultScreen,
});

function MissingResultScreen() {
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
