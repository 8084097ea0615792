import { type OptionId, optionIds } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { balancedQuestions } from '../testing/balanced-questions.ts';
import { answersOf, randomAnswers } from '../testing/simulated-people.ts';
import { unequalOptions } from '../testing/unequal-options.ts';
import { withCalibration } from './calibrate.ts';
import { collectItemStatistics } from './item-statistics.ts';

const questions = balancedQuestions('standard');

function statisticsOf(answering: 'by the model' | 'at random', people = 800) {
  const random = seededRandom(5);
  const collector = collectItemStatistics(questions);
  for (let person = 0; person < people; person += 1) {
    collector.add(
      answering === 'by the model'
        ? answersOf(questions, drawPerson(random), random)
        : randomAnswers(questions, random),
    );
  }
  return collector.collect();
}

describe('the item report', () => {
  it('names every question in its order, with as many answers as people', () => {
    const statistics = statisticsOf('by the model', 50);
    expect(statistics.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id));
    for (const { answers, counts } of statistics) {
      expect(answers).toBe(50);
      expect(optionIds.reduce((sum, option: OptionId) => sum + counts[option], 0)).toBe(50);
    }
  });

  it('tells answers that follow the model from random ones by discrimination and fit', () => {
    for (const { discrimination, fit, type } of statisticsOf('by the model')) {
      // Two other puzzles say little about a third.
      expect(discrimination).toBeGreaterThan(type === 'aptitude' ? 0 : 0.1);
      expect(fit).toBeGreaterThan(0.7);
      expect(fit).toBeLessThan(1.1);
    }
    const random = statisticsOf('at random');
    for (const { discrimination } of random)
      expect(Math.abs(discrimination ?? 1)).toBeLessThan(0.13);
  });

  it('has no discrimination where no other question asks about the same trait', () => {
    const quick = balancedQuestions('quick');
    const collector = collectItemStatistics(quick);
    const random = seededRandom(6);
    for (let i = 0; i < 30; i += 1) collector.add(answersOf(quick, drawPerson(random), random));
    const traits = collector.collect().filter(({ type }) => type === 'bigfive');
    expect(traits.map(({ discrimination }) => discrimination)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('gives the slopes that a calibration has estimated, and none where it has not', () => {
    const calibration = unequalOptions(questions, { discriminationDeviation: 0.3, seed: 8 });
    const calibrated = collectItemStatistics(withCalibration(questions, calibration)).collect();
    for (const { type, slope } of calibrated) expect(slope !== null).toBe(type === 'riasec');
    for (const { slope } of collectItemStatistics(questions).collect()) expect(slope).toBeNull();
  });

  it('gives the median of the times that are known', () => {
    const collector = collectItemStatistics(questions);
    const random = seededRandom(7);
    for (const seconds of [9, 40, undefined, 12, 3000]) {
      const answers = answersOf(questions, drawPerson(random), random);
      collector.add(
        answers.map((answer) => (seconds === undefined ? answer : { ...answer, seconds })),
      );
    }
    expect(collector.collect()[0]).toMatchObject({ answers: 5, medianSeconds: 12 });
  });

  it('without answers is empty', () => {
    const [first] = collectItemStatistics(questions).collect();
    expect(first).toMatchObject({
      answers: 0,
      discrimination: null,
      fit: null,
      medianSeconds: null,
    });
  });
});
