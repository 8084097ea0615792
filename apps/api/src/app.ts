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
import type { AppContext } from './context.ts';
import { accountPages } from './features/account/account-pages.ts';
import { accountExportPaths } from './features/account/export.openapi.ts';
import { catalogueExport, catalogueExportPaths } from './features/admin/catalogue-export.ts';
import { appRouter } from './features/app-router.ts';
import { cardPictures } from './features/results/card-pictures.ts';
import { findCard } from './features/results/publish-card.ts';
import { compression, jsonBody } from './http/bodies.ts';
import { bareSecurityHeaders, handleClientError } from './http/errors/client-errors.ts';
import { errors, sendError, sendNotFound } from './http/errors/errors.ts';
import { type OverloadOptions, overload } from './http/limits/overload.ts';
import { createRequestLimits, requestLimits } from './http/limits/request-limits.ts';
import { webApp } from './http/pages/web-app.ts';
import { health } from './http/probes/health.ts';
import { metricsPage } from './http/probes/metrics-page.ts';
import { hasAllowedHost } from './http/security/host.ts';
import { security } from './http/security/security.ts';
import { securityTxt } from './http/security/security-txt.ts';
import { deviceCookie } from './http/session/device.ts';
import { sessionCookie } from './http/session/session.ts';
import { measureRequests } from './observability/metrics/measure-requests.ts';
import { buildOpenApiDocument } from './trpc/openapi.ts';
import { createRequestContext } from './trpc/request-context.ts';
import { listRestProcedures } from './trpc/rest-procedures.ts';
import { restRoutes } from './trpc/rest-routes.ts';
import { trpcPlugin } from './trpc/trpc-plugin.ts';

const procedures = listRestProcedures(appRouter);

const secondMs = 1_000;

const serverLimits = {
  bodyLimit: 256 * 1024,
  /** Allows 256 KiB on a very slow phone. */
  requestTimeout: 30 * secondMs,
  connectionTimeout: 60 * secondMs,
  http: {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10 * secondMs,
    /** Node.js checks both request timeouts at this interval. */
    connectionsCheckingInterval: 2 * secondMs,
  },
} as const;

export interface AppOptions extends Pick<OverloadOptions, 'watchesEventLoop'> {
  readonly context: AppContext;
  readonly sessionSecret: string;
  /** Contains the built web app; without it only the API is served. */
  readonly webRoot?: string;
  /** Default: no log. */
  readonly log?: FastifyBaseLogger;
  /** Returns true once the process has been asked to stop. Default: never. */
  readonly isStopping?: () => boolean;
}

/** Builds the app of a process that serves no site: health probes and metrics. */
export async function buildProbes({
  context,
  ...options
}: Pick<AppOptions, 'context' | 'log' | 'isStopping'>): Promise<FastifyInstance> {
  const app = createFastify(context, options);
  await app.register(errors);
  await app.register(health, { ...options, checkDatabase: context.checkDatabase });
  await app.register(metricsPage, context);
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  return app;
}

function createFastify(
  { env }: Pick<AppContext, 'env'>,
  { log, isStopping = () => false }: Pick<AppOptions, 'log' | 'isStopping'>,
): FastifyInstance {
  const app = fastify({
    ...(log ? { loggerInstance: log } : {}),
    ...serverLimits,
    // Entries of X-Forwarded-For that precede those of our proxies come from the client and are not trusted.
    trustProxy: env.TRUST_PROXY > 0 && ((_address, hop) => hop < env.TRUST_PROXY),
    genReqId: toRequestId,
    // Both run before any hook.
    clientErrorHandler: handleClientError,
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(bareSecurityHeaders)),
    routerOptions: { maxParamLength: 5_000 },
    forceCloseConnections: 'idle',
    // Answer late requests during shutdown: Fastify's own 503 has neither our body nor our headers.
    return503OnClosing: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    closeWhenStopping(reply);
    done();
  });
  warnOfUntrustedProxy(app, env);
  // Repeats the check for requests that arrived before the signal.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    closeWhenStopping(reply);
    done();
  });
  function closeWhenStopping({ raw }: FastifyReply): void {
    // A proxy must not reuse a connection that is about to close.
    if (isStopping()) raw.shouldKeepAlive = false;
  }
  return app;
}

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

export async function buildApp({
  context,
  sessionSecret,
  webRoot,
  log,
  // RATE_LIMIT=off turns off all limits, including that of a slow machine.
  watchesEventLoop = context.env.hasRateLimit,
  isStopping,
}: AppOptions): Promise<FastifyInstance> {
  const { env } = context;
  const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;
  const stopping = isStopping ? { isStopping } : {};
  const app = createFastify(context, { ...(log ? { log } : {}), ...stopping });
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
  });
  const limits = createRequestLimits(context);
  await app.register(requestLimits, limits);
  await app.register(overload, { watchesEventLoop, limitsAddresses: env.hasRateLimit });
  await app.register(compression);
  await app.register(cookie, { secret: createKeyedHash(sessionSecret)('cookie signatures', '') });
  await app.register(sessionCookie, { secret: sessionSecret, isSecure });
  await app.register(deviceCookie, { isSecure });
  await app.register(securityTxt, { env, publicUrl: context.publicUrl });
  await app.register(health, { checkDatabase: context.checkDatabase, ...stopping });
  await app.register(metricsPage, context);

  const toContext = (request: FastifyRequest) => createRequestContext(context, request, limits);
  await app.register(restRoutes, { prefix: '/api', router: appRouter, procedures, toContext });
  await app.register(accountPages, { prefix: '/api', toContext });
  await app.register(catalogueExport, { prefix: '/api', toContext });
  await app.register(apiDocument, { prefix: '/api', isSecure });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  await app.register(trpcPlugin, {
    prefix: '/trpc',
    router: appRouter,
    procedures,
    toContext,
    limits,
  });
  if (webRoot) {
    await app.register(cardPictures, {
      ...context,
      findCard: (cardId: string) => findCard(context.db, cardId),
    });
    await app.register(webApp, {
      webRoot,
      publicUrl: context.publicUrl,
      isSecure,
      procedures: appRouter,
      toContext,
      now: context.now,
      getEdition: () => context.edition,
    });
  }
  return app;
}

function toRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  // The id goes into logs and headers, so one from a proxy must look harmless.
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Keyed by `isSecure`; shared by all apps of the process. */
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
    // The plugin's types end at OpenAPI 3.0, but it does not change the document.
    specification: { document: document as unknown as OpenAPIV3.Document },
  });
  // The page links its files by absolute path, which lacks the prefix of this plugin.
  await app.register(fastifySwaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
}
