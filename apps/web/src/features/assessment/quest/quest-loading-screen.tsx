import type { Tier } from '@guildpath/contract';
import { Page, StatusScreen } from '@guildpath/ui';
import { HomeBar } from '../../../shared/layout/home-bar.tsx';

export function QuestLoadingScreen({ tier }: { readonly tier: Tier }) {
  return (
    <Page header={<HomeBar />} width="prose" centered>
      <StatusScreen
        busy
        title="Loading Your Quest..."
        message={`Preparing your ${tier} assessment`}
      />
    </Page>
  );
}
