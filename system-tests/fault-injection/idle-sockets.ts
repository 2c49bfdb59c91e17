import { connect, type Socket } from 'node:net';
import { concurrently } from '../players/waiting.ts';
import { protocolsOf, upgradeRequest } from '../players/websocket.ts';

/** Concurrent connection attempts: the backlog of a listening socket is short. */
const AT_ONCE = 200;
/** Connections per client address, so that no address runs out of ports. */
const SOCKETS_PER_ADDRESS = 5_000;

/** Opens TCP connections that send `opening`, if anything, and never read. Resolves once all are connected. */
export const openIdle = (
  port: number,
  count: number,
  opening: (number: number) => string | Buffer | undefined = () => undefined,
): Promise<Socket[]> =>
  concurrently(count, AT_ONCE, async (number) => {
    const socket = await connected(port, `127.0.0.${2 + Math.floor(number / SOCKETS_PER_ADDRESS)}`);
    const text = opening(number);
    if (text !== undefined) socket.write(text);
    return socket;
  });

const connected = (port: number, localAddress: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      socket.pause();
      resolve(socket);
    });
  });

/** The request that opens a websocket, with a token or without. */
export const upgradeWith = (port: number, path: string, token?: string): string =>
  upgradeRequest({
    host: `127.0.0.1:${port}`,
    path,
    protocols: token === undefined ? 'hub.v1' : protocolsOf(token),
  });

export function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}
