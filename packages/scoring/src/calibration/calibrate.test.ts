import { optionIds, type Response, riasecTypes, type ScoredQuestion } from '@guildpath/contract';
import { describe, expect, it } from 'vitest';
import { instrumentOf, PreconditionError } from '../model/instrument.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { aQuestion, balancedQuestions } from '../testing/balanced-questions.ts';
import { devotedAnswers, randomAnswers, unequalMeans } from '../testing/simulated-people.ts';
import { mean } from '../testing/statistics.ts';
import { siteAnswers, unequalOptions } from '../testing/unequal-options.ts';
import { type Calibration, calibrate, withCalibration } from './calibrate.ts';
import { withoutPopularity } from './without-popularity.ts';

const questions = balancedQuestions('quick');
const truth = unequalOptions(questions, { deviation: 0.5, seed: 3 });
const asTheyAre = withCalibration(questions, truth);

function interceptsOf(calibration: Calibration): number[] {
  return Object.values(calibration).flatMap((parameters) =>
    parameters.kind === 'riasec' ? optionIds.map((option) => parameters.intercepts[option]) : [],
  );
}

function discriminationsOf(calibration: Calibration): (number | undefined)[] {
  return Object.values(calibration).flatMap((parameters) =>
    parameters.kind === 'riasec' ? [parameters.discrimination] : [],
  );
}

function largest(values: readonly number[]): number {
  return Math.max(...values.map(Math.abs));
}

describe('a calibration', () => {
  it('finds the parameters that stored answers come from, but for the mean of each interest', () => {
    const found = calibrate(questions, siteAnswers(asTheyAre, { people: 1200, seed: 4 }));
    const expected = withoutPopularity(instrumentOf(asTheyAre).questions.map(({ item }) => item));
    for (const [i, { id }] of questions.entries()) {
      const estimate = found[id];
      const item = expected[i];
      if (estimate?.kind === 'riasec' && item?.kind === 'choice') {
        for (const [place, option] of optionIds.entries()) {
          const intercept = item.intercepts?.[place] ?? Number.NaN;
          expect(Math.abs(estimate.intercepts[option] - intercept)).toBeLessThan(0.25);
        }
      } else if (estimate?.kind === 'bigfive' && item?.kind === 'graded') {
        for (const [level, threshold] of estimate.thresholds.entries()) {
          expect(Math.abs(threshold - (item.thresholds?.[level] ?? Number.NaN))).toBeLessThan(0.4);
        }
      } else if (estimate?.kind === 'aptitude' && item?.kind === 'ability') {
        expect(Math.abs(estimate.difficulty - item.difficulty)).toBeLessThan(0.3);
      } else {
        expect.unreachable(`${id} is calibrated as another kind`);
      }
    }
  });

  it('gives the options of each interest a mean of 0 over its scenes', () => {
    const found = calibrate(questions, siteAnswers(asTheyAre, { people: 100, seed: 5 }));
    for (const type of riasecTypes) {
      const ofType = questions.flatMap(({ id, key }) => {
        const parameters = found[id];
        if (key.kind !== 'riasec' || parameters?.kind !== 'riasec') return [];
        return optionIds
          .filter((option) => key.types[option] === type)
          .map((option) => parameters.intercepts[option]);
      });
      expect(mean(ofType)).toBeCloseTo(0, 5);
    }
  });

  it('on a site of artists does not take their interests for the appeal of the options', () => {
    const means = unequalMeans['Realistic very low, Artistic and Social high'];
    const found = calibrate(questions, siteAnswers(questions, { people: 499, seed: 6, means }));
    // With the interests absorbed, the intercepts of Realistic and Artistic would be about -1 and .9.
    expect(largest(interceptsOf(found))).toBeLessThan(0.3);
  });

  it('weighs as much as its answers', () => {
    const found = (people: number) =>
      largest(interceptsOf(calibrate(questions, siteAnswers(asTheyAre, { people, seed: 7 }))));
    expect(found(50)).toBeLessThan(found(450) / 1.5);
  });

  it('counts people by their response consistency, so that random responding hardly counts', () => {
    const epic = balancedQuestions('epic');
    const actual = withCalibration(epic, unequalOptions(epic, { deviation: 1, seed: 8 }));
    const careful = siteAnswers(actual, { people: 200, seed: 9 });
    const random = seededRandom(10);
    const careless = careful.map(() => randomAnswers(epic, random));
    const found = (people: Response[][]) => largest(interceptsOf(calibrate(epic, people)));
    expect(found([...careful, ...careless])).toBeGreaterThan(0.8 * found(careful));
  });

  it('by as many as options of equal appeal leaves trait scenes as they were', () => {
    const found = calibrate(questions, siteAnswers(questions, { people: 400, seed: 11 }));
    for (const parameters of Object.values(found)) {
      if (parameters.kind !== 'bigfive') continue;
      for (const [i, usual] of [-1.06, 0, 1.06].entries()) {
        expect(Math.abs((parameters.thresholds[i] ?? 0) - usual)).toBeLessThan(0.2);
      }
    }
  });

  it('estimates the discriminations of interest scenes from 500 people on', () => {
    const [first] = questions;
    const discrimination = (question: ScoredQuestion) => (question === first ? 0.2 : 1.2);
    const actual = questions.map((question) =>
      question.key.kind === 'riasec'
        ? { ...question, key: { ...question.key, discrimination: discrimination(question) } }
        : question,
    );
    const people = siteAnswers(actual, { people: 500, seed: 12 });
    const [vague = 9, ...others] = discriminationsOf(calibrate(questions, people));
    expect(vague).toBeLessThan(0.9);
    for (const other of others) expect(other).toBeGreaterThan(vague);
    const fewer = calibrate(questions, people.slice(1));
    expect(discriminationsOf(fewer).every((one) => one === undefined)).toBe(true);
  });

  it('of answers that are all the same has finite parameters', () => {
    const same = devotedAnswers(questions, 'artistic');
    const calibrated = withCalibration(
      questions,
      calibrate(
        questions,
        Array.from({ length: 600 }, () => same),
      ),
    );
    for (const { percentage } of Object.values(scoreAssessment(calibrated, same).riasec)) {
      expect(percentage).toBeGreaterThan(0);
    }
  });

  it('without answers is empty', () => {
    expect(calibrate(questions, [])).toEqual({});
  });

  it('makes an option that attracts everyone say less about those who choose it', () => {
    const scene = questions.find(({ type }) => type === 'riasec');
    if (scene?.key.kind !== 'riasec') return expect.unreachable('a scene about interests');
    const intercepts = { a: 2, b: 0, c: 0, d: 0 };
    const attractive = { ...scene, key: { ...scene.key, intercepts } };
    const actual = questions.map((question) => (question === scene ? attractive : question));
    const people = siteAnswers(actual, { people: 400, seed: 13 });
    const calibrated = withCalibration(questions, calibrate(questions, people));
    const responses = questions.map(({ id, type }) => ({
      questionId: id,
      questionType: type,
      selectedOption: 'a' as const,
    }));
    const type = scene.key.types.a;
    const before = scoreAssessment(questions, responses).riasec[type].estimate;
    expect(scoreAssessment(calibrated, responses).riasec[type].estimate).toBeLessThan(before);
  });

  it('of questions that are gone, or have changed their type, is left out', () => {
    const [first] = questions;
    if (!first) return expect.unreachable('there are questions');
    const other = {
      [first.id]: { kind: 'aptitude', difficulty: 1 },
      gone: truth[first.id],
    } as const;
    expect(withCalibration([first], other as Calibration)).toEqual([first]);
  });

  it('replaces an earlier one', () => {
    const earlier = unequalOptions(questions, { discriminationDeviation: 0.3, seed: 14 });
    const later = withCalibration(withCalibration(questions, earlier), truth);
    expect(later).toEqual(asTheyAre);
  });

  it('with thresholds out of order, or a parameter that is not a number, is rejected', () => {
    const levels = { a: 0, b: 1, c: 2, d: 3 } as const;
    const thresholds = [0, 0, 1] as const;
    const types = { a: 'realistic', b: 'social', c: 'artistic', d: 'conventional' } as const;
    for (const key of [
      { kind: 'bigfive', trait: 'openness', levels, thresholds },
      { kind: 'riasec', types, intercepts: { a: Number.NaN, b: 0, c: 0, d: 0 } },
      { kind: 'riasec', types, discrimination: 0 },
    ] as const) {
      expect(() => scoreAssessment([aQuestion('q', key)], [])).toThrow(PreconditionError);
    }
  });
});
