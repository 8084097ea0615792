import type { SiteSettings } from '@guildpath/contract';
import { trpc } from './trpc.ts';

/** Returns the operator's settings, which the root route loads before any screen. */
export function useSiteSettings(): SiteSettings {
  const [settings] = trpc.site.settings.useSuspenseQuery();
  return settings;
}

/** Returns the site's address for links that others open or read; not for use on the server. */
export function useSiteAddress(): Pick<URL, 'origin' | 'host'> {
  const { publicUrl } = useSiteSettings();
  return publicUrl === null ? window.location : new URL(publicUrl);
}
