import type { Career } from '@guildpath/contract';
import { matcherOf, scoreAssessment, type TraitProfile } from '../src/index.ts';
import { preparedCatalogue } from '../src/matching/prepared-catalogue.ts';
import { interestsAt, rowWidth, traitsAt } from '../src/matching/row-layout.ts';
import { seededRandom } from '../src/model/seeded-random.ts';
import { drawPerson } from '../src/model/simulated-person.ts';
import { balancedQuestions } from '../src/testing/balanced-questions.ts';
import { answersOf, randomAnswers } from '../src/testing/simulated-people.ts';
import { median } from '../src/testing/statistics.ts';

const rounds = 7;
const people = 300;
const repetitions = 20;
/** Matching may take this many times as long as the bare loop. */
export const maxRatio = 5;
const listed = 10;

/** Measures the time to score and match one person, and the ratio of matching to a bare loop. */
export function matchingSpeed(careers: readonly Career[]): {
  readonly lines: readonly (readonly [label: string, figure: string])[];
  readonly ratio: number;
} {
  const questions = balancedQuestions('quick');
  const random = seededRandom(2);
  const respondents = Array.from({ length: people }, () =>
    answersOf(questions, drawPerson(random), random, { leastShare: 1 }),
  );
  const firstScoring = timeFirstScoring();
  const profiles = respondents.map((responses) => scoreAssessment(questions, responses));
  const bare = bareMatcher(careers);

  const scoring: number[] = [];
  const matching: number[] = [];
  const loop: number[] = [];
  // Interleaved, so that load on the machine affects all three.
  for (let round = 0; round < rounds; round += 1) {
    scoring.push(timePerPerson(respondents, (responses) => scoreAssessment(questions, responses)));
    matching.push(
      timePerPerson(profiles, (profile) => matcherOf(profile, careers)({ count: listed })),
    );
    loop.push(timePerPerson(profiles, bare));
  }
  const ratio = median(matching.map((time, round) => time / (loop[round] ?? 1)));
  return {
    lines: [
      ['first scoring of a set of 14 questions', `${firstScoring.toFixed(0)} ms`],
      ['scoring 15 answers, six with a least', `${median(scoring).toFixed(0)} µs`],
      [`matching ${careers.length} careers`, `${median(matching).toFixed(0)} µs`],
      ['bare loop over their six interests', `${median(loop).toFixed(0)} µs`],
      ['matching / bare loop', ratio.toFixed(1)],
    ],
    ratio,
  };
}

function timeFirstScoring(): number {
  // Without its first question, the set is a design that this process has not scored yet.
  const questions = balancedQuestions('quick').slice(1);
  const responses = randomAnswers(questions, seededRandom(3));
  const start = performance.now();
  scoreAssessment(questions, responses);
  return performance.now() - start;
}

function timePerPerson<Input>(inputs: readonly Input[], run: (input: Input) => unknown): number {
  const start = performance.now();
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const input of inputs) run(input);
  }
  return ((performance.now() - start) * 1000) / (repetitions * inputs.length);
}

// The yardstick: inner products with normalised interests, and insertion into a list of ten.
function bareMatcher(careers: readonly Career[]) {
  const { rows } = preparedCatalogue(careers);
  const width = traitsAt - interestsAt;
  const interests = new Float64Array(careers.length * width);
  for (let career = 0; career < careers.length; career += 1) {
    const start = career * rowWidth + interestsAt;
    interests.set(rows.subarray(start, start + width), career * width);
  }
  return ({ direction }: TraitProfile) => {
    const person = Float64Array.from(direction.interests);
    const best = new Int32Array(listed);
    const heights = new Float64Array(listed).fill(Number.NEGATIVE_INFINITY);
    for (let career = 0; career < careers.length; career += 1) {
      let fit = 0;
      for (let i = 0; i < width; i += 1) {
        fit += (interests[career * width + i] ?? 0) * (person[i] ?? 0);
      }
      if (fit <= (heights[listed - 1] ?? 0)) continue;
      let place = listed - 1;
      while (place > 0 && fit > (heights[place - 1] ?? 0)) {
        heights[place] = heights[place - 1] ?? 0;
        best[place] = best[place - 1] ?? 0;
        place -= 1;
      }
      heights[place] = fit;
      best[place] = career;
    }
    return best;
  };
}
