type FailureKind =
  /** The endpoint asked for a retry later. */
  | 'busy'
  /** The endpoint was not called, because too many calls in a row have failed. */
  | 'breaker-open'
  /** The endpoint did not answer, or answered with an error. */
  | 'failed';

/** There is no answer. The message contains nothing of prompt or answer. */
export class NarratorFailure extends Error {
  override readonly name = 'NarratorFailure';

  readonly kind: FailureKind;
  /** 0 except for `busy` and `breaker-open`. */
  readonly retryAfterMs: number;

  constructor(kind: FailureKind, message: string, retryAfterMs = 0) {
    super(message);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

type Sdk = Pick<typeof import('ai'), 'APICallError' | 'RetryError'>;

/** The SDK's errors contain prompt and answer, so they must not leave this folder. */
export function createToFailure({ APICallError, RetryError }: Sdk) {
  return (thrown: unknown): NarratorFailure => {
    const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
    if (error instanceof NarratorFailure) return error;
    if (error instanceof Error && error.cause instanceof NarratorFailure) return error.cause;
    return new NarratorFailure('failed', messageOf(error));
  };

  function messageOf(error: unknown): string {
    if (APICallError.isInstance(error)) {
      return error.statusCode
        ? `The AI endpoint answered ${error.statusCode}.`
        : 'The AI endpoint cannot be reached.';
    }
    const name = error instanceof Error ? error.name : typeof error;
    return name === 'TimeoutError'
      ? 'The AI endpoint did not answer in time.'
      : `The call to the AI endpoint failed with ${name}.`;
  }
}
