import type { SiteSettings } from '@guildpath/contract';
import { trpc } from './trpc.ts';

/** Returns the operator's settings, which the root route loads before any screen. */
export function useSiteSettings(): SiteSettings {
  const [settings] = trpc.site.settings.useSuspenseQuery();
  return settings;
}
