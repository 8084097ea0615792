import { Button } from '@guildpath/ui';
import { LinkButton } from '../layout/link-button.tsx';
import { StatusPage } from './status-page.tsx';

/** Replaces a screen that failed to render, or whose code could not be loaded. */
export function BrokenScreen() {
  return (
    <StatusPage
      title="Something Went Wrong"
      message="We couldn’t show this page. Nothing that you saved is lost."
      actions={<ReloadOrHome />}
    />
  );
}

/** Renders the actions of a screen that could not be loaded. */
export function ReloadOrHome() {
  return (
    <>
      <Button onClick={() => window.location.reload()}>Try Again</Button>
      <LinkButton to="/" variant="outline">
        Back to Home
      </LinkButton>
    </>
  );
}
