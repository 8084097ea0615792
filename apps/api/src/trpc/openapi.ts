import { type ErrorCode, errorBodySchema } from '@guildpath/contract';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { idempotencyKeyMaxLength } from '../http/idempotency-key.ts';
import { toCookieName } from '../http/session/cookie-name.ts';
import { sessionCookieName } from '../http/session/session.ts';
import { commonErrorCodes, toErrorResponses } from './error-responses.ts';
import { navigations } from './navigations.ts';
import { probes } from './probes.ts';
import type { RestProcedure } from './rest-procedures.ts';

export interface DocumentOptions {
  readonly procedures: readonly RestProcedure[];
  /** Documents the routes that are not procedures. */
  readonly paths: ZodOpenApiPathsObject;
  readonly isSecure: boolean;
}

/** Builds the OpenAPI 3.1 document of the REST calls from the procedures themselves. */
export function buildOpenApiDocument({ procedures, paths, isSecure }: DocumentOptions) {
  const routes: ZodOpenApiPathsObject = { ...navigations, ...probes, ...paths };
  for (const procedure of procedures) {
    routes[procedure.rest.path] = {
      ...routes[procedure.rest.path],
      [restMethods[procedure.rest.method]]: toOperation(procedure),
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
    components: {
      schemas: { Error: errorBodySchema },
      securitySchemes: {
        [sessionScheme]: {
          type: 'apiKey',
          in: 'cookie',
          name: toCookieName(sessionCookieName, isSecure),
          description:
            'Set by login, signup, an emailed link, a passkey, the login at the provider and joining a hall.',
        },
      },
    },
  });
}

const sessionScheme = 'session';
export const sessionSecurity = [{ [sessionScheme]: [] }];

function toOperation(procedure: RestProcedure) {
  const { procedurePath, summary, output } = procedure;
  const [tag] = procedurePath.split('.');
  return {
    operationId: procedurePath,
    summary,
    tags: tag ? [tag] : [],
    security: procedure.access === 'public' ? [] : sessionSecurity,
    ...toRequest(procedure),
    responses: {
      '200': {
        description: 'Done',
        ...(output ? { content: toContent(output) } : {}),
      },
      ...toErrorResponses(errorCodesOf(procedure)),
    },
  } satisfies ZodOpenApiOperationObject;
}

const restMethods = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

function errorCodesOf({ rest, access, needsProof, refusals = [] }: RestProcedure): ErrorCode[] {
  const codes: ErrorCode[] = [...commonErrorCodes];
  if (rest.method !== 'GET') codes.push('FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (access !== 'public') codes.push('UNAUTHORIZED');
  if (needsProof) codes.push('PROOF_REQUIRED');
  if (access === 'admin') codes.push('FORBIDDEN', 'PASSKEY_REQUIRED');
  return [...codes, ...refusals];
}

const idempotencyHeaders = z.object({
  'Idempotency-Key': z.optional(z.string().check(z.maxLength(idempotencyKeyMaxLength))),
});

/** Fields that the path does not name are in the query or the body. */
function toRequest({ rest, input, takesIdempotencyKey }: RestProcedure) {
  const header = takesIdempotencyKey ? { header: idempotencyHeaders } : {};
  if (!input) return { requestParams: header };
  const { shape } = (input as z.core.$ZodObject)._zod.def;
  const inPath = ([name]: [string, unknown]) => rest.path.includes(`{${name}}`);
  const fields = Object.entries(shape);
  const path = toObject(fields.filter(inPath));
  const others = toObject(fields.filter((field) => !inPath(field)));
  const params = { ...header, ...(path && { path }) };
  if (!others) return { requestParams: params };
  if (rest.method === 'GET') return { requestParams: { ...params, query: others } };
  return {
    requestParams: params,
    requestBody: { required: true, content: toContent(path ? others : input) },
  };
}

function toObject(fields: [string, z.core.$ZodType][]) {
  return fields.length > 0 ? z.object(Object.fromEntries(fields)) : undefined;
}

export function toContent(schema: z.core.$ZodType) {
  return { 'application/json': { schema } };
}
