import { isTier, type Tier } from '@guildpath/contract';
import { trpc } from './trpc.ts';

export interface SiteSettingsState {
  /** Until the settings have loaded: those that the page was served with, or Quick Quest alone. */
  readonly availableTiers: readonly Tier[];
  readonly supportEmail: string | undefined;
  readonly hasProviderLogin: boolean;
  readonly isLoading: boolean;
}

const quickOnly: readonly Tier[] = ['quick'];

/** The server picks the prerendered page that shows the open tiers; hydration has to begin with the same ones. */
const servedTiers = import.meta.env.SSR
  ? undefined
  : document.documentElement.dataset.openTiers?.split(' ').filter(isTier);

/** The operator's settings, or defaults until they have loaded. */
export function useSiteSettings(): SiteSettingsState {
  const { data, isPending } = trpc.site.settings.useQuery();
  return {
    availableTiers: data?.availableTiers ?? servedTiers ?? quickOnly,
    supportEmail: data?.supportEmail,
    hasProviderLogin: data?.hasProviderLogin ?? false,
    isLoading: isPending,
  };
}
