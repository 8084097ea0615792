import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the address that rate limits count a request for; an IPv6 address is reduced to its /64 network.
 * Some gateways append the client's port. If a proxy forwards no valid address, the proxy's own counts.
 */
export function clientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const address = withoutPort(ip);
  return toNetwork(isIP(address) ? address : (socket.remoteAddress ?? ip));
}

function withoutPort(forwarded: string): string {
  const [, ipv6] = /^\[([^\]]+)\](?::\d+)?$/.exec(forwarded) ?? [];
  if (ipv6) return ipv6;
  const [, ipv4] = /^(\d+(?:\.\d+){3}):\d+$/.exec(forwarded) ?? [];
  return ipv4 ?? forwarded;
}

function toNetwork(address: string): string {
  // Where a server listens on IPv6, it sees IPv4 clients as `::ffff:203.0.113.7`.
  const unmapped = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!isIPv6(unmapped)) return unmapped;
  const withoutZone = unmapped.replace(/%.*/, '');
  // A URL has every address in its shortest form; `::` is then put back as zeros.
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const sides = hostname.slice(1, -1).split('::');
  const [head = [], tail = []] = sides.map((side) => side.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
