import ipaddr from 'ipaddr.js';

/**
 * The network that an address is counted as: an IPv4 address alone, of an IPv6 address its first 64 bits, which one
 * subscriber has to themselves (RFC 6177).
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const first = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${first.join(':')}::/64`;
}
