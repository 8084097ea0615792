import { type BigFiveTrait, bigFiveTraits, type Career, type WorkStyle } from '@guildpath/contract';
import { generalAdjustment } from '../model/latent-scales.ts';
import { oncePer } from '../once-per.ts';
import { orthogonalTo, toUnit } from './vectors.ts';

/**
 * The O*NET work styles that demand each trait, from the definitions of the work-style taxonomy
 * (Borman, Kubisiak & Schneider 1999) read as Big Five facets. Those of neuroticism demand low values.
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
 * For each career a unit vector over the five traits: what it demands more, or less, than other
 * careers. All zeros where O*NET has no work styles.
 */
export function traitDemands(careers: readonly Career[]): number[][] {
  return standardizedTraitDemands(careers).map((demands) =>
    toUnit(orthogonalTo(demands, generalAdjustment)),
  );
}

/**
 * For each career what it demands of the five traits beyond the mean of all careers, in standard
 * deviations, computed once per array; 0 where O*NET has no work styles. Demanding careers lie above 0 in most traits.
 */
export const standardizedTraitDemands = oncePer((careers: readonly Career[]): number[][] => {
  const raw = careers.map(rawDemands);
  const scales = bigFiveTraits.map((_, trait) => meanAndDeviation(raw, trait));
  return raw.map((demands) =>
    demands.map((demand, trait) => {
      const { mean, deviation } = scales[trait] ?? { mean: 0, deviation: 0 };
      if (demand === undefined || deviation === 0) return 0;
      const z = (demand - mean) / deviation;
      return bigFiveTraits[trait] === 'neuroticism' ? -z : z;
    }),
  );
});

/** The mean importance of a trait's work styles, among those the career has. */
function rawDemands({ workStyles }: Career): (number | undefined)[] {
  return bigFiveTraits.map((trait) => {
    const known = workStylesOf[trait].flatMap((style) => workStyles?.[style] ?? []);
    if (known.length === 0) return undefined;
    return known.reduce((sum, importance) => sum + importance, 0) / known.length;
  });
}

function meanAndDeviation(rows: readonly (number | undefined)[][], column: number) {
  const values = rows.flatMap((row) => row[column] ?? []);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, deviation: Math.sqrt(variance) };
}
