import type { Tier } from '@guildpath/contract';
import { trpc } from './trpc.ts';

export interface SiteSettingsState {
  /** Quick Quest alone, until the server has said more. */
  readonly availableTiers: readonly Tier[];
  readonly supportEmail: string | undefined;
  readonly hasProviderLogin: boolean;
  readonly isLoading: boolean;
}

const quickOnly: readonly Tier[] = ['quick'];

/** What the operator's configuration means for the screens. */
export function useSiteSettings(): SiteSettingsState {
  const { data, isPending } = trpc.site.settings.useQuery();
  return {
    availableTiers: data?.availableTiers ?? quickOnly,
    supportEmail: data?.supportEmail,
    hasProviderLogin: data?.hasProviderLogin ?? false,
    isLoading: isPending,
  };
}
