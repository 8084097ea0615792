/** What is logged of an error: enough to find the cause, nothing about the person it happened to. */
export interface RedactedError {
  readonly type: string;
  readonly code: string | undefined;
  readonly message: string;
  readonly stack: string | undefined;
  readonly cause: RedactedError | undefined;
}

const deepestCause = 4;

/**
 * Errors of drivers and libraries carry what they were doing: mail servers name the recipient, PostgreSQL the values of
 * a row, HTTP parsers the raw request. Only the fields named here are kept, and texts lose what could name someone.
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
      error.cause === undefined || depth >= deepestCause
        ? undefined
        : redactError(error.cause, depth + 1),
  };
}

/** The stack without its first lines, which repeat the message. */
function toFrames(stack: string): string {
  const first = stack.search(/^ {4}at /m);
  return first < 0 ? '' : stack.slice(first);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  // Packages in the paths of frames are not emails: pnpm's folders have a name and a version, and others a scope.
  [/\/\.pnpm\/[^\s/]+\/node_modules\//g, '/'],
  [/[^\s<>"'(),;:=@]{1,64}(?<!\/node_modules\/)@[^\s<>"'(),;:]+/g, '[email]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[address]'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi, '[address]'],
  [/\?[^\s"'<>=?]{1,100}=[^\s"'<>]*/g, '?[query]'],
  [/[\w-]{32,}/g, '[secret]'],
];

/** Longer ones repeat what someone sent. */
const textMaxLength = 4_000;

/** A text with every email, network address, query string and token replaced by the word for it. */
export function withoutPersonalData(text: string): string {
  return replacements.reduce(
    (kept, [pattern, word]) => kept.replace(pattern, word),
    text.slice(0, textMaxLength),
  );
}
