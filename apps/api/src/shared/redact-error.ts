interface RedactedError {
  readonly type: string;
  readonly code: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause: RedactedError | undefined;
}

const maxCauses = 4;

/**
 * Removes personal data from an error before it is logged. Errors of libraries contain it in many fields:
 * SMTP errors name the recipient, PostgreSQL's the values of a row. So only the fields named here remain,
 * with redacted texts.
 */
export function redactError(error: unknown, depth = 0): RedactedError {
  if (!(error instanceof Error)) {
    return {
      type: typeof error,
      code: undefined,
      message:
        typeof error === 'string'
          ? withoutPersonalData(error)
          : 'Something other than an Error was thrown.',
      stack: undefined,
      cause: undefined,
    };
  }
  const { code } = error as { readonly code?: unknown };
  return {
    type: error.name,
    code: typeof code === 'string' || typeof code === 'number' ? `${code}` : undefined,
    message: withoutPersonalData(error.message),
    stack: error.stack && withoutPersonalData(toFrames(error.stack)),
    cause:
      error.cause === undefined || depth >= maxCauses
        ? undefined
        : redactError(error.cause, depth + 1),
  };
}

function toFrames(stack: string): string {
  // The first lines repeat the message.
  const first = stack.search(/^ {4}at /m);
  return first < 0 ? '' : stack.slice(first);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  // The `@` of versions and scopes in the paths of frames must not look like an email.
  [/\/\.pnpm\/[^\s/]+\/node_modules\//g, '/'],
  [/[^\s<>"(),;:@]{1,64}(?<!\/node_modules\/)@[^\s<>"'(),;:]+/g, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\?[^\s"'<>=?]{1,100}=[^\s"'<>]*/g, '?[query]'],
  [/[\w-]{32,}/g, '[secret]'],
];

/** Longer texts tend to quote the request. */
const textMaxLength = 4_000;

/** Replaces every email, network address, query string and token. */
export function withoutPersonalData(text: string): string {
  return replacements.reduce(
    (redacted, [pattern, word]) => redacted.replace(pattern, word),
    text.slice(0, textMaxLength),
  );
}
