import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED_V4 = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i;

/** Address with port, as some proxies write it, IPv6 in brackets. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/**
 * Address of the client: the last entry of the trusted proxies. If an entry is not an address, it and everything behind
 * it is ignored, and the hop before it counts, at last the connection itself.
 */
export function callerAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  const hops = ips.map(withoutPort);
  const invalid = hops.findIndex((hop) => isIP(hop) === 0);
  return hops.at(invalid === -1 ? -1 : Math.max(0, invalid - 1)) ?? ip;
}

function withoutPort(hop: string): string {
  const { v4, v6 } = WITH_PORT.exec(hop)?.groups ?? {};
  return v6 ?? v4 ?? hop;
}

/** Key under which an address is counted: itself, or its /64 network for IPv6, which one household has as a whole. */
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
