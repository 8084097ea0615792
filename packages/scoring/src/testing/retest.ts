import {
  bigFiveTraits,
  type Career,
  type Response,
  riasecTypes,
  type ScoredQuestion,
  type Tier,
} from '@guildpath/contract';
import { matchCareers } from '../matching/match-careers.ts';
import { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { drawPerson } from '../model/simulated-person.ts';
import { scoreAssessment } from '../score-assessment.ts';
import { archetype, characterClass, personalityType } from '../summary/character.ts';
import type { RetestAgreement, RetestOdds } from '../summary/retest-agreement.ts';
import type { TraitProfile } from '../trait-profile.ts';
import { balancedQuestions, parallelQuestions } from './balanced-questions.ts';
import { answersOf, type LeastNaming } from './simulated-people.ts';
import { mean } from './statistics.ts';

type Answering = (
  questions: readonly ScoredQuestion[],
  theta: Float64Array,
  random: SeededRandom,
  naming: LeastNaming,
) => Response[];

interface Retest extends LeastNaming {
  readonly tier: Tier;
  readonly careers: readonly Career[];
  readonly people: number;
  /** Draws a person; default from the model population. */
  readonly person?: (random: SeededRandom) => Float64Array;
  /** Draws the person's answers; default from the model. */
  readonly answers?: Answering;
}

/**
 * Measures what stays the same when simulated people take a tier and then a parallel form of it: other scenes
 * with the same counts and balance. Their true scales are the same both times.
 */
export function retestAgreementOf({
  tier,
  careers,
  people,
  leastShare = 0,
  person = (random) => drawPerson(random),
  answers = answersOf,
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

interface SimulatedAgreement {
  readonly wrongModel?: RetestAgreement;
  readonly rightModel?: RetestAgreement;
}

/** Names the stated odds that differ from the simulated ones by more than .04, or a tenth of a career. */
export function misstatedOdds(
  stated: RetestOdds,
  { wrongModel, rightModel }: SimulatedAgreement,
  { shares = 0.04, careers = 0.1 } = {},
): string[] {
  const names = ['archetype', 'characterClass', 'personalityType', 'bestMatch', 'topFive'] as const;
  return names.filter((name) =>
    [wrongModel, rightModel].some((simulated, model) => {
      const difference = simulated ? Math.abs(simulated[name] - (stated[name][model] ?? 0)) : 0;
      return difference > (name === 'topFive' ? careers : shares);
    }),
  );
}

function outcomeOf(profile: TraitProfile, careers: readonly Career[]) {
  const riasec = Object.fromEntries(
    riasecTypes.map((type) => [type, profile.riasec[type].percentage]),
  );
  const bigFive = Object.fromEntries(
    bigFiveTraits.map((trait) => [trait, profile.bigFive[trait].percentage]),
  );
  const topFive = matchCareers(profile, careers, { count: 5 }).map(({ careerId }) => careerId);
  return {
    archetype: archetype(riasec),
    characterClass: characterClass(riasec),
    personalityType: personalityType(bigFive),
    bestMatch: topFive[0],
    topFive,
  };
}
