import { type Career, type RiasecType, riasecTypes } from '@guildpath/contract';

type Means = Readonly<Record<RiasecType, number>>;

const meansOfCatalogues = new WeakMap<readonly Career[], Means>();

/**
 * The interests that set a career apart from the whole catalogue, the most distinct one first and no
 * more than two. O*NET's six scales have very different means, so that by its bare figures nearly
 * half of all work would be mostly Realistic.
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

function meanInterests(careers: readonly Career[]): Means {
  const known = meansOfCatalogues.get(careers);
  if (known) return known;
  const mean = (type: RiasecType) =>
    careers.reduce((sum, { interests }) => sum + interests[type], 0) / careers.length;
  const means: Means = {
    realistic: mean('realistic'),
    investigative: mean('investigative'),
    artistic: mean('artistic'),
    social: mean('social'),
    enterprising: mean('enterprising'),
    conventional: mean('conventional'),
  };
  meansOfCatalogues.set(careers, means);
  return means;
}
