import { type OptionId, optionIds, type Response } from '@guildpath/contract';
import { type InstrumentQuestion, PreconditionError } from './model/instrument.ts';
import type { Answer } from './model/item.ts';

export interface AnsweredQuestion extends Pick<Response, 'selectedOption' | 'leastOption'> {
  readonly question: InstrumentQuestion;
}

/**
 * Pairs each question with its response, in the order of the questions. Throws a PreconditionError that names
 * the question when a response is missing, duplicated, invalid or not to one of these questions.
 */
export function requireAnswers(
  questions: readonly InstrumentQuestion[],
  responses: readonly Response[],
): AnsweredQuestion[] {
  const types = new Map(questions.map(({ id, type }) => [id, type]));
  const chosen = new Map<string, Response>();
  for (const response of responses) {
    const { questionId, questionType, selectedOption, leastOption } = response;
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
    requireOption(questionId, selectedOption);
    if (leastOption !== undefined) requireLeastOption(response, leastOption);
    if (chosen.has(questionId)) {
      throw new PreconditionError(`Question ${questionId} is answered twice.`, questionId);
    }
    chosen.set(questionId, response);
  }
  return questions.map((question) => {
    const response = chosen.get(question.id);
    if (!response) {
      throw new PreconditionError(`Question ${question.id} is not answered.`, question.id);
    }
    const { selectedOption, leastOption } = response;
    return { question, selectedOption, leastOption };
  });
}

/** Translates a response into the terms of the model. */
export function toAnswer({ question, selectedOption, leastOption }: AnsweredQuestion): Answer {
  const { item, outcomes } = question;
  const outcome = outcomes[selectedOption];
  return leastOption ? { item, outcome, least: outcomes[leastOption] } : { item, outcome };
}

function requireOption(questionId: string, option: OptionId): void {
  if (!optionIds.includes(option)) {
    throw new PreconditionError(`Question ${questionId} has no option ${option}.`, questionId);
  }
}

function requireLeastOption(
  { questionId, questionType, selectedOption }: Response,
  leastOption: OptionId,
): void {
  requireOption(questionId, leastOption);
  if (questionType !== 'riasec') {
    throw new PreconditionError(
      `Question ${questionId} is ${questionType}: only a riasec question takes a least option.`,
      questionId,
    );
  }
  if (leastOption === selectedOption) {
    throw new PreconditionError(
      `Question ${questionId} has option ${leastOption} as chosen and as least.`,
      questionId,
    );
  }
}
