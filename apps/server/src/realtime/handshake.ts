import type { IncomingHttpHeaders } from 'node:http';
import { BEARER_PREFIX, SUBPROTOCOL } from '@hub/engine/wire/envelope';
import { ANY_CONTRACT } from '@hub/engine/wire/version';

const offeredIn = ({ 'sec-websocket-protocol': offered }: IncomingHttpHeaders): readonly string[] =>
  offered?.split(',').map((protocol) => protocol.trim()) ?? [];

/** The contract that the handshake selects: this server's if offered, else the page's own, to report the mismatch. */
export const contractOf = (protocols: readonly string[]): string | undefined =>
  protocols.find((protocol) => protocol === SUBPROTOCOL) ??
  protocols.find((protocol) => ANY_CONTRACT.test(protocol));

/** Whether the client offers only contracts of other versions. */
export function isOfOtherVersion(headers: IncomingHttpHeaders): boolean {
  const contract = contractOf(offeredIn(headers));
  return contract !== undefined && contract !== SUBPROTOCOL;
}

/** The token in the subprotocols; undefined without one, or if this server's contract is not offered. */
export function tokenOf(headers: IncomingHttpHeaders): string | undefined {
  const protocols = offeredIn(headers);
  if (!protocols.includes(SUBPROTOCOL)) return undefined;
  return protocols.find((protocol) => protocol.startsWith(BEARER_PREFIX))?.slice(BEARER_PREFIX.length);
}

/** The page that a request target names, as in `Member`; undefined without a fitting name. */
export const pageOf = (target: string | undefined): string | undefined =>
  /\?page=([a-z0-9]{1,16})$/.exec(target ?? '')?.[1];

/** The path of a request target, without the query. */
export const pathOf = (target: string | undefined): string => target?.split('?', 1)[0] ?? '';
