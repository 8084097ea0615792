import * as z from 'zod/mini';

/** A consultant as shown, in the catalogue and among someone's recommendations. */
export const consultantListingSchema = z.object({
  id: z.string(),
  consultantName: z.string(),
  specialty: z.string(),
  location: z.string(),
  rating: z.optional(z.number().check(z.gte(1), z.lte(5))),
  /** True for the sample listings that ship with Guildpath: no such person exists. */
  isSample: z.boolean(),
});
export type ConsultantListing = z.infer<typeof consultantListingSchema>;
