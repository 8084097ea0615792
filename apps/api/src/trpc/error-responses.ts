import { type ErrorBody, type ErrorCode, errorBodySchema, errorCodes } from '@guildpath/contract';
import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';

/** Any call may fail with these. */
export const commonErrorCodes = [
  'BAD_REQUEST',
  'TOO_MANY_REQUESTS',
  'INTERNAL_SERVER_ERROR',
  'SERVICE_UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

const statusesWithRetryAfter: readonly number[] = [
  errorCodes.TOO_MANY_REQUESTS.status,
  errorCodes.SERVICE_UNAVAILABLE.status,
];

const retryAfter = {
  'retry-after': {
    description: 'In how many seconds the same call may go through',
    schema: { type: 'integer' },
    example: 12,
  },
} as const;

/** Documents the error responses by status; codes with the same status become its examples. */
export function toErrorResponses(
  codes: Iterable<ErrorCode>,
  messages: Readonly<Partial<Record<ErrorCode, string>>> = {},
): ZodOpenApiResponsesObject {
  const toExample = (code: ErrorCode): { readonly value: ErrorBody } => ({
    value: { message: messages[code] ?? errorCodes[code].exampleMessage, code },
  });
  const responses: Record<`${1 | 2 | 3 | 4 | 5}${string}`, ZodOpenApiResponseObject> = {};
  for (const [status, codesOfStatus] of groupByStatus(codes)) {
    responses[`${status}` as '400'] = {
      description: codesOfStatus.map((code) => errorCodes[code].description).join(' '),
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
    const { status } = errorCodes[code];
    groups.set(status, [...(groups.get(status) ?? []), code]);
  }
  return groups;
}
