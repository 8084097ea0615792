import { type OptionId, optionIds, type Response } from '@guildpath/contract';
import { type InstrumentQuestion, PreconditionError } from './model/instrument.ts';

/**
 * The chosen option of each question, in the order of the questions. Throws a PreconditionError that
 * names the question when an answer is missing, duplicated or does not belong to these questions.
 */
export function requireAnswers(
  questions: readonly InstrumentQuestion[],
  responses: readonly Response[],
): OptionId[] {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  const chosen = new Map<string, OptionId>();
  for (const { questionId, questionType, selectedOption } of responses) {
    const type = types.get(questionId);
    if (type === undefined) {
      throw new PreconditionError(`There is no question ${questionId} here.`, questionId);
    }
    if (type !== questionType) {
      throw new PreconditionError(
        `Question ${questionId} is ${type}, but was answered as ${questionType}.`,
        questionId,
      );
    }
    if (!optionIds.includes(selectedOption)) {
      throw new PreconditionError(
        `Question ${questionId} has no option ${selectedOption}.`,
        questionId,
      );
    }
    if (chosen.has(questionId)) {
      throw new PreconditionError(`Question ${questionId} is answered twice.`, questionId);
    }
    chosen.set(questionId, selectedOption);
  }
  return questions.map(({ id }) => {
    const option = chosen.get(id);
    if (!option) throw new PreconditionError(`Question ${id} is not answered.`, id);
    return option;
  });
}
