/**
 * What scoring throws when its input cannot be scored: a question without an answer, an option or a
 * type that does not exist. It names the question. Callers check their input first, so for them this
 * is a bug and not an outcome.
 */
export class PreconditionError extends Error {
  override readonly name = 'PreconditionError';
  /** The question that is wrong, where it is one question. */
  readonly questionId: string | undefined;

  constructor(message: string, questionId?: string) {
    super(message);
    this.questionId = questionId;
  }
}
