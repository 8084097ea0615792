import { optionIds, type ScoredQuestion, tiers } from '@guildpath/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PreconditionError } from '../model/instrument.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { anyResponses } from '../testing/arbitraries.ts';
import { aQuestion, balancedQuestions } from '../testing/balanced-questions.ts';
import { countsOf, unequalOptions } from '../testing/unequal-options.ts';
import { calibrate, withCalibration } from './calibrate.ts';

const questions = balancedQuestions('quick');
const truth = unequalOptions(questions, { deviation: 1, seed: 3 });
const asTheyAre = withCalibration(questions, truth);

function countsFor(question: ScoredQuestion | undefined, [a, b, c, d]: readonly number[]) {
  return new Map([[question?.id ?? '', { a: a ?? 0, b: b ?? 0, c: c ?? 0, d: d ?? 0 }]]);
}

const scene = questions.find(({ type }) => type === 'riasec');
const traitScene = questions.find(({ type }) => type === 'bigfive');
const puzzle = questions.find(({ type }) => type === 'aptitude');

describe('a calibration', () => {
  it('finds the parameters that stored answers come from', () => {
    const found = calibrate(questions, countsOf(asTheyAre, { people: 8000, seed: 4 }));
    for (const [id, parameters] of Object.entries(truth)) {
      const estimate = found[id];
      if (parameters.kind === 'riasec' && estimate?.kind === 'riasec') {
        const mean = optionIds.reduce((sum, option) => sum + parameters.intercepts[option] / 4, 0);
        for (const option of optionIds) {
          const known = parameters.intercepts[option] - mean;
          expect(Math.abs(estimate.intercepts[option] - known)).toBeLessThan(0.2);
        }
      } else if (parameters.kind === 'bigfive' && estimate?.kind === 'bigfive') {
        for (const [i, threshold] of parameters.thresholds.entries()) {
          expect(Math.abs((estimate.thresholds[i] ?? 0) - threshold)).toBeLessThan(0.25);
        }
      } else if (parameters.kind === 'aptitude' && estimate?.kind === 'aptitude') {
        expect(Math.abs(estimate.difficulty - parameters.difficulty)).toBeLessThan(0.2);
      } else {
        expect.unreachable(`${id} is calibrated as another kind`);
      }
    }
  });

  it('weighs as much as its answers: 200 of them move a rate half the way', () => {
    const [{ few, many }] = [{ few: [100, 0, 50, 50], many: [100_000, 0, 50_000, 50_000] }];
    const interceptOf = (counts: readonly number[]) => {
      const found = calibrate(questions, countsFor(scene, counts))[scene?.id ?? ''];
      return found?.kind === 'riasec' ? found.intercepts : expect.unreachable('no intercepts');
    };
    // Half of the answers choose a: 200 of them move its rate from .25 to .375, 200 000 to nearly .5.
    expect(interceptOf(few).a).toBeGreaterThan(0);
    expect(interceptOf(few).b).toBeLessThan(0);
    expect(interceptOf(few).a).toBeLessThan(interceptOf(many).a);
    expect(interceptOf(few).b).toBeGreaterThan(interceptOf(many).b);
  });

  it.each([
    ['no one', [0, 0, 0, 0]],
    ['as many as options of equal appeal', [25, 25, 25, 25]],
  ])('by %s leaves a trait scene as it was', (_who, counts) => {
    const found = calibrate(questions, countsFor(traitScene, counts))[traitScene?.id ?? ''];
    expect(found).toMatchObject({ kind: 'bigfive' });
    const thresholds = found?.kind === 'bigfive' ? found.thresholds : [];
    for (const [i, usual] of [-1.06, 0, 1.06].entries()) {
      expect(thresholds[i]).toBeCloseTo(usual, 2);
    }
  });

  it('of a puzzle that everyone, or no one, solves has a finite difficulty', () => {
    const right = puzzle?.key.kind === 'aptitude' ? puzzle.key.correct : 'a';
    const all = optionIds.map((option) => (option === right ? 1e6 : 0));
    const none = optionIds.map((option) => (option === right ? 0 : 1e6));
    const difficultyOf = (counts: readonly number[]) => {
      const found = calibrate(questions, countsFor(puzzle, counts))[puzzle?.id ?? ''];
      return found?.kind === 'aptitude' ? found.difficulty : Number.NaN;
    };
    expect(difficultyOf(all)).toBeGreaterThanOrEqual(-8);
    expect(difficultyOf(all)).toBeLessThan(-2);
    expect(difficultyOf(none)).toBeLessThanOrEqual(8);
    expect(difficultyOf(none)).toBeGreaterThan(2);
  });

  it.each(tiers)('without answers changes no score of %s', (tier) => {
    const seeded = balancedQuestions(tier);
    const zeros = new Map(seeded.map(({ id }) => [id, { a: 0, b: 0, c: 0, d: 0 }]));
    const calibrated = withCalibration(seeded, calibrate(seeded, zeros));
    fc.assert(
      fc.property(anyResponses(seeded), (responses) => {
        const { riasec, bigFive, aptitude } = scoreAssessment(seeded, responses);
        const after = scoreAssessment(calibrated, responses);
        for (const [scores, scoresAfter] of [
          [riasec, after.riasec],
          [bigFive, after.bigFive],
          [aptitude, after.aptitude],
        ] as const) {
          const shown = Object.values(scores).map(({ percentage }) => percentage);
          const shownAfter = Object.values(scoresAfter).map(({ percentage }) => percentage);
          for (const [i, percentage] of shown.entries()) {
            expect(Math.abs((shownAfter[i] ?? 0) - percentage)).toBeLessThanOrEqual(1);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  it('makes an option that attracts everyone say less about those who choose it', () => {
    const counts = countsFor(scene, [4000, 2000, 2000, 2000]);
    const calibrated = withCalibration(questions, calibrate(questions, counts));
    const responses = questions.map(({ id, type }) => ({
      questionId: id,
      questionType: type,
      selectedOption: 'a' as const,
    }));
    const type = scene?.key.kind === 'riasec' ? scene.key.types.a : 'realistic';
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
    expect(withCalibration([first], other as Parameters<typeof withCalibration>[1])).toEqual([
      first,
    ]);
  });

  it('with thresholds that are not ascending, or an intercept that is not a number, is rejected', () => {
    const levels = { a: 0, b: 1, c: 2, d: 3 } as const;
    const thresholds = [0, 0, 1] as const;
    const key = { kind: 'bigfive', trait: 'openness', levels, thresholds } as const;
    expect(() => scoreAssessment([aQuestion('q', key)], [])).toThrow(PreconditionError);
    if (scene?.key.kind !== 'riasec') return expect.unreachable('a scene about interests');
    const intercepts = { a: Number.NaN, b: 0, c: 0, d: 0 };
    const broken = { ...scene, key: { ...scene.key, intercepts } };
    expect(() => scoreAssessment([broken], [])).toThrow(PreconditionError);
  });
});
