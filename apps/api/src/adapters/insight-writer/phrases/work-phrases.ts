import type { Career } from '@guildpath/contract';

/** What it takes to start, by O*NET Job Zone. */
export const preparationByJobZone: Readonly<Record<Career['jobZone'], string>> = {
  1: 'Most people learn it within days or weeks',
  2: 'Most people learn it on the job within months',
  3: 'Most people train for one or two years first',
  4: "Most people bring a bachelor's degree",
  5: "Most people study beyond a bachelor's degree",
};
