import type { Tier } from '@guildpath/contract';

/** The correlations with the true scales that a tier must reach in the model population. */
export const minCorrelations: Readonly<
  Record<Tier, { readonly profile: number; readonly trait: number }>
> = {
  quick: { profile: 0.6, trait: 0.6 },
  standard: { profile: 0.67, trait: 0.73 },
  epic: { profile: 0.76, trait: 0.79 },
};

/** The bounds for the share of people with any one archetype or personality type. */
export const minShare = 0.03;
export const maxShare = 0.4;
