import { connect, type Socket } from 'node:net';

/** Connections that are under way at the same time: the queue of a listening socket is short. */
const AT_ONCE = 200;
/** Of one address; more than one, so that the ports of none of them run out. */
const SOCKETS_AN_ADDRESS = 5_000;

/**
 * Opens TCP connections that say what `opening` tells, if anything, and never read again. Resolves when all of them are
 * connected.
 */
export async function openIdle(
  port: number,
  count: number,
  opening: (number: number) => string | Buffer | undefined = () => undefined,
): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let next = 0;
  const open = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) {
      const socket = await connected(port, `127.0.0.${2 + Math.floor(number / SOCKETS_AN_ADDRESS)}`);
      const text = opening(number);
      if (text !== undefined) socket.write(text);
      sockets.push(socket);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return sockets;
}

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

/** The request that asks for a websocket, with a token or without. */
export const upgradeRequest = (port: number, path: string, token?: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: hub.v1${token === undefined ? '' : `, bearer.${token}`}`,
    '',
    '',
  ].join('\r\n');

export function closeAll(sockets: readonly Socket[]): void {
  for (const socket of sockets) socket.destroy();
}
