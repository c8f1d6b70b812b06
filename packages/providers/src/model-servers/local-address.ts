import ipaddr from 'ipaddr.js';

/** Services of clouds at addresses that are otherwise private: credentials are handed out there. */
const ownServices = new Set(['100.100.100.200', 'fd00:ec2::254']);
const localRanges = new Set(['loopback', 'private', 'uniqueLocal', 'carrierGradeNat']);

/**
 * Whether an IP address is on this machine or its own network: loopback, private (RFC 1918), unique local (RFC 4193) and
 * shared (RFC 6598, as in Tailscale). Never link-local, where clouds answer with credentials (169.254.169.254).
 */
export function isLocalAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // IPv4 in the clothes of IPv6 counts as what it is.
  const parsed = ipaddr.process(address);
  return localRanges.has(parsed.range()) && !ownServices.has(parsed.toString());
}

/** Whether a host name or address can only be this machine. */
export function isLoopbackHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost' || bare.endsWith('.localhost')) return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}
