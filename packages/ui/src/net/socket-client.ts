import type { CommandOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { Net } from './net.ts';
import { type Incoming, readFrame } from './read-frame.ts';
import { type ConnectionState, ReconnectingSocket } from './reconnecting-socket.ts';

type Listener<E extends RealtimeEndpoint> = (frame: Incoming<E>) => void;

export interface SocketClient<E extends RealtimeEndpoint> {
  readonly state: ConnectionState;
  readonly open: () => void;
  readonly close: () => void;
  /** Sends a command; dropped silently while disconnected. */
  readonly send: (command: CommandOf<E>) => void;
  /** See `ReconnectingSocket`. */
  readonly watchTurn: (endsAt: number | undefined) => void;
  /** Calls back with every frame that matches its schema, until the returned function is called. */
  readonly listen: (listener: Listener<E>) => () => void;
  /** Calls back on every change of the state, until the returned function is called. */
  readonly watch: (watcher: () => void) => () => void;
}

interface Options extends Omit<Net, 'call'> {
  /** Called whenever a connection opens, for games that must request their state again. */
  readonly onOpen?: (() => void) | undefined;
}

/** A reconnecting socket to one endpoint of the contract. It stays closed until `open` is called. */
export function createSocketClient<E extends RealtimeEndpoint>(
  endpoint: E,
  options: Options,
): SocketClient<E> {
  const listeners = new Set<Listener<E>>();
  const watchers = new Set<() => void>();
  const socket = new ReconnectingSocket({
    ...options,
    url: options.socketUrl + endpoint.path,
    onState: () => {
      for (const watcher of watchers) watcher();
    },
    onText: (text) => {
      const frame = readFrame(endpoint, text);
      if (frame === undefined) return options.onStrangeFrame(endpoint.name);
      for (const listener of listeners) listener(frame);
    },
  });
  return {
    get state() {
      return socket.state;
    },
    open: () => socket.open(),
    close: () => socket.close(),
    send: (command) => socket.send(JSON.stringify(command)),
    watchTurn: (endsAt) => socket.watchTurn(endsAt),
    listen: (listener) => subscribe(listeners, listener),
    watch: (watcher) => subscribe(watchers, watcher),
  };
}

function subscribe<Item>(items: Set<Item>, item: Item): () => void {
  items.add(item);
  return () => {
    items.delete(item);
  };
}
