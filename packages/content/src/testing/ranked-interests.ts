import { type Career, type RiasecType, riasecTypes } from '@guildpath/contract';
import { careers } from '../catalogue/careers.ts';

const means = riasecTypes.map(
  (type) => careers.reduce((sum, { interests }) => sum + interests[type], 0) / careers.length,
);

export function highestInterest({ interests }: Career): RiasecType | undefined {
  return riasecTypes.toSorted((one, other) => interests[other] - interests[one])[0];
}

/** Lists the interests by how far the career is above the catalogue in them, as matching does. */
export function rankedInterests({ interests }: Career): readonly RiasecType[] {
  const above = (type: RiasecType) => interests[type] - (means[riasecTypes.indexOf(type)] ?? 0);
  return riasecTypes.toSorted((one, other) => above(other) - above(one));
}
