import { Button } from '@guildpath/ui';
import { LinkButton } from './link-button.tsx';
import { StatusPage } from './status-page.tsx';

/** Shown when a screen failed to render, or its code could not be fetched. */
export function BrokenScreen() {
  return (
    <StatusPage
      title="Something Went Wrong"
      message="This page could not be shown. Answers you have given are kept in this browser."
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try Again</Button>
          <LinkButton to="/" variant="outline">
            Back to Home
          </LinkButton>
        </>
      }
    />
  );
}
