import { isIPv6 } from 'node:net';

const MAPPED_V4 = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

/**
 * What an address is counted under: itself, or its /64 network for IPv6, of which one household has all addresses.
 */
export function addressKey(address: string): string {
  const v4 = MAPPED_V4.exec(address)?.groups?.['v4'];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? address).toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
