import type { IncomingHttpHeaders } from 'node:http';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/protocol/realtime/envelope';

/**
 * Whether a page of that origin may connect. Browsers always name the origin; who names none is no browser and cannot
 * be misused by a foreign page. Anything but our own address, by Host header or by `publicUrl`, is foreign.
 */
export function isOwnOrigin(
  { origin, host }: Pick<IncomingHttpHeaders, 'origin' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  if (page.host === host?.toLowerCase() && page.host !== '') return true;
  return publicUrl !== undefined && URL.canParse(publicUrl) && page.origin === new URL(publicUrl).origin;
}

/** The token that travels in the subprotocols (decision D11); undefined without one, or without ours beside it. */
export function tokenOf({ 'sec-websocket-protocol': offered }: IncomingHttpHeaders): string | undefined {
  const protocols = offered?.split(',').map((protocol) => protocol.trim()) ?? [];
  if (!protocols.includes(SUBPROTOCOL)) return undefined;
  return protocols.find((protocol) => protocol.startsWith(BEARER_PREFIX))?.slice(BEARER_PREFIX.length);
}

/** The path of a request target, without its query. */
export const pathOf = (target: string | undefined): string => target?.split('?', 1)[0] ?? '';
