import { Page, Spinner } from '@guildpath/ui';
import { HomeBar } from './home-bar.tsx';

/** While it is not known yet what to show. */
export function LoadingScreen() {
  return (
    <Page header={<HomeBar />} centered>
      <Spinner label="Loading" size={64} />
    </Page>
  );
}
