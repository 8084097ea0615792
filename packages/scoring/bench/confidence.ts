import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import {
  type ConfidenceLevel,
  confidenceLevel,
  confidenceLevels,
  matchCareers,
  matchConfidence,
  scoreAssessment,
} from '../src/index.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { shares } from '../src/testing/statistics.ts';
import {
  type Answering,
  likeliestAnswers,
  randomResponding,
  rightModel,
  wrongModel,
} from './populations.ts';

const people = 2000;

const kinds: readonly (readonly [name: string, Answering])[] = [
  ['always the likeliest answer', likeliestAnswers],
  ['people', rightModel.answers],
  ['people of the wrong model', wrongModel.answers],
  ['random responding', randomResponding],
];

/** Holds the Match Confidence of people who answer in one way, and their share at each level. */
interface ConfidenceFigures {
  readonly answers: Answering;
  readonly name: string;
  readonly found: readonly number[];
  readonly levels: Readonly<Record<ConfidenceLevel, number>>;
}

/** Simulates each kind of answering, first without least options, then with them. */
export function confidenceFiguresOf(tier: Tier, careers: readonly Career[]): ConfidenceFigures[] {
  return [0, 1].flatMap((leastShare) =>
    kinds.map(([kind, answers]) => {
      const found = confidencesOf(tier, { careers, answers, leastShare });
      const levels = found.map((confidence) => confidenceLevel(confidence, tier));
      return {
        answers,
        name: leastShare ? `${kind}, with the least` : kind,
        found,
        levels: shares(confidenceLevels, levels),
      };
    }),
  );
}

export function confidenceReport(tier: Tier, figures: readonly ConfidenceFigures[]): string[][] {
  return [
    [
      `${tierFacts[tier].name}, Match Confidence`,
      ...confidenceLevels,
      '5 / 25 / 50 / 75 / 95 in 100',
    ],
    ...figures.map(({ name, found, levels }) => [
      name,
      ...confidenceLevels.map((level) => `${(100 * levels[level]).toFixed(1)} %`),
      [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => quantile(found, part)).join(' / '),
    ]),
  ];
}

/** Names the kinds of people whose levels do not differ enough from those of random responding. */
export function missedByConfidence(tier: Tier, figures: readonly ConfidenceFigures[]): string[] {
  const people = figures.filter(({ answers }) => answers === rightModel.answers);
  const random = figures.filter(({ answers }) => answers === randomResponding);
  return people.flatMap(({ name, levels: ofPeople }, i) => {
    const ofRandom = random[i]?.levels ?? ofPeople;
    const isDistinct =
      ofRandom.high < 0.06 &&
      ofPeople.high > 4 * ofRandom.high &&
      ofRandom.low > Math.max(0.38, 1.8 * ofPeople.low) &&
      ofPeople.low < 0.25;
    return isDistinct
      ? []
      : [`${tier}: levels of confidence do not separate ${name} from random responding`];
  });
}

function confidencesOf(
  tier: Tier,
  {
    careers,
    answers,
    leastShare,
  }: {
    readonly careers: readonly Career[];
    readonly answers: Answering;
    readonly leastShare: number;
  },
): number[] {
  const questions = balancedQuestions(tier);
  const random = seededRandom(4);
  const { person } = answers === wrongModel.answers ? wrongModel : rightModel;
  return Array.from({ length: people }, () => {
    const responses = answers(questions, person(random), random, { leastShare });
    return matchConfidence(
      matchCareers(scoreAssessment(questions, responses), careers, { count: 5 }),
    );
  });
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(part * values.length)] ?? 0;
}
