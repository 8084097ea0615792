import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Address6 } from 'ip-address';

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
  if (!isIPv6(address)) return address.toLowerCase();
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${address}/64`).startAddress().correctForm();
}
