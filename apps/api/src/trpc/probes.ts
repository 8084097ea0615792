import * as z from 'zod/mini';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { toErrorResponses } from './error-responses.ts';

/** The probes are outside `/api`, where supervisors and load balancers expect them. */
const servers = [{ url: '/' }];

export const probes: ZodOpenApiPathsObject = {
  '/healthz': {
    servers,
    get: {
      operationId: 'probes.health',
      summary: 'The process is up',
      ...answers('ok'),
    },
  },
  '/readyz': {
    servers,
    get: {
      operationId: 'probes.readiness',
      summary: 'The process is up, and the database answers',
      ...answers(
        'ready',
        toErrorResponses(['SERVICE_UNAVAILABLE'], {
          SERVICE_UNAVAILABLE: 'The database does not answer.',
        }),
      ),
    },
  },
};

function answers(
  status: string,
  errors: ZodOpenApiOperationObject['responses'] = {},
): Pick<ZodOpenApiOperationObject, 'tags' | 'responses'> {
  return {
    tags: ['probes'],
    responses: {
      '200': {
        description: 'Yes',
        content: { 'application/json': { schema: z.object({ status: z.literal(status) }) } },
      },
      ...errors,
    },
  };
}
