import type { Tier } from '@guildpath/contract';
import { StatusPage } from '../../shared/layout/status-page.tsx';

export function QuestLoadingScreen({ tier }: { readonly tier: Tier }) {
  return (
    <StatusPage busy title="Loading Your Quest..." message={`Preparing your ${tier} assessment`} />
  );
}
