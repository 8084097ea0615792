import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { fuzzRuns } from '../../testing/fuzz-runs.ts';
import { shareTestSite, type TestBrowser, type TestSite } from '../../testing/test-site.ts';
import { appRouter } from '../features/app-router.ts';
import { listRestProcedures } from '../trpc/rest-procedures.ts';

/** By default fast-check generates only about ten characters, whatever the maximum length. */
const size = 'max';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60, size }),
  fc.string({ unit: 'grapheme', maxLength: 60, size }),
  fc.constantFrom(
    ...['', ' ', '\0', '\ud800', '../../etc/passwd', "' or 1=1 --", '__proto__', 'a@b.example'],
    ...[
      '{{7*7}}',
      '%',
      '%zz',
      '%00',
      '<script>',
      '\u202e',
      'NaN',
      '-1',
      'x'.repeat(20_000),
      '😀'.repeat(200),
    ],
  ),
);

const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1, 0, 2 ** 53, 1e308));

/** Generates any JSON value; its keys include those of `Object.prototype`. */
const value = fc.oneof(
  { maxDepth: 4, withCrossShrink: true },
  text,
  number,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 4 }),
);

const deep = fc
  .tuple(fc.constantFrom('[', '{"a":'), fc.integer({ min: 100, max: 30_000 }))
  .map(([open, depth]) => `${open.repeat(depth)}1${(open === '[' ? ']' : '}').repeat(depth)}`);

const prototypes = fc.constantFrom(
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"responses":[{"__proto__":{"questionId":"x"}}]}',
  '{"toString":1,"hasOwnProperty":2,"valueOf":null,"length":-1}',
);

/** Generates a body with the fields of the call, and others, filled with anything. */
function aBody(fields: readonly string[]): fc.Arbitrary<string> {
  const key = fc.oneof(fc.constantFrom(...fields, 'role', '__proto__', 'constructor'), text);
  const filled = fc.dictionary(key, value, { maxKeys: 8 }).map((body) => JSON.stringify(body));
  const rows = fc
    .array(
      fc.dictionary(
        fc.constantFrom('questionId', 'selectedOption', 'questionType', 'leastOption'),
        value,
      ),
      {
        maxLength: 250,
      },
    )
    .map((responses) => JSON.stringify({ responses, assessmentType: 'quick' }));
  return fc.oneof(
    { weight: 5, arbitrary: filled },
    { weight: 2, arbitrary: rows },
    { weight: 2, arbitrary: value.map((body) => JSON.stringify(body)) },
    { weight: 1, arbitrary: text },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: prototypes },
  );
}

const someHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      ...['application/json', 'application/json; charset=utf-16', 'application/json;', 'text/html'],
      ...['multipart/form-data', 'multipart/form-data; boundary=x', '', ';', 'a/b; c="'],
    ),
    'idempotency-key': fc.string({ maxLength: 250, size }),
    host: fc.constantFrom('a@x.example', ':b@x.example', '[::1', 'x.example:99999', 'a b', '/?#'),
    cookie: fc.constantFrom('guildpath_session=', 'guildpath_session=a;b', '=;=', 'a=%', '%=%'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'identity;q=0', ',,'),
    'trpc-accept': fc.constantFrom('application/jsonl', 'nonsense'),
    authorization: fc.constantFrom('Bearer x', 'Basic', ''),
  },
  { requiredKeys: [] },
);

async function send(site: TestSite, options: InjectOptions) {
  const response = await site.app.inject(options);
  expect(response.statusCode, `${options.method} ${JSON.stringify(options.url)}`).toBeLessThan(500);
  return response;
}

function fieldsOf(input: unknown): string[] {
  const { shape } = (input ?? {}) as { readonly shape?: object };
  return Object.keys(shape ?? {});
}

const operations = listRestProcedures(appRouter);
/** Browsers, probes and downloads use these; the addresses below cover them. */
const opened = [
  ...['GET /auth/logout', 'GET /login', 'GET /login/callback', 'GET /user/export'],
  ...['GET /admin/users/{id}/export', 'GET /halls/{hallId}/export.csv'],
  ...['GET /healthz', 'GET /readyz', 'GET /admin/catalogue/{kind}'],
];

describe('any request', () => {
  const openSite = shareTestSite({ hasApiPage: true });
  let account: TestBrowser | undefined;
  let accounts = 0;

  /** An administrator passes every access check, so that requests reach the validation of input. */
  async function signIn(): Promise<Readonly<Record<string, string>>> {
    const { browse, context } = openSite();
    const isSignedIn = (await account?.get('/api/auth/user'))?.status === 200;
    // Some calls end the session, or delete the account.
    if (!account || !isSignedIn) {
      account = browse();
      accounts += 1;
      const email = `ada-${accounts}@example.org`;
      await account.post('/api/auth/signup', {
        email,
        password: 'correct horse',
        firstName: 'Ada',
      });
      await context.db.updateTable('users').set({ role: 'admin' }).execute();
    }
    return account.cookies();
  }

  it('names every call of the OpenAPI document here', async () => {
    const documented = Object.entries(await readPaths(openSite())).flatMap(([path, item]) =>
      ['get', 'post', 'put', 'patch', 'delete']
        .filter((method) => method in item)
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    const called = operations.map(({ rest }) => `${rest.method} ${rest.path}`);
    expect([...called, ...opened].sort()).toEqual(documented.sort());
  });

  it.each(operations.map(({ rest, input }) => [rest.method, rest.path, fieldsOf(input)] as const))(
    '%s %s answers below 500, as documented, and every refusal with message and code',
    async (method, path, fields) => {
      const site = openSite();
      const cookies = await signIn();
      const { responses } = (await readPaths(site))[path]?.[method.toLowerCase()] ?? {};
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            parameter: text,
            query: fc.dictionary(fc.oneof(fc.constantFrom(...fields, 'page', 'a[b]'), text), text, {
              maxKeys: 4,
            }),
            payload: aBody(fields),
            headers: someHeaders,
            isSignedIn: fc.boolean(),
          }),
          async ({ parameter, query, payload, headers, isSignedIn }) => {
            const filled = path.replace(/\{\w+\}/g, () => toUrlPart(parameter));
            const search = new URLSearchParams(query).toString();
            const response = await send(site, {
              method,
              url: `/api${filled}?${search}`,
              headers: { 'content-type': 'application/json', ...headers },
              ...(method === 'GET' ? {} : { payload }),
              ...(isSignedIn ? { cookies } : {}),
            });
            // An empty parameter is another route.
            if (parameter !== '')
              expect(Object.keys(responses ?? {})).toContain(`${response.statusCode}`);
            if (response.statusCode >= 400) {
              expect(response.json()).toEqual({
                message: expect.any(String),
                code: expect.any(String),
              });
            }
          },
        ),
        // Every accepted call writes thousands of rows.
        fuzzRuns(path.startsWith('/admin/seed-') ? 1 : 8),
      );
    },
  );

  it('over tRPC, in batches and streams, is answered below 500', async () => {
    const site = openSite();
    const name = fc.oneof(
      fc.constantFrom(...operations.map(({ procedurePath }) => procedurePath), 'auth', 'a.b', '.'),
      text,
    );
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          names: fc.array(name, { minLength: 1, maxLength: 5 }),
          method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
          batch: fc.constantFrom('', 'batch=1&', 'batch=2&', 'batch=1&batch=1&'),
          payload: aBody(['0', '1', 'identifier', 'password', 'assessmentResultId']),
          headers: someHeaders,
        }),
        async ({ names, method, batch, payload, headers }) => {
          const search = `${batch}input=${toUrlPart(payload.slice(0, 4_000))}`;
          await send(site, {
            method,
            url: `/trpc/${names.map(toUrlPart).join(',')}?${search}`,
            headers: { 'content-type': 'application/json', ...headers },
            ...(method === 'GET' || method === 'HEAD' ? {} : { payload }),
          });
        },
      ),
      fuzzRuns(20),
    );
  });

  it('as an address is answered below 500, and never leads to another site', async () => {
    const site = openSite();
    const raw = fc
      .string({ unit: 'binary-ascii', maxLength: 40, size })
      .map((part) => part.replace(/[\0-\x20\x7f]/g, ''));
    const part = fc.oneof(text.map(toUrlPart), raw, fc.constantFrom('%', '%zz', '%25', '%25zz'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          ...['/', '/api/', '/api/login?redirect=', '/api/login/callback?', '/api/auth/logout?'],
          ...[
            '/api/docs/',
            '/trpc/',
            '/healthz',
            '/readyz?',
            '/assets/',
            '/api/user/export?',
            '/api/admin/catalogue/',
          ],
        ),
        part,
        fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE', 'TRACE'),
        async (start, end, method) => {
          const response = await send(site, { method, url: start + end });
          const { location } = response.headers;
          if (location === undefined) return;
          expect(location).toMatch(/^[\x21-\x7e]+$/);
          expect(new URL(String(location), 'http://here.example').host).toBe('here.example');
        },
      ),
      fuzzRuns(30),
    );
  });
});

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly responses: object }>>>>;

async function readPaths(site: TestSite): Promise<Paths> {
  const { body } = await site.browse().get('/api/openapi.json');
  return (body as { readonly paths: Paths }).paths;
}

/** Unlike encodeURIComponent, accepts lone surrogates. */
function toUrlPart(part: string): string {
  return encodeURIComponent(Buffer.from(part).toString());
}
