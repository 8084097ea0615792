import {
  type ErrorBody,
  type ErrorCode,
  errorBodySchema,
  errorStatuses,
} from '@guildpath/contract';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';

/** What every call may refuse with. */
export const refusalsOfAnyCall = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** For the API document: an example message for each code. */
const exampleMessages: Readonly<Record<ErrorCode, string>> = {
  BAD_REQUEST: 'guestEmail: Please enter a valid email address',
  UNAUTHORIZED: 'Unauthorized',
  INVALID_CREDENTIALS: 'Email, username or password is wrong.',
  FORBIDDEN: 'This request came from another site.',
  PROOF_REQUIRED: 'Please enter your password first, to show that it is you.',
  PASSKEY_REQUIRED:
    'Administrators sign in with a passkey here. Add one in the account menu, then sign in with it.',
  NOT_FOUND: 'There is no such assessment result.',
  CONFLICT: 'This email is already registered. Please log in.',
  PAYLOAD_TOO_LARGE: 'Request body is too large',
  UNSUPPORTED_MEDIA_TYPE: 'Unsupported Media Type',
  TOO_MANY_REQUESTS: 'Too many requests. Please try again in 12 seconds.',
  INTERNAL_SERVER_ERROR: 'Internal server error',
  SERVICE_UNAVAILABLE:
    'More people are here than the server can serve. Please try again in a few seconds.',
};

const descriptions: Readonly<Record<number, string>> = {
  400: 'Bad input; the message names the field',
  401: 'No one is signed in, or the credentials are wrong',
  403: 'Not allowed: another role, no recent proof of who it is, a tier that is Coming Soon, or a write from another site',
  404: 'It does not exist, or it is someone else’s',
  409: 'It is there already, or changed at the same time',
  413: 'The body is larger than 256 KiB, or 10 MiB for an import',
  415: 'The body is not JSON',
  429: 'Too many; Retry-After says when to come back',
  500: 'Our fault; nothing is said of the cause',
  503: 'More than the server can serve, or its database is away',
};

const statusesWithRetryAfter: readonly number[] = [
  errorStatuses.TOO_MANY_REQUESTS,
  errorStatuses.SERVICE_UNAVAILABLE,
];

const retryAfter = {
  'retry-after': {
    description: 'In how many seconds the same call may go through',
    schema: { type: 'integer' },
    example: 12,
  },
} as const;

/** The answers with which a call refuses, by status; codes of one status are examples of it. */
export function toErrorResponses(
  codes: Iterable<ErrorCode>,
  messages: Readonly<Partial<Record<ErrorCode, string>>> = {},
): ZodOpenApiResponsesObject {
  const toExample = (code: ErrorCode): { readonly value: ErrorBody } => ({
    value: { message: messages[code] ?? exampleMessages[code], code },
  });
  const responses: Record<`${1 | 2 | 3 | 4 | 5}${string}`, ZodOpenApiResponseObject> = {};
  for (const [status, codesOfStatus] of groupByStatus(codes)) {
    responses[`${status}` as '400'] = {
      description: descriptions[status] ?? 'What went wrong',
      ...(statusesWithRetryAfter.includes(status) ? { headers: retryAfter } : {}),
      content: {
        'application/json': {
          schema: errorBodySchema,
          examples: Object.fromEntries(codesOfStatus.map((code) => [code, toExample(code)])),
        },
      },
    };
  }
  return responses;
}

function groupByStatus(codes: Iterable<ErrorCode>): Map<number, ErrorCode[]> {
  const groups = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const status = errorStatuses[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
