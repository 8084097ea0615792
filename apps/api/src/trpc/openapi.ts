import { errorBodySchema } from '@guildpath/contract';
import type { core, object } from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { listRestProcedures, type RestProcedure } from './rest-procedures.ts';

/** The OpenAPI 3.1 document of the REST calls, drawn from the procedures themselves. */
export function buildOpenApiDocument() {
  const routes: ZodOpenApiPathsObject = {};
  for (const procedure of listRestProcedures()) {
    const method = procedure.rest.method === 'GET' ? 'get' : 'post';
    routes[procedure.rest.path] = {
      ...routes[procedure.rest.path],
      [method]: toOperation(procedure),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Guildpath',
      version: '1.0.0',
      description: 'Career discovery as a quest: questions, answers, results and accounts.',
    },
    servers: [{ url: '/api' }],
    paths: routes,
  });
}

function toOperation({ procedurePath, rest, summary, input, output }: RestProcedure) {
  const [tag] = procedurePath.split('.');
  return {
    operationId: procedurePath,
    summary,
    tags: tag ? [tag] : [],
    ...toRequest(rest.method, input),
    responses: {
      '200': {
        description: 'Done',
        ...(output ? { content: { 'application/json': { schema: output } } } : {}),
      },
      default: {
        description: 'What went wrong',
        content: { 'application/json': { schema: errorBodySchema } },
      },
    },
  } satisfies ZodOpenApiOperationObject;
}

function toRequest(method: 'GET' | 'POST', input: core.$ZodType | undefined) {
  if (!input) return {};
  if (method === 'POST')
    return { requestBody: { required: true, content: { 'application/json': { schema: input } } } };
  return { requestParams: { path: input as ReturnType<typeof object> } };
}
