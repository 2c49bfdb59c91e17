import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of a server, to interrupt its connections. */
export type Network = {
  readonly port: number;
  /** Closes all connections and refuses new ones. */
  cut(): void;
  /** Keeps the connections, and passes nothing on. */
  swallow(): void;
  restore(): void;
  close(): Promise<void>;
};

export async function createNetwork(target: {
  readonly host: string;
  readonly port: number;
}): Promise<Network> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSwallowing = false;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on('data', (data) => {
      if (!isSwallowing) to.write(data);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(target.port, target.host);
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      destroyAll();
    },
    swallow() {
      isSwallowing = true;
    },
    restore() {
      // What was swallowed is missing in these connections.
      if (isSwallowing) destroyAll();
      isCut = false;
      isSwallowing = false;
    },
    close() {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
