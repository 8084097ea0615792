import { Page, Spinner } from '@guildpath/ui';
import { HomeBar } from '../layout/home-bar.tsx';

export function LoadingScreen() {
  return (
    <Page header={<HomeBar />} centered>
      <Spinner label="Loading" size={64} />
    </Page>
  );
}
