import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../shared/app-error.ts';

interface SecurityOptions {
  /** The site is served over https, so browsers are to insist on it. */
  readonly isSecure: boolean;
  readonly publicUrl: () => string;
  readonly hasAllowedHost: (request: FastifyRequest) => boolean;
}

/** Sets security headers, and rejects other hosts and cross-site writes. */
export const security = fastifyPlugin(
  async (app: FastifyInstance, { isSecure, publicUrl, hasAllowedHost }: SecurityOptions) => {
    const headers = {
      'content-security-policy': composeSecurityPolicy({ isSecure }),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'permissions-policy': permissionsPolicy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
    };
    app.addHook('onRequest', (request, reply, done) => {
      reply.headers(headers);
      // API responses may contain personal data.
      if (isApi(request)) reply.header('cache-control', 'no-store');
      done();
    });

    let isHostWarned = false;
    app.addHook('onRequest', (request, _reply, done) => {
      if (hasAllowedHost(request)) return done();
      if (!isHostWarned) {
        request.log.warn(
          `requests whose Host is not that of ${publicUrl()} are refused: if it was a visitor's, the reverse proxy must pass Host on (nginx: proxy_set_header Host $host), or send X-Forwarded-Host with TRUST_PROXY set`,
        );
      }
      isHostWarned = true;
      return done(new AppError('BAD_REQUEST', `host: This site is at ${publicUrl()}.`));
    });

    app.addHook('onRequest', (request, _reply, done) => {
      const url = request.routeOptions.url ?? '';
      const isGuarded = isWrite(request) || recordedReads.test(url);
      // Only this site's own pages read by tRPC, and most browsers say so.
      const site = request.headers['sec-fetch-site'] ?? 'same-origin';
      const isLinked = url.startsWith('/trpc/') && /^(?:cross|same)-site$/.test(site);
      const isRefused = isLinked || (isGuarded && isCrossSite(request.headers, publicUrl()));
      if (!isRefused) return done();
      return done(new AppError('FORBIDDEN', 'This request came from another site.'));
    });
  },
);

/** These count or are recorded, and a link on another site opens them with the cookie. */
const recordedReads =
  /^\/api\/(?:admin\/|user\/export$|join\/|halls\/:hallId\/(?:export|places\/))/;

/** Denies features that the site does not use. Passkeys and the share sheet are same-origin by default. */
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

interface PolicyOptions {
  readonly isSecure: boolean;
  /** The hashes of the inline scripts of a page, such as `sha256-…`. Default: none is allowed. */
  readonly scriptHashes?: readonly string[];
}

export function composeSecurityPolicy({ isSecure, scriptHashes = [] }: PolicyOptions): string {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // The share card is drawn from data and blob images.
    "img-src 'self' data: blob:",
    "object-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "script-src-attr 'none'",
    // Mantine sets CSS variables in style attributes and style elements.
    "style-src 'self' 'unsafe-inline'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

/** Checks the route, not the URL: `/%61pi/…` and `http://…/api/…` lead there too. */
export function isApi({ routeOptions: { url } }: FastifyRequest): boolean {
  return url !== undefined && /^\/(api|trpc)\//.test(url);
}

export function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

/**
 * Detects requests that another site made the browser send. Browsers before 2023 send no Sec-Fetch-Site, and
 * none sends it to a plain-http site other than localhost; Origin, which every write has, or Referer decides
 * there. A write without any of them does not come from a browser and has no cookies: a page can hide its
 * origin only from what its links open.
 */
export function isCrossSite(
  { 'sec-fetch-site': site, origin, referer, host }: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  // A referrer policy may withhold this site's own origin; the other header is the browser's alone.
  if (site === 'same-origin' && origin === 'null') return false;
  const sender = origin ?? referer;
  if (sender === undefined) return false;
  if (!URL.canParse(sender)) return true;
  const senderUrl = new URL(sender);
  if (senderUrl.origin === publicUrl) return false;
  // Over plain http, anyone on the network path can answer for the same name.
  const isDowngraded = publicUrl.startsWith('https:') && senderUrl.protocol !== 'https:';
  return senderUrl.host !== host || isDowngraded;
}
