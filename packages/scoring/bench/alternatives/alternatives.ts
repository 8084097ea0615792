import { aptitudeAreas, riasecTypes } from '@guildpath/contract';
import { inverse, Matrix } from 'ml-matrix';
import { instrumentOf } from '../../src/model/instrument.ts';
import type { Answer, ChoiceItem, Item } from '../../src/model/item.ts';
import { indexOfScale, type LatentScale, latentCount } from '../../src/model/latent-scales.ts';
import { posteriorMode, posteriorOf } from '../../src/model/posterior.ts';
import { responseConsistencyOf } from '../../src/model/response-consistency.ts';
import { balancedQuestions } from '../../src/testing/balanced-questions.ts';
import type { Alternative } from './comparison.ts';
import { applied, correlationsWith, factorOf, type Pair, precisionOf } from './correlations.ts';

const tolerance = 1e-4;
const quickItems = instrumentOf(balancedQuestions('quick')).questions.map(({ item }) => item);
// Sorted, so that the same uniform draw picks the same type wherever two designs offer the same types.
const interestScenes = quickItems
  .filter((item) => item.kind === 'choice')
  .map((item): ChoiceItem => ({ ...item, scales: [...item.scales].sort((a, b) => a - b) }));
const otherItems = quickItems.filter((item) => item.kind !== 'choice');

const population = correlationsWith([]);

/** The Quick Quest as it is asked and scored. */
export const asItIs: Alternative = {
  name: 'as it is',
  items: [...interestScenes, ...otherItems],
  covarianceFactor: factorOf(population),
  estimate: assuming(population),
};

const randomResponders: Alternative = {
  ...asItIs,
  name: 'one in ten responds at random',
  randomShare: 0.1,
};

/** Sizes are assumed; signs and order follow the literature on interests and intelligence. */
const aptitudePairs = aptitudeAreas.flatMap((area): Pair[] => [
  ['investigative', area, 0.28],
  ['realistic', area, 0.2],
  ['social', area, -0.15],
  ['enterprising', area, -0.1],
]);
const aptitudeCorrelates: Alternative = {
  ...asItIs,
  name: 'aptitude correlates with interests, unused',
  covarianceFactor: factorOf(correlationsWith(aptitudePairs)),
};

/** Sizes are assumed. */
const weakPairs: readonly Pair[] = [
  ['conventional', 'conscientiousness', 0.2],
  ['social', 'openness', 0.15],
  ['enterprising', 'conscientiousness', 0.15],
  ['artistic', 'extraversion', 0.1],
  ['social', 'conscientiousness', 0.1],
  ['realistic', 'openness', 0.1],
  ['enterprising', 'neuroticism', -0.1],
  ['conventional', 'openness', -0.1],
];
const moreCorrelations: Alternative = {
  ...asItIs,
  name: 'eight more weak interest-trait correlations, unused',
  covarianceFactor: factorOf(correlationsWith(weakPairs)),
};

/** Within one inventory: van der Linden, te Nijenhuis & Bakker (2010), corrected. */
const singleInventoryPairs: readonly Pair[] = [
  ['openness', 'conscientiousness', 0.2],
  ['openness', 'extraversion', 0.43],
  ['openness', 'agreeableness', 0.21],
  ['openness', 'neuroticism', -0.17],
  ['conscientiousness', 'extraversion', 0.29],
  ['conscientiousness', 'agreeableness', 0.43],
  ['conscientiousness', 'neuroticism', -0.43],
  ['extraversion', 'agreeableness', 0.26],
  ['extraversion', 'neuroticism', -0.36],
  ['agreeableness', 'neuroticism', -0.36],
];
const higherTraitCorrelations: Alternative = {
  ...asItIs,
  name: 'traits correlate as within one inventory, unused',
  covarianceFactor: factorOf(correlationsWith(singleInventoryPairs)),
};

/** Between inventories, corrected: as attributed to Ones, Viswesvaran & Reiss (1996). */
const lowerTraitPairs: readonly Pair[] = [
  ['openness', 'conscientiousness', -0.06],
  ['openness', 'extraversion', 0.17],
  ['openness', 'agreeableness', 0.11],
  ['openness', 'neuroticism', -0.16],
  ['conscientiousness', 'extraversion', 0],
  ['conscientiousness', 'agreeableness', 0.27],
  ['conscientiousness', 'neuroticism', -0.26],
  ['extraversion', 'agreeableness', 0.17],
  ['extraversion', 'neuroticism', -0.19],
  ['agreeableness', 'neuroticism', -0.25],
];
const lowerTraitCorrelations: Alternative = {
  ...asItIs,
  name: 'traits correlate as between inventories, unused',
  covarianceFactor: factorOf(correlationsWith(lowerTraitPairs)),
};

const leaning = nextTypeShare(0.8, 0.2);
const leaningOptions: Alternative = {
  ...asItIs,
  name: 'options lean .8/.2 to the next type, taken as pure',
  shownScales: (theta) => applied(leaning, theta),
};

const coloured = colouredOptions(0.95, 0.3);

/** Each alternative with its baseline. */
export const alternatives: readonly { alternative: Alternative; against: Alternative }[] = [
  ...[
    estimatedBy(
      'prior without interest-trait correlations',
      assuming(withoutInterestTraitCorrelations()),
    ),
    estimatedBy('prior without any correlation', assuming(Matrix.eye(latentCount))),
    leaningOptions,
    shownAs('the same, keyed as .8/.2', leaning),
    estimatedBy('pure options keyed as .8/.2', knowing(leaning)),
    shownAs('options coloured by a trait, keyed', coloured),
    leavingOut('types left out in adjacent pairs', [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 0]),
    leavingOut('types left out in two triangles', [0, 2, 2, 4, 4, 0, 1, 3, 3, 5, 5, 1]),
    leavingOut('opposite types left out together, twice', [0, 3, 1, 4, 2, 5, 0, 3, 1, 4, 2, 5]),
    randomResponders,
    aptitudeCorrelates,
    estimatedBy(
      'aptitude used where it does not correlate',
      assuming(correlationsWith(aptitudePairs)),
    ),
    moreCorrelations,
    estimatedBy(
      'the weak correlations used where there are none',
      assuming(correlationsWith(weakPairs)),
    ),
    higherTraitCorrelations,
    estimatedBy(
      'the higher trait correlations used where they do not hold',
      assuming(correlationsWith(singleInventoryPairs)),
    ),
    lowerTraitCorrelations,
    estimatedBy(
      'the lower trait correlations used where they do not hold',
      assuming(correlationsWith(lowerTraitPairs)),
    ),
    namingLeast('the least named in every scene', 1),
    namingLeast('the same, less discriminating by a third than assumed', 2 / 3),
    namingLeast('the same, more discriminating by a third (1.2)', 4 / 3),
    asking('limit: 9 interest scenes', [...interestScenes, ...interestScenes.slice(0, 3)]),
    asking('limit: 12 interest scenes', [...interestScenes, ...interestScenes]),
    asking('limit: all six types in every scene', interestScenes.map(sixOptions)),
    shownAs('limit: interest options a quarter more discriminating', scaledBy(riasecTypes, 1.25)),
  ].map((alternative) => ({ alternative, against: asItIs })),
  {
    alternative: {
      ...randomResponders,
      name: 'the same, shrunk by response consistency',
      estimate: shrunk,
    },
    against: randomResponders,
  },
  {
    alternative: {
      ...aptitudeCorrelates,
      name: 'aptitude correlates with interests, used',
      estimate: assuming(correlationsWith(aptitudePairs)),
    },
    against: aptitudeCorrelates,
  },
  {
    alternative: {
      ...moreCorrelations,
      name: 'eight more weak correlations, used',
      estimate: assuming(correlationsWith(weakPairs)),
    },
    against: moreCorrelations,
  },
  {
    alternative: {
      ...lowerTraitCorrelations,
      name: 'traits correlate as between inventories, used',
      estimate: assuming(correlationsWith(lowerTraitPairs)),
    },
    against: lowerTraitCorrelations,
  },
  {
    alternative: {
      ...higherTraitCorrelations,
      name: 'traits correlate as within one inventory, used',
      estimate: assuming(correlationsWith(singleInventoryPairs)),
    },
    against: higherTraitCorrelations,
  },
];

function estimatedBy(name: string, estimate: Alternative['estimate']): Alternative {
  return { ...asItIs, name, estimate };
}

/** Answers depend on transformed scales, and the scoring knows the transformation. */
function shownAs(name: string, showing: Matrix): Alternative {
  return {
    ...asItIs,
    name,
    shownScales: (theta) => applied(showing, theta),
    estimate: knowing(showing),
  };
}

function asking(name: string, scenes: readonly Item[]): Alternative {
  return { ...asItIs, name, items: [...scenes, ...otherItems] };
}

function namingLeast(name: string, leastDependence: number): Alternative {
  return { ...asItIs, name, leastDependence };
}

/** Each scene leaves out two types, given by their position on the hexagon. */
function leavingOut(name: string, places: readonly number[]): Alternative {
  const scenes = interestScenes.map((_, scene): ChoiceItem => {
    const leftOut = places.slice(2 * scene, 2 * scene + 2);
    return { kind: 'choice', scales: [0, 1, 2, 3, 4, 5].filter((type) => !leftOut.includes(type)) };
  });
  return asking(name, scenes);
}

function sixOptions(): ChoiceItem {
  return { kind: 'choice', scales: [0, 1, 2, 3, 4, 5] };
}

function assuming(correlations: Matrix): Alternative['estimate'] {
  const precision = precisionOf(correlations);
  return (answers) => posteriorMode(answers, tolerance, precision);
}

/** The mode of the transformed scales, transformed back. */
function knowing(showing: Matrix): Alternative['estimate'] {
  const precision = precisionOf(showing.mmul(population).mmul(showing.transpose()));
  const back = inverse(showing);
  return (answers) => applied(back, posteriorMode(answers, tolerance, precision));
}

function shrunk(answers: readonly Answer[]): Float64Array {
  const posterior = posteriorOf(answers);
  const responseConsistency = responseConsistencyOf(answers, posterior);
  return posterior.mode.map((value) => responseConsistency * value);
}

function withoutInterestTraitCorrelations(): Matrix {
  return correlationsWith([
    ['artistic', 'openness', 0],
    ['enterprising', 'extraversion', 0],
    ['social', 'extraversion', 0],
    ['investigative', 'openness', 0],
    ['social', 'agreeableness', 0],
  ]);
}

function nextTypeShare(own: number, next: number): Matrix {
  const showing = Matrix.eye(latentCount);
  for (const type of riasecTypes.keys()) {
    showing.set(type, type, own);
    showing.set(type, (type + 1) % riasecTypes.length, next);
  }
  return showing;
}

function colouredOptions(own: number, colour: number): Matrix {
  const showing = scaledBy(riasecTypes, own);
  const colours = [
    ['realistic', 'neuroticism', -colour],
    ['investigative', 'extraversion', -colour],
    ['artistic', 'openness', colour],
    ['social', 'agreeableness', colour],
    ['enterprising', 'extraversion', colour],
    ['conventional', 'conscientiousness', colour],
  ] as const;
  for (const [type, trait, share] of colours) {
    showing.set(indexOfScale(type), indexOfScale(trait), share);
  }
  return showing;
}

function scaledBy(scales: readonly LatentScale[], times: number): Matrix {
  const showing = Matrix.eye(latentCount);
  for (const scale of scales) showing.set(indexOfScale(scale), indexOfScale(scale), times);
  return showing;
}
