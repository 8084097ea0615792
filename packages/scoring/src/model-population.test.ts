import {
  bigFiveTraits,
  personalityTypes,
  riasecTypes,
  tiers,
  traitNames,
} from '@guildpath/contract';
import { describe, expect, test } from 'vitest';
import { indexOfScale } from './model/latent-scales.ts';
import { seededRandom } from './model/seeded-random.ts';
import { drawPerson } from './model/simulated-person.ts';
import { scoreAssessment } from './score-assessment.ts';
import { archetype, personalityType } from './summary/character.ts';
import { balancedQuestions } from './testing/balanced-questions.ts';
import { tierGoals } from './testing/goals.ts';
import { interestsAndTraits, meanSquaredError, shareAbove70 } from './testing/respondents.ts';
import { answersOf } from './testing/simulated-people.ts';
import { correlation, mean, shares } from './testing/statistics.ts';

/** Sampling error moves correlations by .02 with so few people; `bench` has 4000 and no tolerance. */
const people = 300;
const tolerance = 0.04;

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
  const respondents = Array.from({ length: people }, () => {
    const theta = drawPerson(random);
    const responses = answersOf(questions, theta, random, { leastShare });
    return { theta, profile: scoreAssessment(questions, responses) };
  });

  test('estimated interest profiles correlate with the true ones as well as the tier promises', () => {
    const resemblance = respondents.map(({ theta, profile }) =>
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
        respondents.map(({ theta }) => theta[indexOfScale(trait)] ?? 0),
        respondents.map(({ profile }) => profile.bigFive[trait].estimate),
      ),
    );
    expect(mean(correlations)).toBeGreaterThan(tierGoals[tier].traitR - tolerance);
  });

  test('standard errors match the actual errors, and three in ten are above 70', () => {
    for (const scale of interestsAndTraits) {
      const errors = meanSquaredError(respondents, scale);
      expect(errors).toBeGreaterThan(0.7);
      expect(errors).toBeLessThan(1.4);
      const above = shareAbove70(respondents, scale);
      expect(above).toBeGreaterThan(0.2);
      expect(above).toBeLessThan(0.42);
    }
  });

  test('every archetype and every personality type applies to some, and none to half of them', () => {
    const archetypes = respondents.map(({ profile }) =>
      archetype(percentagesOf(riasecTypes, profile.riasec)),
    );
    const personalities = respondents.map(({ profile }) =>
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
      expect(share).toBeGreaterThan(0.01);
      expect(share).toBeLessThan(0.5);
    }
  });
});

function percentagesOf<Name extends string>(
  names: readonly Name[],
  scores: Readonly<Record<Name, { readonly percentage: number }>>,
) {
  return Object.fromEntries(names.map((name) => [name, scores[name].percentage]));
}
