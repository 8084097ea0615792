import type { FastifyRequest } from 'fastify';
import { isLoopback } from '../../config/env.ts';

/** Supervisors and load balancers request these by the address of the process. */
const probePaths = new Set(['/healthz', '/readyz', '/metrics']);

const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Checks that the request names this site as its only host: with DNS rebinding, an attacker's page would
 * share this site's origin. Requests from the machine itself may use a loopback name, which DNS cannot
 * rebind.
 *
 * @param publicUrl the only origin to accept; any well-formed host is accepted without it
 */
export function hasAllowedHost(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { routeOptions, host, socket, raw } = request;
  // RFC 9112, section 3.2: with two hosts, a proxy may have checked the other one.
  if (countHosts(raw.rawHeaders) > 1) return false;
  if (probePaths.has(routeOptions.url ?? '')) return true;
  if (host !== '' && !hostPattern.test(host)) return false;
  if (publicUrl === undefined) return true;
  const { protocol, host: publicHost } = new URL(publicUrl);
  if (host === publicHost) return true;
  if (!URL.canParse(`${protocol}//${host}`)) return false;
  // Parsing drops the protocol's default port.
  const { host: requestedHost, hostname } = new URL(`${protocol}//${host}`);
  if (requestedHost === publicHost) return true;
  return isLoopback(hostname) && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '');
}

function countHosts(rawHeaders: readonly string[]): number {
  // Node.js drops duplicates from `headers`.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
    .length;
}
