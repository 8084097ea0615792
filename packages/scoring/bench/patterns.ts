import { type Tier, tierFacts } from '@guildpath/contract';
import { type InterestPattern, interestPattern, scoreAssessment } from '../src/index.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { shares } from '../src/testing/statistics.ts';
import { type Answering, randomResponding, rightModel } from './populations.ts';

const people = 2000;

const kinds: readonly InterestPattern['kind'][] = ['pair', 'tied', 'single', 'even'];

/** Reports the shares of people, and of random responding, with each pattern of interests. */
export function patternReport(tier: Tier): string[][] {
  const rows = [0, 1].flatMap((leastShare) =>
    (
      [
        ['people', rightModel.answers],
        ['random responding', randomResponding],
      ] as const
    ).map(([name, answers]) => {
      const found = patternsOf(tier, answers, leastShare);
      return [
        leastShare ? `${name}, with the least` : name,
        ...kinds.map((kind) => `${(100 * found[kind]).toFixed(1)} %`),
      ];
    }),
  );
  return [[`${tierFacts[tier].name}, interests`, ...kinds], ...rows];
}

function patternsOf(tier: Tier, answers: Answering, leastShare: number) {
  const questions = balancedQuestions(tier);
  const random = seededRandom(5);
  const found = Array.from({ length: people }, () => {
    const responses = answers(questions, rightModel.person(random), random, { leastShare });
    return interestPattern(scoreAssessment(questions, responses)).kind;
  });
  return shares(kinds, found);
}
