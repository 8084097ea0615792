import * as z from 'zod/mini';
import { countSchema, tierSchema } from './fields.ts';

/** Contains the parts of the configuration that screens depend on. */
export const siteSettingsSchema = z.object({
  /** The tiers that can be taken; the others are Coming Soon. */
  availableTiers: z.array(tierSchema),
  supportEmail: z.string(),
  /** The origin that links for others name; null unless the operator set one. */
  publicUrl: z.nullable(z.string()),
  /** True when a provider login is available in addition to password and emailed link. */
  hasProviderLogin: z.boolean(),
  /** True when halls can be opened and joined. */
  hasHalls: z.boolean(),
  /** Years; 0 when there is no minimum. */
  minimumAge: countSchema,
  /** Unclaimed results and unused accounts are deleted after this many days; 0: never. */
  retentionDays: countSchema,
  /** The O*NET releases whose figures are shown, such as 31.0, the latest first. */
  onetReleases: z.array(z.string()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
