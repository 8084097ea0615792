import {
  type IncomingHttpHeaders,
  IncomingMessage,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Socket } from 'node:net';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';
import { tooManyRequests } from './procedure-rate-limit.ts';

interface SecurityOptions {
  /** True for a site that is served over https: only then are browsers told to insist on it. */
  readonly isSecure: boolean;
  readonly publicUrl: () => string;
  /** Tells whether a request names this site as its host. */
  readonly isMeantForSite: (request: FastifyRequest) => boolean;
  /** The limit of one address; without it nothing is counted. */
  readonly rateLimit:
    | {
        readonly requestsPerMinute: number;
        readonly store: FastifyRateLimitStoreCtor;
        /** Tells whether a request has a limit of its own and is not counted here. */
        readonly isCountedApart: (request: FastifyRequest) => boolean;
      }
    | undefined;
}

/** Security headers, refusal of cross-site writes, and a rate limit per address. */
export const security = fastifyPlugin(
  async (
    app: FastifyInstance,
    { isSecure, publicUrl, isMeantForSite, rateLimit: limit }: SecurityOptions,
  ) => {
    const headers = {
      ...composeHelmetHeaders(isSecure),
      'permissions-policy': permissionsPolicy,
    };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      // What the API answers may be about one person: no cache keeps it.
      if (isApi(request)) reply.header('cache-control', 'no-store');
      done();
    });

    app.addHook('onRequest', (request, _reply, done) => {
      if (isMeantForSite(request)) return done();
      return done(new AppError('BAD_REQUEST', `host: This site is at ${publicUrl()}.`));
    });

    if (limit) {
      await app.register(rateLimit, {
        max: limit.requestsPerMinute,
        timeWindow: '1 minute',
        store: limit.store,
        keyGenerator: clientAddress,
        // Without its database the site has other troubles than too many requests.
        skipOnError: true,
        // Files and pages cost little, and forty pupils who open the site at once fetch many.
        allowList: (request) => !isApi(request) || limit.isCountedApart(request),
        errorResponseBuilder: (_request, { ttl }) => tooManyRequests(Math.ceil(ttl / 1000)),
      });
    }

    app.addHook('onRequest', (request, _reply, done) => {
      const isRefused = isWrite(request) && isSentByOtherSite(request.headers, publicUrl());
      if (!isRefused) return done();
      return done(new AppError('FORBIDDEN', 'This request came from another site.'));
    });
  },
);

/**
 * Nothing here uses these, and no script that got in by mistake may either. Passkeys and the share sheet are this site's
 * own by default.
 */
const permissionsPolicy = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * What helmet sets, asked for once: nothing of it depends on the request, and @fastify/helmet composes it again for each.
 */
function composeHelmetHeaders(isSecure: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  let failure: unknown;
  helmet(toHelmetOptions(isSecure))(response.req, response, (error) => {
    failure = error;
  });
  if (failure) throw new Error('The security headers cannot be composed.', { cause: failure });
  return response.getHeaders();
}

function toHelmetOptions(isSecure: boolean): HelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The share card is drawn from data and blob images.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets variables in style attributes and style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    // Only for browsers and plugins of long ago; without them the landing page arrives a round trip earlier.
    dnsPrefetchControl: false,
    ieNoOpen: false,
    permittedCrossDomainPolicies: false,
    xssFilter: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

/** By the route, not by the address: `/%61pi/…` and `http://…/api/…` lead there too. */
export function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && /^\/(api|trpc)\//.test(url);
}

export function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/**
 * Whether another site made the browser send this. Browsers from before 2023 send no Sec-Fetch-Site, and no browser
 * sends it to a plain-http site other than localhost; there Origin, which every write carries, or Referer decides. A
 * write with none of them comes from no browser and carries no one's cookie: a page can hide its
 * origin only from what its links open.
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
  // Over plain http the same name may be anyone on the network path.
  const isDowngraded = publicUrl.startsWith('https:') && senderUrl.protocol !== 'https:';
  return senderUrl.host !== host || isDowngraded;
}
