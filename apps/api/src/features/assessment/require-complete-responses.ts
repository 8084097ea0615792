import type { Question, Response } from '@guildpath/contract';
import { AppError } from '../../shared/app-error.ts';

/**
 * Requires exactly one valid response to each question. Throws BAD_REQUEST naming the first wrong response.
 */
export function requireCompleteResponses(
  questions: readonly Question[],
  responses: readonly Response[],
): void {
  requireValidResponses(questions, responses);
  const missing = questions.length - responses.length;
  if (missing > 0) {
    throw new AppError(
      'BAD_REQUEST',
      `responses: ${missing} of ${questions.length} questions have no answer.`,
    );
  }
}

/**
 * Requires at most one response to each of these questions, with the question's own type. Throws BAD_REQUEST
 * naming the first wrong response.
 */
export function requireValidResponses(
  questions: readonly Question[],
  responses: readonly Response[],
): void {
  const questionsById = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();

  for (const [index, { questionId, questionType }] of responses.entries()) {
    const question = questionsById.get(questionId);
    if (!question) reject(`${index}.questionId`, 'This assessment doesn’t have that question.');
    if (answered.has(questionId)) reject(`${index}.questionId`, 'This question is answered twice.');
    if (question.type !== questionType)
      reject(`${index}.questionType`, `This question is of type ${question.type}.`);
    answered.add(questionId);
  }
}

function reject(field: string, reason: string): never {
  throw new AppError('BAD_REQUEST', `responses.${field}: ${reason}`);
}
