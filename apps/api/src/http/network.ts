import { isIPv6, SocketAddress } from 'node:net';

/**
 * Who an address counts as: itself, or of IPv6 the /64 network, because one household or server has all addresses of it.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(?<ipv4>[\d.]+)$/i.exec(address)?.groups?.ipv4;
  if (mapped) return mapped;
  // Normalised, so that the groups before `::` can be counted.
  const { address: normal } = new SocketAddress({ address, family: 'ipv6' });
  const [head = '', tail] = normal.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  return `${[...groups, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}
