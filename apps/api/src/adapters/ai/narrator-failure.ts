import { toLine, toWords } from './endpoint-words.ts';

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

type Sdk = Pick<typeof import('ai'), 'APICallError' | 'RetryError'>;

/** The SDK's errors contain prompt and answer, and endpoints repeat the key: neither leaves this folder. */
export function createToFailure({ APICallError, RetryError }: Sdk, apiKey: string | undefined) {
  return (thrown: unknown): NarratorFailure => {
    const { kind, message, retryAfterMs } = toFailure(thrown);
    return new NarratorFailure(
      kind,
      apiKey ? message.replaceAll(apiKey, '…') : message,
      retryAfterMs,
    );
  };

  function toFailure(thrown: unknown): NarratorFailure {
    const error = RetryError.isInstance(thrown) ? thrown.lastError : thrown;
    return error instanceof NarratorFailure
      ? error
      : new NarratorFailure('failed', messageOf(error));
  }

  function messageOf(error: unknown): string {
    if (APICallError.isInstance(error)) {
      const { statusCode, responseBody = '' } = error;
      if (!statusCode) return `The AI endpoint cannot be reached${toReason(error)}.`;
      const words = toWords(responseBody);
      return `The AI endpoint answered ${statusCode}${words && `: ${words}`}.`;
    }
    const name = error instanceof Error ? error.name : typeof error;
    return name === 'TimeoutError'
      ? 'The AI endpoint did not answer in time.'
      : `The call to the AI endpoint failed with ${name}.`;
  }
}

/** Names the innermost cause, such as an unknown host or a certificate. */
function toReason({ cause }: Error): string {
  if (!(cause instanceof Error)) return '';
  if (cause.cause instanceof Error) return toReason(cause);
  const { code = '' } = cause as NodeJS.ErrnoException;
  // Not of a certificate that has expired, or is of another host.
  const hint = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/.test(code)
    ? '; NODE_EXTRA_CA_CERTS names the certificate of an authority of your own'
    : '';
  return `: ${toLine(cause.message || code)}${hint}`;
}
