import { isTier, type SiteRules, type Tier } from '@guildpath/contract';
import { trpc } from './trpc.ts';

export interface SiteSettingsState {
  /** Until the settings have loaded: those that the page was served with, or Quick Quest alone. */
  readonly availableTiers: readonly Tier[];
  readonly supportEmail: string | undefined;
  readonly hasProviderLogin: boolean;
  /** Until the settings have loaded: those that the page was served with; undefined where it was not. */
  readonly rules: SiteRules | undefined;
  readonly isLoading: boolean;
}

const quickOnly: readonly Tier[] = ['quick'];

/** The server picks the prerendered page that shows the open tiers; hydration has to begin with the same ones. */
const servedTiers = import.meta.env.SSR
  ? undefined
  : document.documentElement.dataset.openTiers?.split(' ').filter(isTier);

const servedRules = import.meta.env.SSR ? undefined : readServedRules();

/** As the server has written them into the page; the development server of the app leaves placeholders. */
function readServedRules(): SiteRules | undefined {
  const { minimumAge, retentionDays } = document.documentElement.dataset;
  const rules = { minimumAge: Number(minimumAge), retentionDays: Number(retentionDays) };
  return Number.isNaN(rules.minimumAge) || Number.isNaN(rules.retentionDays) ? undefined : rules;
}

/** The operator's settings, or defaults until they have loaded. */
export function useSiteSettings(): SiteSettingsState {
  const { data, isPending } = trpc.site.settings.useQuery();
  return {
    availableTiers: data?.availableTiers ?? servedTiers ?? quickOnly,
    supportEmail: data?.supportEmail,
    hasProviderLogin: data?.hasProviderLogin ?? false,
    rules: data ?? servedRules,
    isLoading: isPending,
  };
}
