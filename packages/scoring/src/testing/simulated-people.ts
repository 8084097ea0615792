import { type OptionId, optionIds, type Response } from '@guildpath/contract';
import { instrumentOf } from '../model/instrument.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import { drawAnswer } from '../model/simulated-person.ts';
import type { ScoredQuestion } from '../types.ts';

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
