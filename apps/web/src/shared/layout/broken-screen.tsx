import { Button, Page, StatusScreen } from '@guildpath/ui';
import { HomeBar } from './home-bar.tsx';
import { LinkButton } from './link-button.tsx';

/** What is left when a screen could not be drawn, or its code could not be fetched. */
export function BrokenScreen() {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
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
    </Page>
  );
}
