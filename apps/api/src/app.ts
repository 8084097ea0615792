import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import type { Env } from './config/env.ts';
import { createKeyedHash } from './config/keyed-hash.ts';
import { accountPages } from './features/account/account-pages.ts';
import { accountExportPaths } from './features/account/export.openapi.ts';
import { catalogueExport, catalogueExportPaths } from './features/admin/catalogue-export.ts';
import { appRouter } from './features/app-router.ts';
import { cardPages } from './features/results/card-pages.ts';
import { findCard } from './features/results/publish-card.ts';
import { compression, jsonBody } from './http/bodies.ts';
import { bareSecurityHeaders, handleClientError } from './http/client-errors.ts';
import { deviceCookie } from './http/device.ts';
import { errors, sendError, sendNotFound } from './http/errors.ts';
import { health } from './http/health.ts';
import { hasAllowedHost } from './http/host.ts';
import { type OverloadOptions, overload } from './http/overload.ts';
import { createBatchRateLimit, createProcedureRateLimit } from './http/procedure-rate-limit.ts';
import { createRateLimitStore } from './http/rate-limit-store.ts';
import { security } from './http/security.ts';
import { securityTxt } from './http/security-txt.ts';
import { sessionCookie } from './http/session.ts';
import { staticSite } from './http/static-site.ts';
import { createTemplatedFiles } from './http/templated-files.ts';
import { measureRequests } from './observability/metrics/measure-requests.ts';
import { metricsPage } from './observability/metrics/metrics-page.ts';
import type { AppContext } from './trpc/context.ts';
import { buildOpenApiDocument } from './trpc/openapi.ts';
import { createRequestContext } from './trpc/request-context.ts';
import { createCallCheck, listRestProcedures } from './trpc/rest-procedures.ts';
import { restRoutes } from './trpc/rest-routes.ts';
import { trpcPlugin } from './trpc/trpc-plugin.ts';

const procedures = listRestProcedures(appRouter);

const secondMs = 1_000;

/** What one connection and one request may take of the server, as options of Fastify. */
const serverLimits = {
  bodyLimit: 256 * 1024,
  /** For a request to arrive as a whole: 256 KiB on a very slow phone. */
  requestTimeout: 30 * secondMs,
  /** For a connection on which nothing moves. */
  connectionTimeout: 60 * secondMs,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10 * secondMs,
    /** How often to look for requests that take too long to arrive. */
    connectionsCheckingInterval: 2 * secondMs,
  },
} as const;

export interface AppOptions extends Pick<OverloadOptions, 'watchesEventLoop'> {
  readonly context: AppContext;
  readonly sessionSecret: string;
  /** The folder of the built web app; without it only the API is served. */
  readonly webRoot?: string;
  /** Where requests are logged; nowhere when absent. */
  readonly log?: FastifyBaseLogger;
  /** Whether the process has been asked to stop; it never is when absent. */
  readonly isStopping?: () => boolean;
}

/** What a process answers that serves no site: whether it lives, and how it does. */
export async function buildProbes({
  context,
  ...options
}: Pick<AppOptions, 'context' | 'log' | 'isStopping'>): Promise<FastifyInstance> {
  const app = openFastify(context, options);
  await app.register(errors);
  await app.register(health, { ...options, checkDatabase: context.checkDatabase });
  await app.register(metricsPage, context);
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}

function openFastify(
  { env }: Pick<AppContext, 'env'>,
  { log, isStopping = () => false }: Pick<AppOptions, 'log' | 'isStopping'>,
): FastifyInstance {
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    ...serverLimits,
    // What the client itself wrote into X-Forwarded-For comes before the entries of the proxies and is not trusted.
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    genReqId: toRequestId,
    // Both answer before any hook runs.
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(bareSecurityHeaders)),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    // Requests that still arrive while the server stops are answered; Fastify's own 503 has neither our shape nor our headers.
    return503OnClosing: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    closeWhenStopping(reply);
    done();
  });
  warnOfUntrustedProxy(app, env);
  // Again, for requests that came before the signal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    closeWhenStopping(reply);
    done();
  });
  /** A proxy must not send another request over a connection that is about to go. */
  function closeWhenStopping({ raw }: FastifyReply): void {
    if (isStopping()) raw.shouldKeepAlive = false;
  }
  return app;
}

/** Once: behind a proxy that is not counted, all visitors together have the limits of one address. */
function warnOfUntrustedProxy(app: FastifyInstance, env: Pick<Env, 'TRUST_PROXY'>): void {
  let isWarned = env.TRUST_PROXY > 0;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined) {
      isWarned = true;
      log.warn(
        'a request carries X-Forwarded-For, but TRUST_PROXY is false: behind a proxy all visitors count as one address',
      );
    }
    done();
  });
}

/** The whole server, ready to listen or to be injected into. */
export async function buildApp({
  context,
  sessionSecret,
  webRoot,
  log,
  // RATE_LIMIT=off: no limit of any kind, that of a slow machine included.
  watchesEventLoop = context.env.hasRateLimit,
  isStopping,
}: AppOptions): Promise<FastifyInstance> {
  const { env } = context;
  const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const stopping = isStopping ? { isStopping } : {};
  const app = openFastify(context, { ...(log ? { log } : {}), ...stopping });
  await app.register(measureRequests, {
    ...context,
    procedurePaths: procedures.map(({ procedurePath }) => procedurePath),
  });
  await app.register(errors);
  await app.register(jsonBody);
  await app.register(security, {
    isSecure,
    publicUrl: context.publicUrl,
    hasAllowedHost: (request) => hasAllowedHost(request, env.PUBLIC_URL),
    rateLimit: env.hasRateLimit
      ? {
          requestsPerMinute: env.REQUESTS_PER_ADDRESS,
          store: createRateLimitStore(context),
          hasOwnRateLimit: createCallCheck(
            procedures.filter(({ hasOwnRateLimit }) => hasOwnRateLimit),
          ),
        }
      : undefined,
  });
  await app.register(overload, { watchesEventLoop, limitsAddresses: env.hasRateLimit });
  await app.register(compression);
  await app.register(cookie, { secret: createKeyedHash(sessionSecret)('cookie signatures', '') });
  await app.register(sessionCookie, { secret: sessionSecret, isSecure });
  await app.register(deviceCookie, { isSecure });
  await app.register(securityTxt, { env, publicUrl: context.publicUrl });
  await app.register(health, { checkDatabase: context.checkDatabase, ...stopping });
  await app.register(metricsPage, context);

  const countCall = createProcedureRateLimit(app, env.hasRateLimit);
  const toContext = (request: FastifyRequest) => createRequestContext(context, request, countCall);
  await app.register(restRoutes, { prefix: '/api', router: appRouter, procedures, toContext });
  await app.register(accountPages, { prefix: '/api', toContext });
  await app.register(catalogueExport, { prefix: '/api', toContext });
  await app.register(apiDocument, { prefix: '/api', isSecure });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  const countBatch = createBatchRateLimit(app, env.hasRateLimit);
  await app.register(trpcPlugin, {
    prefix: '/trpc',
    router: appRouter,
    procedures,
    toContext,
    countBatch,
  });
  if (webRoot) {
    const templated = createTemplatedFiles(webRoot, {
      publicUrl: context.publicUrl,
      openTiers: env.AVAILABLE_TIERS,
      rules: { minimumAge: env.MINIMUM_AGE, retentionDays: env.RETENTION_DAYS },
      firstQuestion: () =>
        env.AVAILABLE_TIERS.includes('quick')
          ? context.catalogue.questions.quick.served[0]
          : undefined,
    });
    await app.register(cardPages, {
      ...context,
      findCard: (cardId: string) => findCard(context.db, cardId),
      templated,
    });
    await app.register(staticSite, { webRoot, templated });
  }
  return app;
}

/** The proxy's own id where it looks like one: it goes into logs and headers. */
function toRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Shared by all apps of the process under http, and by those under https. */
const openApiDocuments = new Map<boolean, ReturnType<typeof buildOpenApiDocument>>();

export function getOpenApiDocument(isSecure: boolean) {
  const paths = { ...accountExportPaths, ...catalogueExportPaths };
  const document =
    openApiDocuments.get(isSecure) ?? buildOpenApiDocument({ procedures, paths, isSecure });
  openApiDocuments.set(isSecure, document);
  return document;
}

async function apiDocument(
  app: FastifyInstance,
  { isSecure }: { readonly isSecure: boolean },
): Promise<void> {
  const document = getOpenApiDocument(isSecure);
  app.get('/openapi.json', () => document);
  await app.register(fastifySwagger, {
    mode: 'static',
    // The plugin's types end at OpenAPI 3.0; it passes the document on as it is.
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  // The page links its files by absolute path and does not know the prefix of this plugin.
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
}
