import type { Response } from '@guildpath/contract';
import type { InstrumentQuestion } from './model/instrument.ts';
import type { Answer } from './model/item.ts';

export interface AnsweredQuestion extends Pick<Response, 'selectedOption' | 'leastOption'> {
  readonly question: InstrumentQuestion;
}

/**
 * Pairs each question with its response, in the order of the questions. Throws unless there is exactly one
 * response to each; that it fits its question is checked where it comes in.
 */
export function requireAnswers(
  questions: readonly InstrumentQuestion[],
  responses: readonly Response[],
): AnsweredQuestion[] {
  const given = new Map(responses.map((response) => [response.questionId, response]));
  const answered = questions.map((question) => {
    const response = given.get(question.id);
    if (!response) throw new Error(`Question ${question.id} is not answered.`);
    const { selectedOption, leastOption } = response;
    return { question, selectedOption, leastOption };
  });
  if (responses.length !== questions.length) {
    throw new Error(`There are ${responses.length} responses to ${questions.length} questions.`);
  }
  return answered;
}

/** Translates a response into the terms of the model. */
export function toAnswer({ question, selectedOption, leastOption }: AnsweredQuestion): Answer {
  const { item, outcomes } = question;
  const outcome = outcomes[selectedOption];
  return leastOption ? { item, outcome, least: outcomes[leastOption] } : { item, outcome };
}
