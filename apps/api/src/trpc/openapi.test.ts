import { errorBodySchema, errorCodes } from '@guildpath/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { shareTestSite, type TestBrowser } from '../../testing/test-site.ts';
import { getOpenApiDocument } from '../app.ts';
import { appRouter } from '../features/app-router.ts';
import { listRestProcedures, type RestProcedure } from './rest-procedures.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly example?: unknown }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly headers?: object }>
  >;
}

type Content = Readonly<Record<'application/json', Body>>;

interface Body {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

// Clients see the schemas as plain JSON.
const document = JSON.parse(JSON.stringify(getOpenApiDocument(false))) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

const calls = [
  'GET /auth/user',
  'GET /user/assessments',
  'GET /user/profile',
  'GET /assessment/questions/{tier}',
  'POST /assessment/submit',
  'POST /assessment/preview',
  'POST /assessment/progress',
  'POST /assessment/unlock',
  'POST /auth/login',
  'POST /auth/signup',
  'POST /auth/logout',
  'POST /auth/link',
  'POST /auth/email-link',
  'POST /auth/email-link/preview',
  'POST /auth/email-link/renewal',
  'POST /user/proof-mail',
  'GET /results/{assessmentResultId}',
  'DELETE /results/{assessmentResultId}',
  'POST /results/{assessmentResultId}/keep',
  'POST /results/{assessmentResultId}/discard',
  'GET /user/unclaimed-results',
  'DELETE /user/unclaimed-results',
  'GET /results/{assessmentResultId}/puzzles',
  'GET /results/{assessmentResultId}/card',
  'POST /results/{assessmentResultId}/card',
  'GET /cards/{cardId}',
  'GET /admin/system-overview',
  'GET /admin/users',
  'GET /admin/users/{id}',
  'GET /admin/users/{id}/export',
  'POST /admin/users/{id}/role',
  'DELETE /admin/users/{id}/sessions',
  'DELETE /admin/users/{id}',
  'GET /admin/assessment-stats',
  'GET /admin/submissions-by-day',
  'GET /admin/quest-progress',
  'GET /admin/database-stats',
  'GET /admin/option-counts',
  'GET /admin/security-events',
  'POST /admin/seed-questions',
  'POST /admin/seed-career-data',
  'POST /admin/catalogue-import/preview',
  'POST /admin/catalogue-import',
  'GET /admin/catalogue/{kind}',
  'GET /user/drafts',
  'GET /user/export',
  'DELETE /user',
  'POST /user/drafts',
  'POST /user/names',
  'POST /user/password',
  'GET /user/sessions',
  'DELETE /user/sessions',
  'DELETE /user/sessions/{id}',
  'GET /user/passkeys',
  'POST /user/passkeys',
  'POST /user/passkeys/options',
  'DELETE /user/drafts/{assessmentType}',
  'DELETE /user/passkeys/{id}',
  'POST /auth/passkey/options',
  'POST /auth/passkey',
  'POST /auth/prove',
  'GET /user/careers',
  'POST /user/careers/{careerId}',
  'GET /site/settings',
  'GET /careers',
  'GET /careers/{careerId}',
  'GET /career-families',
  'GET /consultants',
  'GET /programs',
  'GET /auth/logout',
  'GET /login',
  'GET /login/callback',
  'GET /healthz',
  'GET /readyz',
];

describe('the API document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect({ valid, version: validator.version }).toEqual({ valid: true, version: '3.1' });
  });

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
    if (done) expect(Object.values(done.content ?? {})[0]?.example).toBeDefined();
    else expect(onward?.headers).toMatchObject({ location: { example: expect.any(String) } });
  });

  it.each(operations)(
    'shows each refusal of $call by its status, with the error schema',
    ({ operation }) => {
      for (const [status, { content, headers }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const { schema, examples = {} } = content?.['application/json'] ?? {};
        expect(schema, status).toEqual({ $ref: '#/components/schemas/Error' });
        expect(Object.keys(examples).length, status).toBeGreaterThan(0);
        for (const [code, { value }] of Object.entries(examples)) {
          expect(safeParse(errorBodySchema, value).data).toMatchObject({ code });
          expect(errorCodes).toHaveProperty([code, 'status'], Number(status));
        }
        if (status === '429' || status === '503') expect(headers).toHaveProperty('retry-after');
      }
    },
  );

  it.each([
    ['GET /auth/user', [400, 401, 429, 500, 503]],
    ['GET /assessment/questions/{tier}', [400, 403, 404, 429, 500, 503]],
    ['POST /assessment/submit', [400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['GET /user/export', [400, 401, 403, 429, 500, 503]],
    ['POST /assessment/preview', [400, 403, 404, 413, 415, 429, 500, 503]],
    ['POST /user/careers/{careerId}', [400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['POST /auth/login', [400, 401, 403, 409, 413, 415, 429, 500, 503]],
    ['POST /auth/signup', [400, 403, 409, 413, 415, 429, 500, 503]],
    ['GET /results/{assessmentResultId}', [400, 401, 404, 429, 500, 503]],
    ['GET /admin/users', [400, 401, 403, 429, 500, 503]],
    ['DELETE /admin/users/{id}', [400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['DELETE /user', [400, 401, 403, 409, 413, 415, 429, 500, 503]],
    ['GET /login', [400, 429, 500, 503]],
    ['GET /readyz', [503]],
  ])('says of %s that it refuses with %j', (call, statuses) => {
    const found = operations.find((operation) => operation.call === call);
    const refusals = Object.keys(found?.operation.responses ?? {}).filter(
      (status) => status >= '4',
    );
    expect(refusals.map(Number)).toEqual(statuses);
  });

  it('asks for the session where a call needs someone signed in, and only there', () => {
    for (const { call, operation } of operations) {
      const isForGuests = /^POST \/(auth\/(?!prove)|assessment\/submit$)/.test(call);
      const needsSession = '401' in operation.responses && !isForGuests;
      expect(operation.security ?? [], call).toEqual(needsSession ? [{ session: [] }] : []);
    }
  });

  it('says that a submission may carry an Idempotency-Key', () => {
    expect(document.paths['/assessment/submit']?.post?.parameters).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', example: expect.any(String) },
    ]);
  });

  it('says which fields of a read are in the path and which in the query', () => {
    expect(document.paths['/admin/users']?.get?.parameters).toMatchObject([
      { name: 'search', in: 'query', example: 'ada' },
      { name: 'page', in: 'query', example: 1 },
      { name: 'pageSize', in: 'query', example: 50 },
    ]);
    expect(document.paths['/results/{assessmentResultId}']?.get?.parameters).toMatchObject([
      { name: 'assessmentResultId', in: 'path', required: true },
    ]);
  });

  it('says which fields of a write are in the path and which in the body', () => {
    const { parameters, requestBody } =
      document.paths['/results/{assessmentResultId}/card']?.post ?? {};
    expect(parameters).toMatchObject([
      { name: 'assessmentResultId', in: 'path', required: true, example: expect.any(String) },
    ]);
    expect(requestBody?.content['application/json']).toMatchObject({
      schema: { properties: { isPublic: { type: 'boolean' } }, required: ['isPublic'] },
      example: { isPublic: true },
    });
  });
});

describe('the access level', () => {
  const site = shareTestSite();
  const refusedForAccess: unknown[] = ['UNAUTHORIZED', 'FORBIDDEN'];

  /** Makes the call of the document's example and returns the code of its error. */
  async function findRefusalCode(
    { rest, example: { input = {} } }: RestProcedure,
    browser: TestBrowser,
  ): Promise<string | undefined> {
    const path = Object.entries(input).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, encodeURIComponent(String(value))),
      `/api${rest.path}`,
    );
    const method = rest.method === 'POST' ? 'post' : rest.method === 'DELETE' ? 'delete' : 'get';
    const { body } =
      method === 'post' ? await browser.post(path, input) : await browser[method](path);
    return (body as { readonly code?: string }).code;
  }

  it.each(listRestProcedures(appRouter))(
    'of $procedurePath is the one that is enforced',
    async (procedure) => {
      const { access, procedurePath } = procedure;
      const guest = await findRefusalCode(procedure, site().browse());
      if (access === 'public') expect(refusedForAccess).not.toContain(guest);
      else expect(guest).toBe('UNAUTHORIZED');
      const user = site().browse();
      const email = `${procedurePath}@example.org`;
      await user.post('/api/auth/signup', { email, password: 'correct horse', firstName: 'Ada' });
      const refusal = await findRefusalCode(procedure, user);
      if (access === 'admin') expect(refusal).toBe('FORBIDDEN');
      else expect(refusedForAccess).not.toContain(refusal);
    },
  );
});

describe.each(listRestProcedures(appRouter))('the example of $procedurePath', (procedure) => {
  const { input, output, example } = procedure;

  it('is one that its schemas take as it is', () => {
    expect(output).toBeDefined();
    if (output) expect(safeParse(output, example.output).data).toEqual(example.output);
    expect(example.input !== undefined).toBe(input !== undefined);
    if (input) expect(safeParse(input, example.input).data).toEqual(example.input);
  });
});
