import { type Career, type RiasecType, riasecTypes } from '@guildpath/contract';
import { oncePer } from '@guildpath/scoring';

/**
 * Returns the interests that set a career apart from the whole catalogue: at most two, the most distinct one
 * first. O*NET's six scales have very different means, so by the bare figures nearly half of all work would
 * be mostly Realistic.
 */
export function distinctInterests(
  { interests }: Career,
  careers: readonly Career[],
): readonly RiasecType[] {
  const means = meanInterests(careers);
  const above = (type: RiasecType) => interests[type] - means[type];
  const ranked = riasecTypes.toSorted((one, other) => above(other) - above(one));
  return ranked.slice(0, 2).filter((type, rank) => rank === 0 || above(type) > 0);
}

const meanInterests = oncePer(
  (careers: readonly Career[]): Readonly<Record<RiasecType, number>> => {
    const mean = (type: RiasecType) =>
      careers.reduce((sum, { interests }) => sum + interests[type], 0) / careers.length;
    return {
      realistic: mean('realistic'),
      investigative: mean('investigative'),
      artistic: mean('artistic'),
      social: mean('social'),
      enterprising: mean('enterprising'),
      conventional: mean('conventional'),
    };
  },
);
