type FailureKind =
  /** The endpoint asked for a retry later. */
  | 'busy'
  /** The endpoint was not called, because too many calls in a row have failed. */
  | 'breaker-open'
  /** The model refuses, or a filter stopped it: the same prompt would fail again. */
  | 'declined'
  /** The endpoint did not answer, or answered with an error. */
  | 'failed';

/** There is no answer. The message contains nothing but one line of the endpoint's own words. */
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
