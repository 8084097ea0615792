import type { Response, RiasecType, ScoredQuestion } from '@guildpath/contract';
import {
  type Calibration,
  type ItemCalibration,
  toCalibration,
  withCalibration,
} from '../calibration/calibrate.ts';
import { withoutPopularity } from '../calibration/without-popularity.ts';
import { instrumentOf } from '../model/instrument.ts';
import { choiceDiscrimination } from '../model/item-response.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { answersOf, drawPersonWith, randomAnswers } from './simulated-people.ts';

interface Deviations {
  /** The standard deviation of intercepts, and of the shifts of thresholds and difficulties; default 0. */
  readonly deviation?: number;
  /** The standard deviation of the logarithms of the discriminations of interest scenes; default 0. */
  readonly discriminationDeviation?: number;
  readonly seed: number;
}

/** Draws the parameters of questions whose options attract people unequally. */
export function unequalOptions(
  questions: readonly ScoredQuestion[],
  { deviation = 0, discriminationDeviation = 0, seed }: Deviations,
): Calibration {
  const random = seededRandom(seed);
  const draw = () => deviation * random.normal();
  const discriminations = seededRandom(seed + 1);
  return Object.fromEntries(
    questions.map(({ id, key }) => {
      const parameters = drawParameters(key, draw);
      if (parameters.kind !== 'riasec' || discriminationDeviation === 0) return [id, parameters];
      const change = Math.exp(discriminationDeviation * discriminations.normal());
      return [id, { ...parameters, discrimination: change * choiceDiscrimination }];
    }),
  );
}

/** Gives the options of each interest the same mean appeal, as a calibration assumes. */
export function centredOptions(
  questions: readonly ScoredQuestion[],
  options: Calibration,
): Calibration {
  const { questions: asked } = instrumentOf(withCalibration(questions, options));
  const items = withoutPopularity(asked.map(({ item }) => item));
  return Object.fromEntries(
    asked.map(({ id, outcomes, item }, i) => [id, toCalibration(outcomes, items[i] ?? item)]),
  );
}

function drawParameters(key: ScoredQuestion['key'], draw: () => number): ItemCalibration {
  switch (key.kind) {
    case 'riasec':
      return { kind: 'riasec', intercepts: { a: draw(), b: draw(), c: draw(), d: draw() } };
    case 'bigfive': {
      const shift = draw();
      return { kind: 'bigfive', thresholds: [shift - 1.06, shift, shift + 1.06] };
    }
    case 'aptitude':
      return { kind: 'aptitude', difficulty: (key.difficulty ?? 0) + draw() };
  }
}

interface Site {
  readonly people: number;
  readonly seed: number;
  /** The mean interests of its people, in standard deviations; default 0. */
  readonly means?: Partial<Record<RiasecType, number>>;
  /** The share of random responding; default 0. */
  readonly randomShare?: number;
}

/** Simulates what the people of a site answer. */
export function siteAnswers(
  questions: readonly ScoredQuestion[],
  { people, seed, means = {}, randomShare = 0 }: Site,
): Response[][] {
  const random = seededRandom(seed);
  return Array.from({ length: people }, () =>
    random.uniform() < randomShare
      ? randomAnswers(questions, random)
      : answersOf(questions, drawPersonWith(means, random), random),
  );
}
