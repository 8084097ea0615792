import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { tooManyRequests } from './call-limits.ts';

interface SecurityOptions {
  /** Of every answer. */
  readonly headers: OutgoingHttpHeaders;
  readonly publicUrl: () => string;
  readonly hasRateLimit: boolean;
}

/** Far more than a person makes, far less than a script wants. */
const requestsPerMinute = 600;

/** Security headers, refusal of cross-site writes, and a rate limit per address. */
export const security = fastifyPlugin(async (app: FastifyInstance, options: SecurityOptions) => {
  const { headers, publicUrl, hasRateLimit } = options;
  // What the API answers may be about one person: no cache keeps it.
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request) ? ofApi : headers);
    done();
  });

  if (hasRateLimit) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      // Files and pages cost little, and forty pupils who open the site at once fetch many.
      allowList: (request) => !isApi(request),
      errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
    });
  }

  app.addHook('onRequest', async (request) => {
    if (isWrite(request) && isSentByOtherSite(request.headers, publicUrl())) {
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

/**
 * Whether another site made the browser send this. Sec-Fetch-Site is not said by browsers from before 2023, nor to a
 * plain-http site other than localhost; then Origin tells, which every write carries, or Referer. A write that says
 * nothing comes from no browser, and carries no one's cookie; a page may hide itself only from what its links open.
 */
export function isSentByOtherSite(
  { 'sec-fetch-site': site, origin, referer, host }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const sender = origin ?? referer;
  if (sender === undefined) return false;
  if (!URL.canParse(sender)) return true;
  const senderUrl = new URL(sender);
  if (senderUrl.origin === publicUrl) return false;
  // The same name over plain http may be anyone on the way.
  const isDowngraded = publicUrl.startsWith('https:') && senderUrl.protocol !== 'https:';
  return senderUrl.host !== host || isDowngraded;
}
