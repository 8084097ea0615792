import type { Question, Response } from '@guildpath/contract';
import { AppError } from '../../http/app-error.ts';

/** Each question exactly once, as the type that it is. Throws BAD_REQUEST naming the first response that is not so. */
export function requireCompleteResponses(
  questions: readonly Question[],
  responses: readonly Response[],
): void {
  requireOwnResponses(questions, responses);
  const missing = questions.length - responses.length;
  if (missing > 0) {
    throw new AppError(
      'BAD_REQUEST',
      `responses: ${missing} of ${questions.length} questions are not answered.`,
    );
  }
}

/** Of these questions, each at most once, as the type that it is. Throws as above. */
export function requireOwnResponses(
  questions: readonly Question[],
  responses: readonly Response[],
): void {
  const open = new Map(questions.map((question) => [question.id, question]));
  const answered = new Set<string>();

  for (const [index, { questionId, questionType }] of responses.entries()) {
    const question = open.get(questionId);
    if (!question) refuse(`${index}.questionId`, 'This assessment has no such question.');
    if (answered.has(questionId)) refuse(`${index}.questionId`, 'This question is answered twice.');
    if (question.type !== questionType)
      refuse(`${index}.questionType`, `This question is of type ${question.type}.`);
    answered.add(questionId);
  }
}

function refuse(field: string, reason: string): never {
  throw new AppError('BAD_REQUEST', `responses.${field}: ${reason}`);
}
