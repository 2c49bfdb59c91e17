import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { composeHub, type Hub, type HubDeps } from './compose.ts';

/** A server that listens. */
export type RunningHub = {
  /** Address it listens on, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly hub: Hub;
  /** Takes nothing new, ends what is under way in order, and closes the store. May be called again. */
  stop(): Promise<void>;
};

/** Milliseconds that requests get to finish once the sockets of the games are closed. */
const LAST_ANSWERS_MS = 3_000;
const SWEEP_MS = 20;

/** Builds the server and listens. Throws when it cannot; nothing stays open then. */
export async function serve(deps: HubDeps): Promise<RunningHub> {
  const hub = await composeHub(deps);
  const sockets = openSocketsOf(hub.app.server);
  try {
    await hub.realtime.start();
    await hub.app.listen({ host: deps.environment.host, port: deps.environment.port });
    hub.erasing.start();
  } catch (error) {
    await stopHub(hub, sockets);
    throw error;
  }
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(hub.app.server.address() as AddressInfo),
    hub,
    stop: () => (stopping ??= stopHub(hub, sockets)),
  };
}

const urlOf = ({ address, port, family }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;

/**
 * All connections that the server has accepted and that are still open. Node's own list loses a connection with its
 * upgrade, also while the upgrade is not answered yet, and `server.close` waits for it all the same.
 */
function openSocketsOf(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  function forget(this: Socket): void {
    sockets.delete(this);
  }
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', forget);
  });
  return sockets;
}

/** The order matters: nobody new comes in, the games store what is left, requests end, and only then the store closes. */
async function stopHub(
  { app, realtime, sections, store, erasing, startDraining }: Hub,
  sockets: ReadonlySet<Socket>,
): Promise<void> {
  const { server } = app;
  startDraining();
  const allClosed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  await erasing.stop();
  await realtime.drain();
  // Whoever waits for a picture is told to ask again, and keeps nobody waiting.
  const painterGone = sections.close();
  // A kept-alive connection becomes idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, LAST_ANSWERS_MS);
  await allClosed;
  clearInterval(sweep);
  clearTimeout(cutOff);
  await painterGone;
  await app.close();
  await store.close();
}
