import {
  accountExportSchema,
  adminUserInput,
  type ErrorCode,
  errorBodySchema,
  exportCatalogueInput,
} from '@guildpath/contract';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { accountExamples } from '../features/account/account.examples.ts';
import { userExamples } from '../features/account/management/users.examples.ts';
import { adminExamples } from '../features/admin/admin.examples.ts';
import { toCookieName } from '../http/cookie-name.ts';
import { idempotencyKeyMaxLength } from '../http/idempotency-key.ts';
import { sessionCookieName } from '../http/session.ts';
import { refusalsOfAnyCall, toErrorResponses } from './error-responses.ts';
import { navigations } from './navigations.ts';
import { probes } from './probes.ts';
import { listRestProcedures, type RestProcedure } from './rest-procedures.ts';

/** The OpenAPI 3.1 document of the REST calls, drawn from the procedures themselves, and of what browsers open. */
export function buildOpenApiDocument({ isSecure }: { readonly isSecure: boolean }) {
  const routes: ZodOpenApiPathsObject = {
    ...navigations,
    ...probes,
    '/user/export': download,
    '/admin/users/{id}/export': downloadForAdmin,
    ...catalogueExport,
  };
  for (const procedure of listRestProcedures()) {
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

const exported = {
  '200': {
    description: 'Done',
    content: toContent(accountExportSchema, accountExamples.export.output),
  },
};

/** A file rather than the answer of a procedure, because it is streamed. */
const download: ZodOpenApiPathsObject[string] = {
  get: {
    operationId: 'user.export',
    summary: 'Everything stored about the caller, as a file; at most two an hour',
    tags: ['user'],
    security: [{ [sessionScheme]: [] }],
    responses: {
      ...exported,
      ...toErrorResponses([...refusalsOfAnyCall, 'UNAUTHORIZED', 'PROOF_REQUIRED']),
    },
  },
};

const downloadForAdmin: ZodOpenApiPathsObject[string] = {
  get: {
    ...download.get,
    operationId: 'admin.exportUser',
    summary: 'Everything stored about an account, as the file that its owner would get',
    tags: ['admin'],
    requestParams: {
      path: z.object({ id: withExample(adminUserInput.shape.id, userExamples.user.input.id) }),
    },
    responses: {
      ...exported,
      ...toErrorResponses([
        ...refusalsOfAnyCall,
        'UNAUTHORIZED',
        'FORBIDDEN',
        'PROOF_REQUIRED',
        'PASSKEY_REQUIRED',
        'NOT_FOUND',
      ]),
    },
  },
};

const catalogueExport: ZodOpenApiPathsObject = {
  '/admin/catalogue/{kind}': {
    get: {
      operationId: 'admin.exportCatalogue',
      summary: 'The list of one kind of the catalogue, as a CSV file that an import takes',
      tags: ['admin'],
      security: [{ [sessionScheme]: [] }],
      requestParams: {
        path: z.object({ kind: withExample(exportCatalogueInput.shape.kind, 'schools') }),
      },
      responses: {
        '200': {
          description: 'Done',
          content: {
            'text/csv': {
              schema: { type: 'string' },
              example: adminExamples.previewImport.input.csv,
            },
          },
        },
        ...toErrorResponses([
          ...refusalsOfAnyCall,
          'UNAUTHORIZED',
          'FORBIDDEN',
          'PASSKEY_REQUIRED',
        ]),
      },
    },
  },
};

function toOperation(procedure: RestProcedure) {
  const { procedurePath, summary, example, output } = procedure;
  const [tag] = procedurePath.split('.');
  return {
    operationId: procedurePath,
    summary,
    tags: tag ? [tag] : [],
    security: procedure.access === 'public' ? [] : [{ [sessionScheme]: [] }],
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

/** All that a call may refuse with: as any call, as a write, for its access level, and by its own rules. */
function errorCodesOf({ rest, access, needsProof, refusals = [] }: RestProcedure): ErrorCode[] {
  const codes: ErrorCode[] = [...refusalsOfAnyCall];
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
  // The input is an object: its fields are in the path where the path names them, else in the query or the body.
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

function toContent(schema: z.core.$ZodType, example: unknown) {
  return { 'application/json': { schema, example } };
}

/** A copy, so that what the document says of a schema does not stay with the schema. */
function withExample(schema: z.core.$ZodType, example: unknown): z.core.$ZodType {
  const copy = z.clone(schema, schema._zod.def);
  z.globalRegistry.add(copy, { param: { example } });
  return copy;
}
