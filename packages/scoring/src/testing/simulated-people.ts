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
import type { SeededRandom } from '../model/seeded-random.ts';
import { drawAnswer } from '../model/simulated-person.ts';

/** Answers of someone with the latent vector `theta`, drawn from the model. */
export function answersOf(
  questions: readonly ScoredQuestion[],
  theta: Float64Array,
  random: SeededRandom,
): Response[] {
  return instrumentOf(questions).questions.map(({ id, type, item, outcomes }) => {
    const { outcome } = drawAnswer(item, theta, random);
    // The three wrong options of an aptitude item share an outcome.
    const options = optionIds.filter((option) => outcomes[option] === outcome);
    return { questionId: id, questionType: type, selectedOption: anyOf(options, random) };
  });
}

/** Random responding: every option is equally likely. */
export function randomAnswers(
  questions: readonly ScoredQuestion[],
  random: SeededRandom,
): Response[] {
  return questions.map(({ id, type }) => ({
    questionId: id,
    questionType: type,
    selectedOption: anyOf(optionIds, random),
  }));
}

function anyOf(options: readonly OptionId[], random: SeededRandom): OptionId {
  return options[Math.floor(random.uniform() * options.length)] ?? 'a';
}

/** Answers of an able person who prefers one type, then its neighbours on the hexagon. */
export function devotedAnswers(questions: readonly ScoredQuestion[], type: RiasecType): Response[] {
  const at = riasecTypes.indexOf(type);
  const byCloseness = [0, 1, 5, 2, 4, 3].map((steps) => riasecTypes[(at + steps) % 6]);
  return questions.map(({ id, type: questionType, key }) => ({
    questionId: id,
    questionType,
    selectedOption: devotedOption(key, byCloseness),
  }));
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
