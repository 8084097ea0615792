import type { Tier } from '@guildpath/contract';
import { trpc } from './trpc.ts';

export interface SiteSettingsState {
  /** Only Quick Quest is open until the settings have loaded. */
  readonly availableTiers: readonly Tier[];
  readonly supportEmail: string | undefined;
  readonly hasProviderLogin: boolean;
  readonly isLoading: boolean;
}

const quickOnly: readonly Tier[] = ['quick'];

/** The operator's settings, or defaults until they have loaded. */
export function useSiteSettings(): SiteSettingsState {
  const { data, isPending } = trpc.site.settings.useQuery();
  return {
    availableTiers: data?.availableTiers ?? quickOnly,
    supportEmail: data?.supportEmail,
    hasProviderLogin: data?.hasProviderLogin ?? false,
    isLoading: isPending,
  };
}
