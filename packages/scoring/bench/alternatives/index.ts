import { mean } from '../../src/testing/statistics.ts';
import { printTable } from '../print-table.ts';
import { alternatives, asItIs } from './alternatives.ts';
import { type Alternative, difference, type Outcome, outcomeOf } from './comparison.ts';

const figures = ['profileR', 'firstRight', 'traitR'] as const;

const outcomes = new Map<Alternative, Outcome>();

printTable([
  ['Quick Quest', 'profile r', '', 'first type right', '', 'trait r', ''],
  [asItIs.name, ...figures.flatMap((figure) => [level(asItIs, figure), ''])],
  ...alternatives.map(({ alternative, against }) => [
    alternative.name,
    ...figures.flatMap((figure) => [
      level(alternative, figure),
      change(alternative, against, figure),
    ]),
  ]),
]);

function level(alternative: Alternative, figure: keyof Outcome): string {
  return mean(of(alternative)[figure]).toFixed(3);
}

function change(alternative: Alternative, against: Alternative, figure: keyof Outcome): string {
  const by = difference(of(alternative)[figure], of(against)[figure]);
  return `${by.mean.toFixed(4)} ± ${by.standardError.toFixed(4)}`;
}

function of(alternative: Alternative): Outcome {
  const outcome = outcomes.get(alternative) ?? outcomeOf(alternative);
  outcomes.set(alternative, outcome);
  return outcome;
}
