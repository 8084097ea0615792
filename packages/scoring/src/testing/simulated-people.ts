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

/** What someone with the latent vector `theta` answers, as the model has it. */
export function answersOf(
  questions: readonly ScoredQuestion[],
  theta: Float64Array,
  random: SeededRandom,
): Response[] {
  return instrumentOf(questions).questions.map(({ id, type, item, outcomes }) => {
    const { outcome } = drawAnswer(item, theta, random);
    // Several options may have the outcome: the wrong answers of an aptitude item.
    const options = optionIds.filter((option) => outcomes[option] === outcome);
    return { questionId: id, questionType: type, selectedOption: anyOf(options, random) };
  });
}

/** What someone answers who throws dice. */
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

/** What someone answers who leans to one type, then its neighbours on the hexagon, and is able. */
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
