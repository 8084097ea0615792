import * as z from 'zod/mini';

/** The message of a 401 when no one is signed in. A wrong password has a message of its own. */
export const unauthorizedMessage = 'Unauthorized';

interface ErrorFacts {
  /** The HTTP status. */
  readonly status: number;
  /** The error code of tRPC, which has fewer of them. */
  readonly trpcCode: string;
  /** A sentence for the API document. */
  readonly description: string;
  /** A message that an answer with this code may carry, for the API document. */
  readonly exampleMessage: string;
}

/** Lists the error codes of the API. Statuses, tRPC codes and the API document derive from this table. */
export const errorCodes = {
  BAD_REQUEST: {
    status: 400,
    trpcCode: 'BAD_REQUEST',
    description: 'The input is invalid; the message names the field.',
    exampleMessage: 'guestEmail: Please enter a valid email address',
  },
  UNAUTHORIZED: {
    status: 401,
    trpcCode: 'UNAUTHORIZED',
    description: 'No one is signed in.',
    exampleMessage: unauthorizedMessage,
  },
  INVALID_CREDENTIALS: {
    status: 401,
    trpcCode: 'UNAUTHORIZED',
    description: 'The credentials are wrong.',
    exampleMessage: 'That email, username or password is wrong.',
  },
  FORBIDDEN: {
    status: 403,
    trpcCode: 'FORBIDDEN',
    description:
      'The role does not allow it, the tier is Coming Soon, or the write comes from another site.',
    exampleMessage: 'This request came from another site.',
  },
  PROOF_REQUIRED: {
    status: 403,
    trpcCode: 'FORBIDDEN',
    description: 'The password must be entered, or a sign-in repeated, first.',
    exampleMessage: 'Please enter your password first so we know it’s you.',
  },
  PASSKEY_REQUIRED: {
    status: 403,
    trpcCode: 'FORBIDDEN',
    description: 'The caller must sign in with a passkey first.',
    exampleMessage:
      'On this site, administrators need a passkey. Add one in the account menu with a code from the person who runs it, then sign in.',
  },
  NOT_FOUND: {
    status: 404,
    trpcCode: 'NOT_FOUND',
    description: 'It does not exist, or it belongs to someone else.',
    exampleMessage: 'We couldn’t find that assessment result.',
  },
  CONFLICT: {
    status: 409,
    trpcCode: 'CONFLICT',
    description: 'It already exists, or another request changed it at the same time.',
    exampleMessage: 'This email is already registered. Please log in.',
  },
  NAME_TAKEN: {
    status: 409,
    trpcCode: 'CONFLICT',
    description: 'Someone else has just taken the drawn name; other names can be drawn.',
    exampleMessage: 'Someone just took that name. Please pick another one.',
  },
  GONE: {
    status: 410,
    trpcCode: 'NOT_FOUND',
    description: 'It existed and has been deleted.',
    exampleMessage: 'This hall has been deleted, with everything in it.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    trpcCode: 'PAYLOAD_TOO_LARGE',
    description: 'The body is larger than 256 KiB.',
    exampleMessage: 'Request body is too large',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    trpcCode: 'UNSUPPORTED_MEDIA_TYPE',
    description: 'The body is not JSON.',
    exampleMessage: 'Unsupported Media Type',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    trpcCode: 'TOO_MANY_REQUESTS',
    description: 'There were too many requests; Retry-After says when to try again.',
    exampleMessage: 'Too many requests. Please try again in 12 seconds.',
  },
  INTERNAL_SERVER_ERROR: {
    status: 500,
    trpcCode: 'INTERNAL_SERVER_ERROR',
    description: 'The server failed; the answer does not reveal the cause.',
    exampleMessage: 'Internal server error',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    trpcCode: 'SERVICE_UNAVAILABLE',
    description: 'The server is overloaded, or its database does not answer.',
    exampleMessage: 'Too many people are here right now. Please try again in a few seconds.',
  },
} as const satisfies Readonly<Record<string, ErrorFacts>>;
export type ErrorCode = keyof typeof errorCodes;

/** The body of every error response. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
