import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * Whom limits count a request for: the caller's address, a whole /64 network where it is IPv6. Some gateways write the
 * port of the client behind it. What is no address at all is the proxy's own doing, and counts for the proxy.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = withoutPort(ip);
  return normalizeIP(isIP(address) ? address : (socket.remoteAddress ?? ip));
}

function withoutPort(written: string): string {
  const [, ipv6] = /^\[([^\]]+)\](?::\d+)?$/.exec(written) ?? [];
  if (ipv6) return ipv6;
  const [, ipv4] = /^(\d+(?:\.\d+){3}):\d+$/.exec(written) ?? [];
  return ipv4 ?? written;
}
