import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { buildOpenApiDocument } from './openapi.ts';
import { listRestProcedures } from './rest-procedures.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly headers?: object }>
  >;
}

type Content = Readonly<Record<'application/json', { readonly example?: unknown }>>;

// As clients read it: schemas become plain JSON.
const document = JSON.parse(JSON.stringify(buildOpenApiDocument())) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    operation,
  })),
);

/** Spec section 7, contract.md, and what privacy asks for. */
const calls = [
  'GET /auth/user',
  'GET /user/assessments',
  'GET /assessment/questions/{tier}',
  'POST /assessment/submit',
  'POST /assessment/unlock',
  'POST /auth/login',
  'POST /auth/signup',
  'POST /auth/logout',
  'POST /auth/email-link',
  'GET /results/{assessmentResultId}',
  'GET /admin/system-overview',
  'GET /admin/users',
  'GET /admin/assessment-stats',
  'GET /admin/database-stats',
  'POST /admin/seed-questions',
  'POST /admin/seed-career-data',
  'GET /user/export',
  'DELETE /user',
  'POST /user/password',
  'GET /site/settings',
  'GET /auth/logout',
  'GET /login',
  'GET /login/callback',
];

describe('the API document', () => {
  it('lists every call once', () => {
    expect(operations.map(({ call }) => call).sort()).toEqual([...calls].sort());
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('shows an example of $call', ({ operation }) => {
    for (const { name, example } of operation.parameters ?? []) expect(example, name).toBeDefined();
    if (operation.requestBody)
      expect(operation.requestBody.content['application/json'].example).toBeDefined();
    const { 200: done, 302: onward } = operation.responses;
    if (done) expect(done.content?.['application/json'].example).toBeDefined();
    else expect(onward?.headers).toMatchObject({ location: { example: expect.any(String) } });
  });

  it('tells which fields of a read are in the path and which in the query', () => {
    expect(document.paths['/admin/users']?.get?.parameters).toMatchObject([
      { name: 'search', in: 'query', example: 'ada' },
      { name: 'page', in: 'query', example: 1 },
      { name: 'pageSize', in: 'query', example: 50 },
    ]);
    expect(document.paths['/results/{assessmentResultId}']?.get?.parameters).toMatchObject([
      { name: 'assessmentResultId', in: 'path', required: true },
    ]);
  });
});

describe.each(listRestProcedures())('the example of $procedurePath', (procedure) => {
  const { input, output, example } = procedure;

  it('is one that its schemas take as it is', () => {
    expect(output).toBeDefined();
    if (output) expect(safeParse(output, example.output).data).toEqual(example.output);
    expect(example.input !== undefined).toBe(input !== undefined);
    if (input) expect(safeParse(input, example.input).data).toEqual(example.input);
  });
});
