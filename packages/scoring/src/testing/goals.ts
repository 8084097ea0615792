import type { Tier } from '@guildpath/contract';

/** Correlations with the truth that a tier is to reach among people of the model. */
export const leastCorrelations: Readonly<
  Record<Tier, { readonly profile: number; readonly trait: number }>
> = {
  quick: { profile: 0.6, trait: 0.6 },
  standard: { profile: 0.67, trait: 0.73 },
  epic: { profile: 0.76, trait: 0.79 },
};

/** Shares of people that every archetype and personality type is to stay between. */
export const leastShare = 0.03;
export const mostShare = 0.4;
