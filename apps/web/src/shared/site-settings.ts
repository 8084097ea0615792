import type { Tier } from '@guildpath/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ApiClient, useApi } from './api-context.ts';

export interface SiteSettingsState {
  /** Quick Quest alone, until the server has said more. */
  readonly availableTiers: readonly Tier[];
  readonly supportEmail: string | undefined;
  readonly hasProviderLogin: boolean;
  readonly isLoading: boolean;
}

const quickOnly: readonly Tier[] = ['quick'];

export function siteSettingsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['site-settings'],
    queryFn: () => api.site.settings.query(),
  });
}

/** What the operator's configuration means for the screens. */
export function useSiteSettings(): SiteSettingsState {
  const { data, isPending } = useQuery(siteSettingsQuery(useApi()));
  return {
    availableTiers: data?.availableTiers ?? quickOnly,
    supportEmail: data?.supportEmail,
    hasProviderLogin: data?.hasProviderLogin ?? false,
    isLoading: isPending,
  };
}
