import type { Tier } from '@guildpath/contract';
import { useSiteSettings } from '../../shared/api/site-settings.ts';
import { ComingSoonScreen } from './coming-soon-screen.tsx';
import { QuestLoader } from './quest-loader.tsx';
import { QuestLoadingScreen } from './quest-loading-screen.tsx';

/** Shows the quest of an open tier. Quick Quest is always open, so it does not wait for the settings. */
export function AssessmentScreen({ tier }: { readonly tier: Tier }) {
  const { availableTiers, isLoading } = useSiteSettings();
  if (availableTiers.includes(tier)) return <QuestLoader tier={tier} />;
  return isLoading ? <QuestLoadingScreen tier={tier} /> : <ComingSoonScreen tier={tier} />;
}
