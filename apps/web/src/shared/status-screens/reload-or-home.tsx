import { Button } from '@guildpath/ui';
import { LinkButton } from '../layout/link-button.tsx';

/** The actions of a screen that could not be loaded. */
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
