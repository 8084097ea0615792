import { type Career, type Tier, tierFacts } from '@guildpath/contract';
import {
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

const people = 3000;

const kinds: readonly (readonly [name: string, Answering])[] = [
  ['always the likeliest answer', likeliestAnswers],
  ['people', rightModel.answers],
  ['people of the wrong model', wrongModel.answers],
  ['random responding', randomResponding],
];

/** The shares of each kind of answering at each level of confidence, without and with the least option. */
export function confidenceReport(tier: Tier, careers: readonly Career[]): string[][] {
  const rows = [0, 1].flatMap((leastShare) =>
    kinds.map(([name, answers]) => {
      const found = confidencesOf(tier, { careers, answers, leastShare });
      const levels = shares(
        confidenceLevels,
        found.map((confidence) => confidenceLevel(confidence, tier)),
      );
      return [
        leastShare ? `${name}, with the least` : name,
        ...confidenceLevels.map((level) => `${(100 * levels[level]).toFixed(1)} %`),
        [0.05, 0.25, 0.5, 0.75, 0.95].map((part) => quantile(found, part)).join(' / '),
      ];
    }),
  );
  return [
    [
      `${tierFacts[tier].name}, Match Confidence`,
      ...confidenceLevels,
      '5 / 25 / 50 / 75 / 95 in 100',
    ],
    ...rows,
  ];
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
