import { bigFiveTraits, riasecTypes, tiers, traitNames } from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { indexOfScale } from './model/latent-scales.ts';
import { seededRandom } from './model/seeded-random.ts';
import { drawPerson } from './model/simulated-person.ts';
import { scoreAssessment } from './score-assessment.ts';
import { archetype, personalityType, personalityTypes } from './summary/character.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { maxShare, minShare, tierGoals } from './testing/goals.ts';
import { answersOf } from './testing/simulated-people.ts';
import { correlation, mean, shares } from './testing/statistics.ts';

const people = 2000;
/** The standard error of these correlations is about .007. */
const tolerance = 0.015;

const settings = tiers.flatMap((tier) => [
  { tier, leastShare: 0, named: 'no scene', goal: tierGoals[tier].profileR.withoutLeast },
  {
    tier,
    leastShare: 0.5,
    named: 'half of the scenes',
    goal: tierGoals[tier].profileR.withoutLeast,
  },
  { tier, leastShare: 1, named: 'every scene', goal: tierGoals[tier].profileR.withLeast },
]);

describe.each(settings)('among people who take $tier and name the least in $named', (setting) => {
  const { tier, leastShare, goal } = setting;
  const questions = balancedQuestions(tier);
  const random = seededRandom(12);
  const takers = Array.from({ length: people }, () => {
    const theta = drawPerson(random);
    const responses = answersOf(questions, theta, random, { leastShare });
    return { theta, profile: scoreAssessment(questions, responses) };
  });

  test('estimated interest profiles correlate with the true ones as well as the tier promises', () => {
    const resemblance = takers.map(({ theta, profile }) =>
      correlation(
        Array.from(theta.subarray(0, riasecTypes.length)),
        riasecTypes.map((type) => profile.riasec[type].estimate),
      ),
    );
    expect(mean(resemblance)).toBeGreaterThan(goal.right - tolerance);
  });

  test('estimated traits correlate with the true ones as well as the tier promises', () => {
    const correlations = bigFiveTraits.map((trait) =>
      correlation(
        takers.map(({ theta }) => theta[indexOfScale(trait)] ?? 0),
        takers.map(({ profile }) => profile.bigFive[trait].estimate),
      ),
    );
    expect(mean(correlations)).toBeGreaterThan(tierGoals[tier].traitR - tolerance);
  });

  test('standard errors match the actual errors', () => {
    for (const scale of [...riasecTypes, ...bigFiveTraits].entries()) {
      const [index] = scale;
      const errors = takers.map(({ theta, profile }) => {
        const error = (profile.posterior.mean[index] ?? 0) - (theta[index] ?? 0);
        return error ** 2 / (profile.posterior.covariance[index]?.[index] ?? 1);
      });
      expect(mean(errors)).toBeGreaterThan(0.85);
      expect(mean(errors)).toBeLessThan(1.2);
    }
  });

  test('three in ten are above 70 on any interest and any trait', () => {
    for (const scale of [...riasecTypes, ...bigFiveTraits]) {
      const above = takers.filter(({ profile }) => {
        const scores = { ...profile.riasec, ...profile.bigFive };
        return scores[scale].percentage > 70;
      });
      expect(above.length / people).toBeGreaterThan(0.24);
      expect(above.length / people).toBeLessThan(0.36);
    }
  });

  test('every archetype and every personality type applies to 3 to 45 %', () => {
    const archetypes = takers.map(({ profile }) =>
      archetype(percentagesOf(riasecTypes, profile.riasec)),
    );
    const personalities = takers.map(({ profile }) =>
      personalityType(percentagesOf(bigFiveTraits, profile.bigFive)),
    );
    const found = {
      ...shares(
        riasecTypes.map((type) => traitNames[type]),
        archetypes,
      ),
      ...shares(personalityTypes, personalities),
    };
    for (const share of Object.values(found)) {
      expect(share).toBeGreaterThan(minShare);
      expect(share).toBeLessThan(maxShare);
    }
  });
});

function percentagesOf<Name extends string>(
  names: readonly Name[],
  scores: Readonly<Record<Name, { readonly percentage: number }>>,
) {
  return Object.fromEntries(names.map((name) => [name, scores[name].percentage]));
}
