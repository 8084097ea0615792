import type { SiteSettings } from '@guildpath/contract';
import { trpc } from './trpc.ts';

/** The operator's settings. The root route loads them before any screen. */
export function useSiteSettings(): SiteSettings {
  const [settings] = trpc.site.settings.useSuspenseQuery();
  return settings;
}
