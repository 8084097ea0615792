import { Page, StatusScreen, type StatusScreenProps } from '@guildpath/ui';
import { HomeBar } from './home-bar.tsx';

/** A page with a single message: loading, an error, not found, coming soon, done. */
export function StatusPage(props: StatusScreenProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen {...props} />
    </Page>
  );
}
