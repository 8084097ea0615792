import type { Career, Tier } from '@guildpath/contract';
import { matcherOf } from '../matching/match-careers.ts';
import { seededRandom } from '../model/seeded-random.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { archetype, characterClass, personalityType } from '../summary/character.ts';
import type { RetestAgreement } from '../summary/retest-agreement.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { mean } from '../vectors.ts';
import { balancedQuestions, parallelQuestions } from './balanced-questions.ts';
import type { World } from './populations.ts';
import { percentagesOf } from './respondents.ts';
import type { LeastNaming } from './simulated-people.ts';

interface Retest extends LeastNaming {
  readonly tier: Tier;
  readonly world: World;
  readonly careers: readonly Career[];
  readonly people: number;
}

/**
 * Measures what stays the same when simulated people take a tier and then a parallel form of it: other scenes
 * with the same counts and balance. Their true scales are the same both times.
 */
export function retestAgreementOf({
  tier,
  careers,
  people,
  world: { person, answers },
  leastShare = 0,
}: Retest): RetestAgreement {
  const forms = [balancedQuestions(tier), parallelQuestions(tier)];
  const random = seededRandom(8);
  const pairs = Array.from({ length: people }, () => {
    const theta = person(random);
    const [one, other] = forms.map((questions) => {
      const responses = answers(questions, theta, random, { leastShare });
      return outcomeOf(scoreAssessment(questions, responses), careers);
    });
    if (!one || !other) throw new Error('There are two forms.');
    return [one, other] as const;
  });
  const shareWithSame = (what: 'archetype' | 'characterClass' | 'personalityType' | 'bestMatch') =>
    mean(pairs.map(([one, other]) => Number(one[what] === other[what])));
  return {
    archetype: shareWithSame('archetype'),
    characterClass: shareWithSame('characterClass'),
    personalityType: shareWithSame('personalityType'),
    bestMatch: shareWithSame('bestMatch'),
    topFive: mean(
      pairs.map(([one, other]) => one.topFive.filter((id) => other.topFive.includes(id)).length),
    ),
  };
}

function outcomeOf(profile: TraitProfile, careers: readonly Career[]) {
  const riasec = percentagesOf(profile.riasec);
  const bigFive = percentagesOf(profile.bigFive);
  const topFive = matcherOf(profile, careers)({ count: 5 }).map(({ careerId }) => careerId);
  return {
    archetype: archetype(riasec),
    characterClass: characterClass(riasec),
    personalityType: personalityType(bigFive),
    bestMatch: topFive[0],
    topFive,
  };
}
