import { type BigFiveTrait, bigFiveTraits, type Career, type WorkStyle } from '@guildpath/contract';
import { generalAdjustment } from '../model/latent-scales.ts';
import { oncePer } from '../once-per.ts';
import { mean, orthogonalTo, toUnit } from '../vectors.ts';

/**
 * Maps each trait to the O*NET work styles that demand it, by reading the definitions of the taxonomy
 * (Borman, Kubisiak & Schneider 1999) as Big Five facets. The styles of neuroticism demand low values.
 * Independence has no clear counterpart and is omitted.
 */
const workStylesOf: Readonly<Record<BigFiveTrait, readonly WorkStyle[]>> = {
  openness: ['Innovation', 'Analytical Thinking'],
  conscientiousness: [
    'Achievement/Effort',
    'Persistence',
    'Initiative',
    'Dependability',
    'Attention to Detail',
    'Integrity',
  ],
  extraversion: ['Leadership', 'Social Orientation'],
  agreeableness: ['Cooperation', 'Concern for Others'],
  neuroticism: ['Self-Control', 'Stress Tolerance', 'Adaptability/Flexibility'],
};

/**
 * Returns a unit vector over the five traits for each career: the demands in which it exceeds, or falls
 * short of, other careers. All zeros for a career without work styles.
 */
export function traitDemands(careers: readonly Career[]): number[][] {
  return standardizedTraitDemands(careers).map((demands) =>
    toUnit(orthogonalTo(demands, generalAdjustment)),
  );
}

/**
 * Returns the demands of each career on the five traits as z-scores over all careers, computed once per
 * array; 0 for a career without work styles. Demanding careers are above 0 on most traits.
 */
export const standardizedTraitDemands = oncePer((careers: readonly Career[]): number[][] => {
  const raw = careers.map(rawDemands);
  const scales = bigFiveTraits.map((_, trait) => middleAndDeviation(raw, trait));
  return raw.map((demands) =>
    demands.map((demand, trait) => {
      const { middle, deviation } = scales[trait] ?? { middle: 0, deviation: 0 };
      if (demand === undefined || deviation === 0) return 0;
      const z = (demand - middle) / deviation;
      return bigFiveTraits[trait] === 'neuroticism' ? -z : z;
    }),
  );
});

// The mean importance of the work styles of each trait.
function rawDemands({ workStyles }: Career): (number | undefined)[] {
  return bigFiveTraits.map((trait) => {
    const known = workStylesOf[trait].flatMap((style) => workStyles?.[style] ?? []);
    return known.length === 0 ? undefined : mean(known);
  });
}

function middleAndDeviation(rows: readonly (number | undefined)[][], column: number) {
  const values = rows.flatMap((row) => row[column] ?? []);
  const middle = mean(values);
  return { middle, deviation: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) };
}
