import { Page, StatusScreen, type StatusScreenProps } from '@guildpath/ui';
import { HomeBar } from '../layout/home-bar.tsx';

export function StatusPage(props: StatusScreenProps) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen {...props} />
    </Page>
  );
}
