import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { hubAddress } from '@hub/server/platform/environment.ts';
import { composeHub, type Hub, type HubDeps } from './compose.ts';
import { openNetwork } from './open-network.ts';

/** A listening server. */
export type RunningHub = {
  /** Address it listens on, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  readonly hub: Hub;
  readonly isStopped: () => boolean;
  /** Stops accepting connections, finishes open work and closes the store. May be called more than once. */
  stop(): Promise<void>;
};

/** Milliseconds that open HTTP requests get to finish after the game sockets are closed. */
const LAST_ANSWERS_MS = 3_000;
const SWEEP_MS = 20;

/** Builds the server and listens. Throws when that fails, with everything closed again. */
export async function serve(deps: HubDeps): Promise<RunningHub> {
  const network = await openNetwork(deps.environment, deps.logger);
  const hub = await composeHub({ ...deps, ...network }).catch(async (error: unknown) => {
    await network?.bus.close();
    throw error;
  });
  const sockets = openSocketsOf(hub.app.server);
  const stop = async (): Promise<void> => {
    await stopHub(hub, sockets);
    await network?.bus.close();
  };
  try {
    await hub.realtime.start();
    await hub.app.listen({ host: deps.environment.host, port: deps.environment.port });
    for (const job of hub.jobs) job.start();
  } catch (error) {
    await stop();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  return {
    url: urlOf(hub.app.server.address() as AddressInfo),
    hub,
    isStopped: () => stopping !== undefined,
    stop: () => (stopping ??= stop()),
  };
}

const urlOf = ({ address, port }: AddressInfo): string => hubAddress({ publicUrls: [], host: address, port });

/**
 * All open connections of the server. Node's own list drops a connection with its upgrade request, even while the
 * upgrade is unanswered, but `server.close` waits for it.
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

/** Shuts down in order: stop accepting connections, store the rooms, finish requests, then close the store. */
async function stopHub(
  { app, realtime, store, jobs, startDraining }: Hub,
  sockets: ReadonlySet<Socket>,
): Promise<void> {
  const { server } = app;
  startDraining();
  const allClosed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  for (const job of jobs) await job.stop();
  await realtime.drain();
  // Open requests for pictures are refused as unavailable, so that they do not delay the stop.
  const picturesClosed = Promise.all(realtime.pictures.map((pictures) => pictures.close()));
  // A keep-alive connection becomes idle only after its last answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cutOff = setTimeout(() => {
    for (const socket of sockets) socket.destroy();
  }, LAST_ANSWERS_MS);
  await allClosed;
  clearInterval(sweep);
  clearTimeout(cutOff);
  await picturesClosed;
  await app.close();
  await store.close();
}
