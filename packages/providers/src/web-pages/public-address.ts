import ipaddr from 'ipaddr.js';

/** Addresses of clouds' own services that stand among public ones: Azure's wire server. */
const ownServices = new Set(['168.63.129.16']);

/**
 * Whether an IP address belongs to the public internet. Refused are private, loopback, link-local (with 169.254.169.254),
 * carrier-grade NAT, multicast, reserved and unspecified ones, and of IPv6 all but global unicast (2000::/3): so neither
 * unique local (fd00:ec2::254) nor IPv4 in disguise (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed instanceof ipaddr.IPv4) return !ownServices.has(parsed.toString());
  return ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}
