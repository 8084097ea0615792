import * as z from 'zod/mini';

/** The error codes of the API with their HTTP statuses. */
export const errorStatuses = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  /** The password, or a new sign-in, has to come first. */
  PROOF_REQUIRED: 403,
  /** An administrator has to sign in with a passkey first. */
  PASSKEY_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;
export type ErrorCode = keyof typeof errorStatuses;

/** The message of a 401 when nobody is signed in. A wrong password has a message of its own. */
export const unauthorizedMessage = 'Unauthorized';

/** The body of every error response. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
