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

interface DocumentOptions {
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
            'Set by login, signup, an emailed link, a passkey and the login at the provider.',
        },
      },
    },
  });
}

const sessionScheme = 'session';
export const sessionSecurity = [{ [sessionScheme]: [] }];

function toOperation(procedure: RestProcedure) {
  const { procedurePath, summary, example, output } = procedure;
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
        ...(output ? { content: toContent(output, example.output) } : {}),
      },
      ...toErrorResponses(errorCodesOf(procedure)),
    },
  } satisfies ZodOpenApiOperationObject;
}

const restMethods = { GET: 'get', POST: 'post', DELETE: 'delete' } as const;

function errorCodesOf({ rest, access, needsProof, refusals = [] }: RestProcedure): ErrorCode[] {
  const codes: ErrorCode[] = [...commonErrorCodes];
  if (rest.method !== 'GET') codes.push('FORBIDDEN', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (access !== 'public') codes.push('UNAUTHORIZED');
  if (needsProof) codes.push('PROOF_REQUIRED');
  if (access === 'admin') codes.push('FORBIDDEN', 'PASSKEY_REQUIRED');
  return [...codes, ...refusals];
}

const idempotencyHeaders = z.object({
  'Idempotency-Key': withExample(
    z.optional(z.string().check(z.maxLength(idempotencyKeyMaxLength))),
    '0199c1f3-1f00-7000-8000-000000000003',
  ),
});

function toRequest({ rest, input, example, takesIdempotencyKey }: RestProcedure) {
  const header = takesIdempotencyKey && { header: idempotencyHeaders };
  if (!input) return header ? { requestParams: header } : {};
  const isWrite = rest.method !== 'GET';
  const pathFields = [...rest.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (isWrite && pathFields.length === 0) {
    return {
      ...(header && { requestParams: header }),
      requestBody: { required: true, content: toContent(input, example.input) },
    };
  }
  // The input is an object. Fields that the path does not name are in the query or the body.
  const { shape } = (input as z.core.$ZodObject)._zod.def;
  const fields = Object.entries(shape);
  const examples = new Map<string, unknown>(Object.entries(example.input ?? {}));
  const inPath = fields.filter(([name]) => pathFields.includes(name));
  const elsewhere = fields.filter(([name]) => !pathFields.includes(name));
  const toParameters = (some: typeof fields) =>
    z.object(
      Object.fromEntries(
        some.map(([name, schema]) => [name, withExample(schema, examples.get(name))]),
      ),
    );
  const path = inPath.length > 0 && { path: toParameters(inPath) };
  if (isWrite && elsewhere.length === 0) return { requestParams: { ...header, ...path } };
  if (isWrite) {
    const exampleBody = Object.fromEntries(elsewhere.map(([name]) => [name, examples.get(name)]));
    const content = toContent(z.object(Object.fromEntries(elsewhere)), exampleBody);
    return { requestParams: { ...header, ...path }, requestBody: { required: true, content } };
  }
  const query = elsewhere.length > 0 && { query: toParameters(elsewhere) };
  return { requestParams: { ...path, ...query } };
}

export function toContent(schema: z.core.$ZodType, example: unknown) {
  return { 'application/json': { schema, example } };
}

/** Returns a copy, so that other uses of the schema do not get the example. */
export function withExample(schema: z.core.$ZodType, example: unknown): z.core.$ZodType {
  const copy = z.clone(schema, schema._zod.def);
  z.globalRegistry.add(copy, { param: { example } });
  return copy;
}
