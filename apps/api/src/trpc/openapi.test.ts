import { errorBodySchema, errorCodes } from '@guildpath/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { safeParse } from 'zod/mini';
import { shareTestSite, type TestBrowser } from '../../testing/test-site.ts';
import { appRouter } from '../features/app-router.ts';
import { listRestProcedures, type RestProcedure } from './rest-procedures.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly security?: readonly object[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly headers?: object }>
  >;
}

type Content = Readonly<Record<'application/json', Body>>;

interface Body {
  readonly schema?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const site = shareTestSite({ hasApiPage: true });
let document: Document;
let operations: readonly { readonly call: string; readonly operation: Operation }[];
beforeAll(async () => {
  document = (await site().browse().get('/api/openapi.json')).body as Document;
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
});

const methods = ['get', 'post', 'put', 'patch', 'delete'];

describe('the API document', () => {
  it.each(['/api/openapi.json', '/api/docs/json'])(
    'is one stored answer at %s, which is not sent again to a client that has it',
    async (url) => {
      const { body, headers } = await site().browse().get(url);
      expect(body).toEqual(document);
      const known = { 'if-none-match': String(headers.etag) };
      const again = await site().app.inject({ url, headers: known });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    },
  );

  it('is OpenAPI 3.1 and has every procedure', () => {
    expect(document.openapi).toBe('3.1.0');
    for (const { rest } of listRestProcedures(appRouter)) {
      expect(document.paths[rest.path]).toHaveProperty(rest.method.toLowerCase());
    }
  });

  it('declares each parameter of a path as required, and no other', () => {
    for (const { call, operation } of operations) {
      const named = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters?.filter((parameter) => parameter.in === 'path') ?? [];
      expect(declared, call).toMatchObject(named.map((name) => ({ name, required: true })));
    }
  });

  it('gives each call an id of its own', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows each refusal by its status, with the error schema', () => {
    for (const { call, operation } of operations) {
      for (const [status, { content, headers }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue;
        const { schema, examples = {} } = content?.['application/json'] ?? {};
        expect(schema, call).toEqual({ $ref: '#/components/schemas/Error' });
        expect(Object.keys(examples).length, call).toBeGreaterThan(0);
        for (const [code, { value }] of Object.entries(examples)) {
          expect(safeParse(errorBodySchema, value).data, call).toMatchObject({ code });
          expect(errorCodes).toHaveProperty([code, 'status'], Number(status));
        }
        if (status === '429' || status === '503') expect(headers).toHaveProperty('retry-after');
      }
    }
  });

  it.each([
    ['GET /auth/user', [400, 401, 429, 500, 503]],
    ['POST /assessment/submit', [400, 401, 403, 404, 409, 413, 415, 429, 500, 503]],
    ['GET /user/export', [400, 401, 403, 429, 500, 503]],
    ['GET /admin/users', [400, 401, 403, 429, 500, 503]],
    ['GET /readyz', [503]],
  ])('lists the refusals of %s: %j', (call, statuses) => {
    const found = operations.find((operation) => operation.call === call);
    const refusals = Object.keys(found?.operation.responses ?? {}).filter(
      (status) => status >= '4',
    );
    expect(refusals.map(Number)).toEqual(statuses);
  });

  it('asks for the session where a call needs someone signed in, and only there', () => {
    for (const { call, operation } of operations) {
      const isForGuests = /^POST \/(auth\/(?!prove)|assessment\/submit$|join\/)/.test(call);
      const needsSession = '401' in operation.responses && !isForGuests;
      expect(operation.security ?? [], call).toEqual(needsSession ? [{ session: [] }] : []);
    }
  });

  it('tells the fields of a header, a path, a query and a body apart', () => {
    const { paths } = document;
    expect(paths['/assessment/submit']?.post).toMatchObject({
      parameters: [{ name: 'Idempotency-Key', in: 'header' }],
      requestBody: { content: { 'application/json': { schema: { required: expect.anything() } } } },
    });
    expect(paths['/admin/users']?.get?.parameters).toMatchObject([
      { name: 'search', in: 'query' },
      { name: 'page', in: 'query' },
      { name: 'pageSize', in: 'query' },
    ]);
    const { parameters, requestBody } = paths['/results/{assessmentResultId}/card']?.post ?? {};
    expect(parameters).toMatchObject([{ name: 'assessmentResultId', in: 'path', required: true }]);
    expect(requestBody?.content['application/json']).toMatchObject({
      schema: { properties: { isPublic: { type: 'boolean' } }, required: ['isPublic'] },
    });
  });
});

it('every call enforces the access level that it declares', async () => {
  const refusedForAccess: unknown[] = ['UNAUTHORIZED', 'FORBIDDEN'];
  for (const procedure of listRestProcedures(appRouter)) {
    const { access, procedurePath } = procedure;
    const guest = await findRefusalCode(procedure, site().browse());
    if (access === 'public') expect(refusedForAccess, procedurePath).not.toContain(guest);
    else expect(guest, procedurePath).toBe('UNAUTHORIZED');
    const user = site().browse();
    const email = `${procedurePath}@example.org`;
    await user.post('/api/auth/signup', { email, password: 'correct horse', firstName: 'Ada' });
    const refusal = await findRefusalCode(procedure, user);
    if (access === 'admin') expect(refusal, procedurePath).toBe('FORBIDDEN');
    else if (access === 'place') expect(refusal, procedurePath).toBe('UNAUTHORIZED');
    else expect(refusedForAccess, procedurePath).not.toContain(refusal);
  }
});

/** Makes the call without input and returns the code of its error. */
async function findRefusalCode(
  { rest }: RestProcedure,
  browser: TestBrowser,
): Promise<string | undefined> {
  const url = `/api${rest.path.replaceAll(/\{\w+\}/g, 'quick')}`;
  const method = rest.method.toLowerCase() as 'get' | 'post' | 'delete';
  const { body } = await browser[method](url);
  return (body as { readonly code?: string } | null)?.code;
}
