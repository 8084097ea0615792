import {
  type OptionId,
  optionIds,
  type Response,
  type RiasecType,
  riasecTypes,
  type ScoredQuestion,
  type ScoringKey,
} from '@guildpath/contract';
import { instrumentOf } from '../model/instrument.ts';
import { type SeededRandom, seededRandom } from '../model/seeded-random.ts';
import { drawAnswer, drawPerson } from '../model/simulated-person.ts';
import { scoreAssessment } from '../score-assessment.ts';
import type { TraitProfile } from '../trait-profile.ts';

/**
 * Lists mean interests that differ from those of the model, in standard deviations: published sex differences
 * (Su, Rounds & Armstrong 2009, 503 188 people) and larger ones. Each also represents a site whose visitors
 * are alike.
 */
export const unequalMeans = {
  'Realistic low, Social high': {
    realistic: -0.84,
    investigative: -0.26,
    artistic: 0.35,
    social: 0.68,
    enterprising: -0.04,
    conventional: 0.33,
  },
  'Realistic high, Social low': {
    realistic: 0.84,
    investigative: 0.26,
    artistic: -0.35,
    social: -0.68,
    enterprising: 0.04,
    conventional: -0.33,
  },
  'Realistic very low, Artistic and Social high': { realistic: -1, artistic: 0.75, social: 0.75 },
  'Realistic very high, Artistic and Social low': { realistic: 1, artistic: -0.75, social: -0.75 },
} as const satisfies Record<string, Partial<Record<RiasecType, number>>>;

/** Draws a latent vector from a population with these mean interests. */
export function drawPersonWith(
  means: Partial<Record<RiasecType, number>>,
  random: SeededRandom,
): Float64Array {
  const theta = drawPerson(random);
  for (const [scale, type] of riasecTypes.entries()) {
    theta[scale] = (theta[scale] ?? 0) + (means[type] ?? 0);
  }
  return theta;
}

export interface LeastNaming {
  /** The share of the scenes about interests in which people name a least option; default 0. */
  readonly leastShare?: number;
}

/** Draws the answers of a person with the latent vector `theta` from the model. */
export function answersOf(
  questions: readonly ScoredQuestion[],
  theta: Float64Array,
  random: SeededRandom,
  { leastShare = 0 }: LeastNaming = {},
): Response[] {
  return instrumentOf(questions).questions.map(({ id, type, item, outcomes }) => {
    const withLeast = leastShare > 0 && random.uniform() < leastShare;
    const { outcome, least } = drawAnswer(item, theta, random, { withLeast });
    // The three wrong options of an aptitude item share an outcome.
    const options = optionIds.filter((option) => outcomes[option] === outcome);
    const response = { questionId: id, questionType: type, selectedOption: anyOf(options, random) };
    const leastOption = optionIds.find((option) => outcomes[option] === least);
    return leastOption ? { ...response, leastOption } : response;
  });
}

/**
 * Simulates the profiles of people from the model population, or from one with other mean interests, to test
 * the effect of a catalogue on a whole population. The same seed gives the same profiles.
 */
export function simulatedProfiles(
  questions: readonly ScoredQuestion[],
  {
    people,
    seed = 1,
    means = {},
    ...naming
  }: {
    readonly people: number;
    readonly seed?: number;
    readonly means?: Partial<Record<RiasecType, number>>;
  } & LeastNaming,
): TraitProfile[] {
  const random = seededRandom(seed);
  return Array.from({ length: people }, () =>
    scoreAssessment(questions, answersOf(questions, drawPersonWith(means, random), random, naming)),
  );
}

/** Simulates random responding: all options are equally likely, and so are all possible least options. */
export function randomAnswers(
  questions: readonly ScoredQuestion[],
  random: SeededRandom,
  { leastShare = 0 }: LeastNaming = {},
): Response[] {
  return questions.map(({ id, type }) => {
    const selectedOption = anyOf(optionIds, random);
    const response = { questionId: id, questionType: type, selectedOption };
    if (type !== 'riasec' || leastShare === 0 || random.uniform() >= leastShare) return response;
    return { ...response, leastOption: randomLeast(selectedOption, random) };
  });
}

/** Draws any option but the chosen one. */
export function randomLeast(selectedOption: OptionId, random: SeededRandom): OptionId {
  return anyOf(
    optionIds.filter((option) => option !== selectedOption),
    random,
  );
}

function anyOf(options: readonly OptionId[], random: SeededRandom): OptionId {
  return options[Math.floor(random.uniform() * options.length)] ?? 'a';
}

/** Returns the answers of an able person who prefers one type, then its neighbours on the hexagon. */
export function devotedAnswers(questions: readonly ScoredQuestion[], type: RiasecType): Response[] {
  const at = riasecTypes.indexOf(type);
  const byCloseness = [0, 1, 5, 2, 4, 3].map((steps) => riasecTypes[(at + steps) % 6]);
  return writtenAnswers(questions, ({ key }) => devotedOption(key, byCloseness));
}

/**
 * Returns the answers with these letters: the first is the chosen option, and in scenes about interests the
 * second, if any, the least. Without a letter the answer is a.
 */
export function writtenAnswers(
  questions: readonly ScoredQuestion[],
  lettersOf: (question: ScoredQuestion, place: number) => string | undefined,
): Response[] {
  return questions.map((question, place) => {
    const { id, type } = question;
    const letters = (lettersOf(question, place) ?? '').split('');
    const [chosen, least] = letters.map((letter) => optionIds.find((option) => option === letter));
    const response = { questionId: id, questionType: type, selectedOption: chosen ?? 'a' };
    return least && type === 'riasec' ? { ...response, leastOption: least } : response;
  });
}

function devotedOption(
  key: ScoringKey,
  byCloseness: readonly (RiasecType | undefined)[],
): OptionId {
  switch (key.kind) {
    case 'riasec': {
      const closest = (option: OptionId) => byCloseness.indexOf(key.types[option]);
      return [...optionIds].sort((one, other) => closest(one) - closest(other))[0] ?? 'a';
    }
    case 'bigfive':
      return optionIds.find((option) => key.levels[option] === 2) ?? 'a';
    case 'aptitude':
      return key.correct;
  }
}
