import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../app-error.ts';

interface SecurityOptions {
  readonly publicOrigin: () => string;
  readonly isSecure: boolean;
  readonly hasRateLimit: boolean;
}

/** Far more than a person makes, far less than a script wants. */
const requestsPerMinute = 600;

/** Security headers, refusal of cross-site writes, and a rate limit per address. */
export const security = fastifyPlugin(async (app: FastifyInstance, options: SecurityOptions) => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // The share card is drawn from data and blob images.
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // Mantine sets variables in style attributes and style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(options.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: options.isSecure && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });

  if (options.hasRateLimit) {
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, { after }) =>
        new AppError('TOO_MANY_REQUESTS', `Too many requests. Please try again in ${after}.`),
    });
  }

  app.addHook('onRequest', async (request) => {
    if (isWrite(request) && isCrossSite(request, options.publicOrigin())) {
      throw new AppError('FORBIDDEN', 'This request came from another site.');
    }
  });
});

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/** Browsers always say where a write comes from; what says nothing is no browser and carries no one's cookie. */
function isCrossSite({ headers }: FastifyRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.origin;
  if (origin === undefined || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}
