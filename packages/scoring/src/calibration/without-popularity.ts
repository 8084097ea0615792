import type { ChoiceItem, Item } from '../model/item.ts';
import { choiceDiscrimination } from '../model/item-response.ts';
import { latentCount } from '../model/latent-scales.ts';

/** The error shrinks by a constant factor with each sweep; after this many it is below a millionth. */
const sweeps = 200;

/**
 * Removes from intercepts what the mean interests of a population explain, so that those of each interest
 * have mean 0 over its scenes.
 *
 * If interests have the means μ instead of 0, P(o) ∝ exp(a (θ_t + μ_t) + β_o), where o is of type t: intercepts
 * estimated for means of 0 are γ_o = β_o + a μ_t + c, with a constant c for each scene. Choices determine γ
 * alone, so β and μ need a constraint: the β of a type sum to 0 over the scenes that offer it, and those of a
 * scene over its options. The β are then the residuals of γ after the additive effects of types and scenes
 * (two-way analysis of variance, here by alternating between the two), and they are unique.
 */
export function withoutPopularity(items: readonly Item[]): Item[] {
  const scenes = items.filter((item) => item.kind === 'choice');
  const means = new Float64Array(latentCount);
  let residuals = scenes.map((scene) => residualsOf(scene, means));
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const sums = new Float64Array(latentCount);
    const slopes = new Float64Array(latentCount);
    for (const [i, scene] of scenes.entries()) {
      for (const [option, scale] of scene.scales.entries()) {
        sums[scale] = (sums[scale] ?? 0) + (residuals[i]?.[option] ?? 0);
        slopes[scale] = (slopes[scale] ?? 0) + (scene.discrimination ?? choiceDiscrimination);
      }
    }
    for (const [scale, slope] of slopes.entries()) {
      if (slope > 0) means[scale] = (means[scale] ?? 0) + (sums[scale] ?? 0) / slope;
    }
    residuals = scenes.map((scene) => residualsOf(scene, means));
  }
  return items.map((item) =>
    item.kind === 'choice' ? { ...item, intercepts: residuals[scenes.indexOf(item)] ?? [] } : item,
  );
}

function residualsOf(scene: ChoiceItem, means: Float64Array): number[] {
  const rest = scene.scales.map(
    (scale, option) =>
      (scene.intercepts?.[option] ?? 0) -
      (scene.discrimination ?? choiceDiscrimination) * (means[scale] ?? 0),
  );
  const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
  return rest.map((value) => value - mean);
}
