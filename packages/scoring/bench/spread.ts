import { estimateSpread, spreadFor } from '../src/model/estimate-spread.ts';
import type { Answer } from '../src/model/item.ts';
import {
  everyScene,
  largestError,
  naming,
  noScene,
  quickItems,
  simulatedSpreads,
  someScenes,
} from '../src/testing/simulated-spreads.ts';

const people = 5000;

/** Holds the largest relative errors of the spreads that percentages are based on. */
interface SpreadErrors {
  /** The error of the spreads that are simulated. */
  readonly simulated: number;
  /** The error of the interpolation, for people who name a least option in some scenes. */
  readonly interpolated: number;
}

export function spreadErrors(): SpreadErrors {
  const spreads = simulatedSpreads([noScene, everyScene, ...someScenes], people);
  const [withoutLeast = new Float64Array(), withLeast = new Float64Array(), ...truths] = spreads;
  const found = estimateSpread(quickItems);
  const anyAnswers = quickItems.map((item): Answer => ({ item, outcome: 0, least: 1 }));
  const errors = someScenes.map((isNamed, i) =>
    largestError(spreadFor({ withoutLeast, withLeast }, naming(isNamed, anyAnswers)), truths[i]),
  );
  return {
    simulated: Math.max(
      largestError(found.withoutLeast, withoutLeast),
      largestError(found.withLeast, withLeast),
    ),
    interpolated: Math.max(...errors),
  };
}

export function spreadReport({ simulated, interpolated }: SpreadErrors): string[][] {
  const percent = (error: number) => `${(100 * error).toFixed(1)} %`;
  return [
    ['error of the spread of estimates', percent(simulated)],
    ['error of the interpolated spread', percent(interpolated)],
  ];
}

export function missedBySpread({ simulated, interpolated }: SpreadErrors): string[] {
  return [
    ...(simulated < 0.07 ? [] : [`the spread of estimates is off by ${simulated.toFixed(3)}`]),
    ...(interpolated < 0.02
      ? []
      : [`the interpolated spread is off by ${interpolated.toFixed(3)}`]),
  ];
}
