import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../config/env.ts';

/** Supervisors and load balancers ask for these by the address of the process. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** A name or an address, and perhaps a port: no user, no path. */
const wellFormed = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether the request names this site as its host, once. Under another name (DNS rebinding) a stranger's page would have
 * the same origin as this site. The machine itself may also ask by a loopback name, which no name server can rebind.
 *
 * @param publicUrl the site's origin where it answers under that alone
 */
export function isMeantForSite(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { routeOptions, host, socket, raw } = request;
  // RFC 9112, section 3.2: of two, a proxy may have looked at the other one.
  if (countHosts(raw.rawHeaders) > 1) return false;
  if (probes.has(routeOptions.url ?? '')) return true;
  if (host !== '' && !wellFormed.test(host)) return false;
  if (publicUrl === undefined) return true;
  const { protocol, host: publicHost } = new URL(publicUrl);
  if (host === publicHost) return true;
  if (!URL.canParse(`${protocol}//${host}`)) return false;
  // Parsing leaves out the protocol's own port.
  const { host: asked, hostname } = new URL(`${protocol}//${host}`);
  if (asked === publicHost) return true;
  return isLoopback(hostname) && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

/** Node keeps the first alone in `headers`. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}
