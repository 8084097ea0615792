import * as z from 'zod/mini';
import { countSchema, tierSchema } from './fields.ts';

/** The parts of the operator's configuration that screens depend on. */
export const siteSettingsSchema = z.object({
  /** The tiers that can be taken; the others are Coming Soon. */
  availableTiers: z.array(tierSchema),
  supportEmail: z.string(),
  /** Whether a provider login is available in addition to password and emailed link. */
  hasProviderLogin: z.boolean(),
  /** In years; 0 where nothing is said of age. */
  minimumAge: countSchema,
  /** After so many days, what nobody claimed or used is deleted; 0: never. */
  retentionDays: countSchema,
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
