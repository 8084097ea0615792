import * as z from 'zod/mini';
import { tierSchema } from './tier-schema.ts';

/** What the operator's configuration means for the screens. */
export const siteSettingsSchema = z.object({
  /** The tiers that can be taken; the others are Coming Soon. */
  availableTiers: z.array(tierSchema),
  supportEmail: z.string(),
  /** Whether there is a provider login beside password and emailed link. */
  hasProviderLogin: z.boolean(),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
