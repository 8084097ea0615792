import { Page, Spinner } from '@guildpath/ui';
import { HomeBar } from './home-bar.tsx';

/** Shown until it is known which screen to show. */
export function LoadingScreen() {
  return (
    <Page header={<HomeBar />} centered>
      <Spinner label="Loading" size={64} />
    </Page>
  );
}
