import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { tooManyRequests } from './call-limits.ts';

interface SecurityOptions {
  /** Of every answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly publicOrigin: () => string;
  readonly isSecure: boolean;
  readonly hasRateLimit: boolean;
}

/** Far more than a person makes, far less than a script wants. */
const requestsPerMinute = 600;

/** Security headers, refusal of cross-site writes, and a rate limit per address. */
export const security = fastifyPlugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const { headers } = options;
  // What the API answers may be about one person: no cache keeps it.
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request) ? ofApi : headers);
    done();
  });

  if (options.hasRateLimit) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      // Files and pages cost little, and forty pupils who open the site at once fetch many.
      allowList: (request) => !isApi(request),
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    });
  }

  app.addHook('onRequest', async (request) => {
    if (isWrite(request) && isCrossSite(request, options)) {
      throw new AppError('FORBIDDEN', 'This request came from another site.');
    }
  });
});

/** By the route, not by the address: `/%61pi/…` and `http://…/api/…` lead there too. */
function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && /^\/(api|trpc)\//.test(url);
}

export function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** What the browser itself says of who made it send this; older ones say nothing. */
export function isSentByOtherSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Browsers always say where a write comes from; what says nothing is no browser and carries no one's cookie. */
function isCrossSite(
  { headers }: FastifyRequest,
  { publicOrigin, isSecure }: SecurityOptions,
): boolean {
  if (isSentByOtherSite(headers)) return true;
  const origin = headers.origin;
  if (origin === undefined || origin === publicOrigin()) return false;
  if (!URL.canParse(origin)) return true;
  const { host, protocol } = new URL(origin);
  // The same name over plain http may be anyone on the way.
  return host !== headers.host || (isSecure && protocol !== 'https:');
}
