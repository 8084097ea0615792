import cookie from '@fastify/cookie';
import { listShields } from '@guildpath/results';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { createKeyedHash } from './config/keyed-hash.ts';
import type { AppContext } from './context.ts';
import { accountFile } from './features/account/account-file.ts';
import { adminFiles } from './features/admin/admin-files.ts';
import { appRouter } from './features/app-router.ts';
import { hallFile } from './features/halls/export-hall.ts';
import { cardPictures } from './features/results/card-pictures.ts';
import { signInPages } from './features/sign-in/sign-in-pages.ts';
import { compression, jsonBody } from './http/bodies.ts';
import { createFastify } from './http/create-fastify.ts';
import { errors, sendNotFound } from './http/errors/errors.ts';
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
import { apiDocument } from './trpc/api-document.ts';
import { fileRoutes, toFilePaths } from './trpc/files.ts';
import { createRequestContext } from './trpc/request-context.ts';
import { listRestProcedures } from './trpc/rest-procedures.ts';
import { restRoutes } from './trpc/rest-routes.ts';
import { trpcPlugin } from './trpc/trpc-plugin.ts';

const procedures = listRestProcedures(appRouter);
const files = [accountFile, ...adminFiles, hallFile];

export interface AppOptions extends Pick<OverloadOptions, 'watchesEventLoop'> {
  readonly context: AppContext;
  readonly sessionSecret: string;
  /** Contains the built web app; without it only the API is served. */
  readonly webRoot?: string;
  /** Default: no log. */
  readonly log?: FastifyBaseLogger;
  /** Returns true once the process has been asked to stop. Default: never. */
  readonly isStopping?: () => boolean;
  /** Adds the page that shows the API document. Default: true. */
  readonly hasApiPage?: boolean;
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

export async function buildApp({
  context,
  sessionSecret,
  webRoot,
  log,
  // RATE_LIMIT=off turns off all limits, including that of a slow machine.
  watchesEventLoop = context.env.hasRateLimit,
  isStopping,
  hasApiPage = true,
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
  await app.register(cookie, { secret: createKeyedHash(sessionSecret)('cookie signatures', '') });
  await app.register(sessionCookie, { secret: sessionSecret, isSecure });
  await app.register(deviceCookie, { isSecure });
  const limits = createRequestLimits(context);
  await app.register(requestLimits, limits);
  await app.register(overload, { watchesEventLoop, limitsCallers: env.hasRateLimit });
  await app.register(compression);
  await app.register(securityTxt, { env, publicUrl: context.publicUrl });
  await app.register(health, { checkDatabase: context.checkDatabase, ...stopping });
  await app.register(metricsPage, context);

  const toContext = (request: FastifyRequest) => createRequestContext(context, request, limits);
  await app.register(restRoutes, { prefix: '/api', router: appRouter, procedures, toContext });
  await app.register(signInPages, { prefix: '/api', toContext });
  await app.register(fileRoutes, { prefix: '/api', files, toContext });
  const shields = listShields(context.catalogue.texts);
  await app.register(cardPictures, { toContext, shields });
  const document = { procedures, paths: toFilePaths(files), isSecure, hasPage: hasApiPage };
  await app.register(apiDocument, { prefix: '/api', ...document });
  app.setNotFoundHandler((_request, reply) => sendNotFound(reply));
  await app.register(trpcPlugin, {
    prefix: '/trpc',
    router: appRouter,
    procedures,
    toContext,
    limits,
  });
  if (webRoot) {
    await app.register(webApp, {
      webRoot,
      publicUrl: context.publicUrl,
      isSecure,
      procedures: appRouter,
      toContext,
      shields,
      limits,
      isOverloaded: () => app.isUnderPressure(),
      now: context.now,
      getCatalogue: () => context.catalogue,
    });
  }
  return app;
}
