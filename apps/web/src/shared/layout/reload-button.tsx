import { Button } from '@guildpath/ui';

/** Begins the page anew; what was answered is kept in the browser. */
export function ReloadButton() {
  return <Button onClick={() => window.location.reload()}>Try Again</Button>;
}
